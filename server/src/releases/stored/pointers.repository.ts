import type { liveChangingActions, ReleaseAction } from '@vitrin/shared-contracts/release-management';
import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';
import { readDescriptor } from './stored-descriptor.ts';

/** The releases that a unit's documents name. */
export interface Pointer {
  unit: Unit;
  live: string;
  previous: string | null;
  candidate: string | null;
  /** Percentage of visitors that get the candidate. */
  percent: number;
  /** ISO time of the last change of the pointer. */
  changedAt: string;
  changedBy: string;
}

export async function readPointers(db: Db): Promise<Pointer[]> {
  const rows = await db.selectFrom('release_pointers').selectAll().execute();
  return rows.map(({ changed_at: changedAt, changed_by: changedBy, unit, ...row }) => ({
    ...row,
    unit: unit as Unit,
    changedAt,
    changedBy,
  }));
}

export async function readPointer(db: Db, unit: Unit): Promise<Pointer | null> {
  return (await readPointers(db)).find((pointer) => pointer.unit === unit) ?? null;
}

/** Returns the descriptor of each unit's live release. */
export async function liveDescriptors(db: Db): Promise<ReadonlyMap<Unit, ReleaseDescriptor>> {
  const rows = await db
    .selectFrom('release_pointers as pointer')
    .innerJoin('releases', (join) =>
      join.onRef('releases.unit', '=', 'pointer.unit').onRef('releases.id', '=', 'pointer.live'),
    )
    .select(['pointer.unit', 'releases.id', 'releases.descriptor'])
    .orderBy('pointer.unit')
    .execute();
  return new Map(rows.map((row) => [row.unit as Unit, readDescriptor(row).descriptor]));
}

/** A move of a pointer. Actor and reason are stored in the append-only log. */
export interface Move {
  unit: Unit;
  /** The live release when the user made the decision; null if there was none. */
  expected: string | null;
  to: string;
  actor: string;
  action: (typeof liveChangingActions)[number];
  reason: string;
  /** Promoted without the second person that the unit needs. */
  emergency?: boolean;
}

/**
 * Points the unit at `to` if it still points at `expected` (compare-and-swap), and logs the move. Returns false if the
 * pointer has changed in the meantime.
 */
export async function movePointer(trx: Db, move: Move): Promise<boolean> {
  const { unit, expected, to, actor } = move;
  const pointer = { live: to, previous: expected, changed_at: new Date().toISOString(), changed_by: actor };
  const moved =
    expected === null
      ? await insertPointer(trx, { unit, ...pointer })
      : await compareAndSwap(trx, unit, expected, pointer);
  if (!moved) return false;
  await addLogEntry(trx, { ...move, before: expected, after: to });
  return true;
}

interface NewPointer {
  live: string;
  previous: string | null;
  changed_at: string;
  changed_by: string;
}

async function insertPointer(trx: Db, pointer: NewPointer & { unit: Unit }): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('release_pointers')
    .values(pointer)
    .onConflict((conflict) => conflict.column('unit').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Moves the pointer. A candidate that goes live is no longer a candidate. */
async function compareAndSwap(trx: Db, unit: Unit, expected: string, pointer: NewPointer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('release_pointers')
    .set(pointer)
    .where('unit', '=', unit)
    .where('live', '=', expected)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .updateTable('release_pointers')
    .set({ candidate: null, percent: 0 })
    .where('unit', '=', unit)
    .where('candidate', '=', pointer.live)
    .execute();
  return true;
}

/** Deletes the pointer, so that no release of the unit is named any more. */
export async function deletePointer(trx: Db, unit: Unit): Promise<void> {
  await trx.deleteFrom('release_pointers').where('unit', '=', unit).execute();
}

/** Which release a share of the visitors gets; `candidate` null ends the canary. */
export interface CanaryMove {
  unit: Unit;
  expected: string | null;
  candidate: string | null;
  percent: number;
  actor: string;
  reason: string;
}

/**
 * Sets the candidate if the unit still points at `expected`. Returns false if the pointer has changed in the meantime.
 */
export async function setCandidate(
  trx: Db,
  { unit, expected, candidate, percent, actor, reason }: CanaryMove,
): Promise<boolean> {
  const before = await readPointer(trx, unit);
  const { numUpdatedRows } = await trx
    .updateTable('release_pointers')
    .set({
      candidate,
      percent: candidate === null ? 0 : percent,
      changed_at: new Date().toISOString(),
      changed_by: actor,
    })
    .where('unit', '=', unit)
    .where('live', '=', expected ?? '')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const action = candidate === null ? 'canary-end' : 'canary';
  await addLogEntry(trx, { unit, action, before: before?.candidate ?? null, after: candidate, actor, reason });
  return true;
}

export interface LogEntry {
  unit: Unit;
  action: ReleaseAction;
  before: string | null;
  after: string | null;
  actor: string;
  reason: string;
  emergency?: boolean;
}

/**
 * Returns when the unit's pointer was last moved by this action; null if never. Read from the log, which all processes
 * share.
 */
export async function lastMoveAt(db: Db, unit: Unit, action: Move['action']): Promise<string | null> {
  const row = await db
    .selectFrom('release_log')
    .select('at')
    .where('unit', '=', unit)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Adds an entry to the release log, which the database keeps append-only. */
export async function addLogEntry(trx: Db, entry: LogEntry): Promise<void> {
  const { before, after, emergency = false, unit, action, actor, reason } = entry;
  const at = new Date().toISOString();
  await trx
    .insertInto('release_log')
    .values({ at, unit, action, before_id: before, after_id: after, actor, reason, emergency: emergency ? 1 : 0 })
    .execute();
}
