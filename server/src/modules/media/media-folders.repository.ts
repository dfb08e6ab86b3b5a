import type { MediaFolder } from 'shared-contracts/media';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const alphabet = new Intl.Collator('tr');

/** Every folder with the number of its pictures, in the Turkish alphabet; first what lies in none. */
export async function mediaFolders(db: Db): Promise<MediaFolder[]> {
  const rows = await db
    .selectFrom('media')
    .select(['folder as name', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('folder')
    .execute();
  return rows.toSorted((left, right) => alphabet.compare(left.name, right.name));
}

export async function folderNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('folder').distinct().where('folder', '!=', '').execute();
  return rows.map(({ folder }) => folder);
}

/** Lays the pictures into a folder and tells which of them stand. */
export async function moveMedia(
  trx: Db,
  ids: readonly number[],
  folder: string,
  { now, userId }: Stamp,
): Promise<number[]> {
  const rows = await trx
    .updateTable('media')
    .set({ folder, updated_at: now, updated_by: userId })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** All pictures of one folder into another; gives their number. */
export async function moveFolder(
  trx: Db,
  { from, to }: { from: string; to: string },
  { now, userId }: Stamp,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('media')
    .set({ folder: to, updated_at: now, updated_by: userId })
    .where('folder', '=', from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
