import { helpersOf } from '../database/helpers.ts';
import { readSetting, saveSetting } from '../database/settings.ts';
import type { Db } from '../database/tables.ts';

/** Beginning of the names of files that are deleted while a backup is being written. */
export const heldPrefix = 'deleted/';

export function heldName(name: string): string {
  return heldPrefix + name;
}

/** Time in milliseconds since the Unix epoch until which each hold stands. */
type Holds = Record<string, number>;

const KEY = 'file-holds';

/** Reports whether deleted files are kept, because a backup that names them is being written. */
export async function areFilesHeld(db: Db): Promise<boolean> {
  return standing((await readSetting<Holds>(db, KEY)).value).length > 0;
}

/** Places or extends a hold. It ends by itself, so that a killed backup does not keep files. */
export async function holdFiles(db: Db, id: string, until: number): Promise<void> {
  await changeHolds(db, (holds) => ({ ...holds, [id]: until }));
}

/** Ends a hold. Returns whether it was the last one. */
export async function releaseFiles(db: Db, id: string): Promise<boolean> {
  const left = await changeHolds(db, ({ [id]: _ended, ...others }) => others);
  return Object.keys(left).length === 0;
}

function changeHolds(db: Db, change: (holds: Holds) => Holds): Promise<Holds> {
  return db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, KEY);
    const { value, version } = await readSetting<Holds>(trx, KEY);
    const changed = change(Object.fromEntries(standing(value)));
    const now = new Date().toISOString();
    await saveSetting(trx, KEY, { value: changed, version: version + 1 }, { now, userId: null });
    return changed;
  });
}

function standing(holds: Partial<Holds>): [string, number][] {
  return Object.entries(holds).flatMap(([id, until = 0]) => (until > Date.now() ? [[id, until]] : []));
}
