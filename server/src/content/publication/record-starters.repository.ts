import type { Db } from '../../platform/database/tables.ts';
import type { RecordKey } from '../history/record-versions.repository.ts';

/** Stores who has started a record: the user who has created it, or who has started the draft that it was made from. */
export async function saveStarter(trx: Db, { entity, record }: RecordKey, userId: number): Promise<void> {
  await trx
    .insertInto('record_starters')
    .values({ entity, record, user_id: userId })
    // An id of a record that was deleted for ever can be given again.
    .onConflict((conflict) => conflict.columns(['entity', 'record']).doUpdateSet({ user_id: userId }))
    .execute();
}

/** Checks whether a user has started a record. */
export async function isStarter(db: Db, { entity, record }: RecordKey, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('record_starters')
    .select('user_id')
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the keys of the records of a kind that a user has started, among these. */
export async function startedRecords(
  db: Db,
  entity: string,
  { records, userId }: { records: readonly string[]; userId: number },
): Promise<ReadonlySet<string>> {
  if (records.length === 0) return new Set();
  const rows = await db
    .selectFrom('record_starters')
    .select('record')
    .where('entity', '=', entity)
    .where('user_id', '=', userId)
    .where('record', 'in', records)
    .execute();
  return new Set(rows.map(({ record }) => record));
}

/** Forgets who has started a record that is destroyed. */
export async function deleteStarter(trx: Db, { entity, record }: RecordKey): Promise<void> {
  await trx.deleteFrom('record_starters').where('entity', '=', entity).where('record', '=', record).execute();
}
