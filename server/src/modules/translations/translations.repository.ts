import type { Db } from '../../platform/database/tables.ts';

/** Returns the keys of the records of a kind whose states are stored, also of those in the trash. */
export async function storedRecords(db: Db, entity: string): Promise<Set<string>> {
  const rows = await db.selectFrom('translated_records').select('record').where('entity', '=', entity).execute();
  return new Set(rows.map(({ record }) => record));
}
