import type { RemoteRow } from '@vitrin/shared-contracts/release-management';
import { units, type RemoteName, type Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { NotFound } from '../../../platform/errors.ts';
import { readPointers } from '../../../releases/stored/pointers.repository.ts';
import { builtInSegment, builtInTitles, isBuiltIn } from './remote-names.ts';
import { readAddedRemotes } from '../../../releases/stored/releases.repository.ts';

/** A unit of this site: built in, or a remote that a team has added. */
export interface KnownUnit {
  unit: Unit;
  title: string;
  segment: string | null;
}

export async function knownUnits(db: Db): Promise<KnownUnit[]> {
  const added = await readAddedRemotes(db);
  return [
    ...units.map((unit) => ({ unit, title: builtInTitles[unit], segment: builtInSegment(unit) })),
    ...added.map(({ name, segment, title }) => ({ unit: name, title, segment })),
  ];
}

/** Returns the unit of this name; throws 404 if the site does not have it. */
export async function requireUnit(db: Db, name: string): Promise<KnownUnit> {
  const all = await knownUnits(db);
  const known = all.find(({ unit }) => unit === name);
  if (!known) {
    const units = all.map((each) => each.unit).join(', ');
    throw new NotFound('no-unit', `Böyle bir birim yok. Birimler: ${units}`);
  }
  return known;
}

/** Lists the remotes. The shell has no address and is part of every site. */
export async function listRemotes(db: Db): Promise<RemoteRow[]> {
  const known = await knownUnits(db);
  const live = new Map((await readPointers(db)).map((pointer) => [pointer.unit, pointer.live]));
  return known
    .filter(({ unit }) => unit !== 'shell')
    .map(({ unit, title, segment }) => ({
      name: unit as RemoteName,
      title,
      segment: segment ?? '',
      is_built_in: isBuiltIn(unit),
      live: live.get(unit) ?? null,
    }));
}
