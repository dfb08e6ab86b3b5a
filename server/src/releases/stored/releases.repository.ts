import { liveChangingActions } from '@vitrin/shared-contracts/release-management';
import {
  units,
  type FaultPhase,
  type ReleaseDescriptor,
  type RemoteName,
  type Unit,
} from '@vitrin/shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';
import { readDescriptor } from './stored-descriptor.ts';

/** A release as accepted: the signature covers the exact text of the descriptor. */
export interface SignedRelease {
  descriptor: ReleaseDescriptor;
  text: string;
  signature: string | null;
  /** Public key of the signer; null if unsigned. */
  signedBy: string | null;
}

export async function findRelease(db: Db, unit: Unit, id: string): Promise<SignedRelease | null> {
  const row = await db
    .selectFrom('releases')
    .select(['unit', 'id', 'descriptor', 'signature', 'signed_by'])
    .where('unit', '=', unit)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? signedRelease(row) : null;
}

interface StoredRow {
  unit: string;
  id: string;
  descriptor: string;
  signature: string | null;
  signed_by: string | null;
}

/**
 * Treats a row whose text is not the descriptor of exactly this release as unsigned, whatever its other columns
 * contain.
 */
export function signedRelease(row: StoredRow): SignedRelease {
  const { descriptor, matchesRow } = readDescriptor(row);
  const { descriptor: text, signature, signed_by: signedBy } = row;
  return matchesRow ? { descriptor, text, signature, signedBy } : { descriptor, text, signature: null, signedBy: null };
}

/** Inserts a release. An existing one stays unchanged, except that an unsigned one gets its signature. */
export async function insertRelease(db: Db, release: SignedRelease, actor: string): Promise<void> {
  const { descriptor, text, signature, signedBy } = release;
  await db
    .insertInto('releases')
    .values({
      unit: descriptor.unit,
      id: descriptor.id,
      descriptor: text,
      created_at: new Date().toISOString(),
      published_by: actor,
      signature,
      signed_by: signedBy,
    })
    .onConflict((conflict) => conflict.columns(['unit', 'id']).doNothing())
    .execute();
}

/**
 * Replaces the signature of a build that this site registers itself: the stored one is missing or was made with another
 * secret.
 */
export async function replaceSignature(
  db: Db,
  { descriptor, text, signature, signedBy }: SignedRelease,
): Promise<void> {
  await db
    .updateTable('releases')
    .set({ descriptor: text, signature, signed_by: signedBy })
    .where('unit', '=', descriptor.unit)
    .where('id', '=', descriptor.id)
    .execute();
}

/** Blocks a release that failed visitors, so that it is never chosen automatically; null unblocks it. */
export async function setBlocked(db: Db, unit: Unit, id: string, reason: string | null): Promise<void> {
  await db
    .updateTable('releases')
    .set({ set_aside_at: reason === null ? null : new Date().toISOString(), set_aside_reason: reason })
    .where('unit', '=', unit)
    .where('id', '=', id)
    .execute();
}

/**
 * Maximum number of earlier releases that are searched for a fallback of the live one: some may be unusable, for
 * example those from before signatures.
 */
export const maxFallbacks = 20;

/** Returns the unblocked releases that were live before, the last first; without the live one. */
export async function unblockedEarlierReleases(db: Db, unit: Unit, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('release_log as log')
    .innerJoin('releases', (join) =>
      join.onRef('releases.unit', '=', 'log.unit').onRef('releases.id', '=', 'log.after_id'),
    )
    .innerJoin('release_pointers as pointer', 'pointer.unit', 'log.unit')
    .select((expression) => ['releases.id', expression.fn.max('log.id').as('last')])
    .where('log.unit', '=', unit)
    .where('log.action', 'in', [...liveChangingActions])
    .where('releases.set_aside_at', 'is', null)
    .whereRef('releases.id', '!=', 'pointer.live')
    .groupBy('releases.id')
    .orderBy('last', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the stored release that was live last, also of a remote that is in the archive; null if there is none. */
export async function lastLiveRelease(db: Db, unit: Unit): Promise<string | null> {
  const row = await db
    .selectFrom('release_log as log')
    .innerJoin('releases', (join) =>
      join.onRef('releases.unit', '=', 'log.unit').onRef('releases.id', '=', 'log.after_id'),
    )
    .select('releases.id')
    .where('log.unit', '=', unit)
    .where('log.action', 'in', [...liveChangingActions])
    .orderBy('log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface Fault {
  unit: Unit;
  release_id: string;
  phase: FaultPhase;
  message: string;
}

export async function insertFault(db: Db, fault: Fault): Promise<void> {
  await db
    .insertInto('release_faults')
    .values({ at: new Date().toISOString(), ...fault })
    .execute();
}

/**
 * Inserts a fault unless it is already stored: an unhealthy release is checked again at every start and pointer move.
 */
export async function insertFaultOnce(db: Db, fault: Fault): Promise<void> {
  const known = await db
    .selectFrom('release_faults')
    .select('id')
    .where('unit', '=', fault.unit)
    .where('release_id', '=', fault.release_id)
    .where('phase', '=', fault.phase)
    .where('message', '=', fault.message)
    .limit(1)
    .executeTakeFirst();
  if (!known) await insertFault(db, fault);
}

/**
 * Returns the local build that the last start registered, and whether it went live then, so that a later choice of
 * staff is not overridden.
 */
export async function lastLocalBuild(db: Db, unit: Unit): Promise<{ id: string | null; wentLive: boolean } | null> {
  const row = await db
    .selectFrom('release_log')
    .select(['after_id', 'action'])
    .where('unit', '=', unit)
    .where('action', 'in', ['start', 'start-held'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.after_id, wentLive: row.action === 'start' } : null;
}

/** Checks whether a release was published with a credential, rather than brought by a checkout of the site. */
export async function wasPublished(db: Db, unit: Unit, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('release_log')
    .select('id')
    .where('unit', '=', unit)
    .where('action', '=', 'publish')
    .where('after_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AddedRemote {
  name: RemoteName;
  segment: string;
  title: string;
}

/** Returns the remotes that are not built in. */
export async function readAddedRemotes(db: Db): Promise<AddedRemote[]> {
  const rows = await db.selectFrom('remotes').select(['name', 'segment', 'title']).orderBy('name').execute();
  return rows.map(({ name, segment, title }) => ({ name: name as RemoteName, segment, title }));
}

/** Checks whether the unit is built in or an additional remote of this site. */
export async function isKnownUnit(db: Db, unit: Unit): Promise<boolean> {
  if (units.some((own) => own === unit)) return true;
  return (await readAddedRemotes(db)).some(({ name }) => name === unit);
}
