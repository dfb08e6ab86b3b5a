import type { ReleaseDescriptor, Unit } from 'shared-contracts/releases';
import type { Db } from '../database/tables.ts';

export interface Pointer {
  unit: Unit;
  live: string;
  previous: string | null;
}

export async function readPointers(db: Db): Promise<Pointer[]> {
  const rows = await db.selectFrom('release_pointers').select(['unit', 'live', 'previous']).execute();
  return rows.map((row) => ({ unit: row.unit as Unit, live: row.live, previous: row.previous }));
}

export async function findRelease(db: Db, unit: Unit, id: string): Promise<ReleaseDescriptor | null> {
  const row = await db
    .selectFrom('releases')
    .select('descriptor')
    .where('unit', '=', unit)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? (JSON.parse(row.descriptor) as ReleaseDescriptor) : null;
}

export async function insertRelease(db: Db, descriptor: ReleaseDescriptor, actor: string): Promise<void> {
  await db
    .insertInto('releases')
    .values({
      unit: descriptor.unit,
      id: descriptor.id,
      descriptor: JSON.stringify(descriptor),
      created_at: new Date().toISOString(),
      published_by: actor,
    })
    .onConflict((conflict) => conflict.columns(['unit', 'id']).doNothing())
    .execute();
}

/** Who moves a pointer, and why; both stand in the append-only log. */
export interface Promotion {
  unit: Unit;
  id: string;
  actor: string;
  action: 'promote' | 'rollback' | 'start';
  reason: string;
}

/** Points a unit at a release. The one before becomes `previous`, which answers when the new one fails. */
export async function promoteRelease(db: Db, { unit, id, actor, action, reason }: Promotion): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('release_pointers').select('live').where('unit', '=', unit).executeTakeFirst();
    if (before?.live === id) return;
    const at = new Date().toISOString();
    const pointer = { live: id, previous: before?.live ?? null, changed_at: at, changed_by: actor };
    await trx
      .insertInto('release_pointers')
      .values({ unit, ...pointer })
      .onConflict((conflict) => conflict.column('unit').doUpdateSet(pointer))
      .execute();
    await trx
      .insertInto('release_log')
      .values({ at, unit, action, before_id: before?.live ?? null, after_id: id, actor, reason })
      .execute();
  });
}

export interface Fault {
  unit: Unit;
  release_id: string;
  phase: string;
  message: string;
}

export async function insertFault(db: Db, fault: Fault): Promise<void> {
  await db
    .insertInto('release_faults')
    .values({ at: new Date().toISOString(), ...fault })
    .execute();
}

/** The release of the local build that a start has seen last; an operator's later choice is not overridden by it. */
export async function lastLocalRelease(db: Db, unit: Unit): Promise<string | null> {
  const row = await db
    .selectFrom('release_log')
    .select('after_id')
    .where('unit', '=', unit)
    .where('action', '=', 'start')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.after_id ?? null;
}
