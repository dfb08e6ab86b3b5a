import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { readPointer } from '../../../releases/stored/pointers.repository.ts';
import { archivedUntil } from '../remotes/archive.repository.ts';
import { isKnownUnit, unblockedEarlierReleases } from '../../../releases/stored/releases.repository.ts';

/** Days for which an open tab still finds the files of its release after that release was last live. */
export const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
/** Newest releases of a unit that are kept regardless of their age. */
const MIN_KEPT_NEWEST = 20;
/** Healthy releases that are kept as fallbacks for a live release that fails. */
const MIN_KEPT_HEALTHY = 5;

export async function unitsWithReleases(db: Db): Promise<Unit[]> {
  const rows = await db.selectFrom('releases').select('unit').distinct().orderBy('unit').execute();
  return rows.map(({ unit }) => unit as Unit);
}

export async function releaseIds(db: Db, unit: Unit): Promise<string[]> {
  return (await newestFirst(db, unit)).map(({ id }) => id);
}

/**
 * Returns the releases that are older than `before` and have since then been neither live nor a candidate nor subject
 * of a decision. For a retired remote, returns none while it is in the archive, and then all.
 */
export async function unneededReleases(db: Db, unit: Unit, before: string): Promise<string[]> {
  const until = await archivedUntil(db, unit);
  if (until !== null) return until > new Date().toISOString() ? [] : releaseIds(db, unit);
  const newest = (await isRemovedRemote(db, unit, before)) ? 0 : MIN_KEPT_NEWEST;
  const rows = await newestFirst(db, unit);
  const old = rows.slice(newest).filter(({ created_at }) => created_at < before);
  if (old.length === 0) return [];
  const needed = await neededReleases(db, unit, before);
  return old.map(({ id }) => id).filter((id) => !needed.has(id));
}

/** Checks whether the unit was removed before that time by a server that has no archive yet. */
async function isRemovedRemote(db: Db, unit: Unit, before: string): Promise<boolean> {
  if (await isKnownUnit(db, unit)) return false;
  const line = await db
    .selectFrom('release_log')
    .select('id')
    .where('unit', '=', unit)
    .where('action', '=', 'retire')
    .where('at', '>=', before)
    .limit(1)
    .executeTakeFirst();
  return line === undefined;
}

/**
 * Returns the earliest time at which the cleanup job may remove a release of the unit, if nothing changes until then;
 * null if all that are kept now stay.
 */
export async function nextRemovalAt(db: Db, unit: Unit): Promise<Date | null> {
  const rows = await newestFirst(db, unit);
  const needed = await neededReleases(db, unit, new Date().toISOString());
  const removable = rows.slice(MIN_KEPT_NEWEST).filter(({ id }) => !needed.has(id));
  const times = await Promise.all(removable.map(async ({ id, created_at }) => lastUseOf(db, { unit, id, created_at })));
  const [first] = times.toSorted((left, right) => left - right);
  return first === undefined ? null : new Date(Math.max(first + RETENTION_DAYS * DAY_MS, Date.now()));
}

/** Returns when the release was published, or was last live, a candidate or part of a decision. */
async function lastUseOf(db: Db, { unit, id, created_at }: { unit: Unit; id: string; created_at: string }) {
  const line = await db
    .selectFrom('release_log')
    .select((select) => select.fn.max('at').as('at'))
    .where('unit', '=', unit)
    .where((where) => where.or([where('before_id', '=', id), where('after_id', '=', id)]))
    .executeTakeFirst();
  return Math.max(Date.parse(created_at), Date.parse(line?.at ?? created_at));
}

function newestFirst(db: Db, unit: Unit) {
  return db
    .selectFrom('releases')
    .select(['id', 'created_at'])
    .where('unit', '=', unit)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

async function neededReleases(db: Db, unit: Unit, before: string): Promise<ReadonlySet<string | null>> {
  const pointer = await readPointer(db, unit);
  const lines = await db
    .selectFrom('release_log')
    .select(['before_id', 'after_id'])
    .where('unit', '=', unit)
    .where('at', '>=', before)
    .execute();
  return new Set([
    pointer?.live ?? null,
    pointer?.previous ?? null,
    pointer?.candidate ?? null,
    ...(await unblockedEarlierReleases(db, unit, MIN_KEPT_HEALTHY)),
    ...lines.flatMap(({ before_id, after_id }) => [before_id, after_id]),
  ]);
}

/** Deletes a release with its health counts, tags, links and switched off places; its log entries and faults are kept. */
export async function deleteRelease(trx: Db, unit: Unit, id: string): Promise<void> {
  await trx.deleteFrom('releases').where('unit', '=', unit).where('id', '=', id).execute();
  await trx.deleteFrom('release_health').where('unit', '=', unit).where('release_id', '=', id).execute();
  await trx.deleteFrom('release_tags').where('unit', '=', unit).where('release_id', '=', id).execute();
  await trx.deleteFrom('release_links').where('unit', '=', unit).where('release_id', '=', id).execute();
  await trx.deleteFrom('switched_off_places').where('unit', '=', unit).where('release_id', '=', id).execute();
}
