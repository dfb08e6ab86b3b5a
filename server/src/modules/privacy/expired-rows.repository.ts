import { visitDimensions } from '@vitrin/shared-contracts/visits';
import type { Db } from '../../platform/database/tables.ts';
import { dayAfter, dayStart } from '../../platform/istanbul-day.ts';

/** Scope of one statement: rows up to and including the day `last`, at most `limit`. */
export interface Deletion {
  last: string;
  limit: number;
  at: string;
}

/** Soft-deletes visit counts, oldest days first. */
export async function deleteVisits(trx: Db, { last, limit, at }: Deletion): Promise<number> {
  const old = await trx
    .selectFrom('visits')
    .select(['dimension', 'day', 'value'])
    // With the dimensions listed, the query can use the primary key.
    .where('dimension', 'in', visitDimensions)
    .where('day', '<=', last)
    .where('deleted_at', 'is', null)
    .orderBy('day')
    .limit(limit)
    .execute();
  for (const { dimension, day, value } of old)
    await trx
      .updateTable('visits')
      .set({ deleted_at: at })
      .where('dimension', '=', dimension)
      .where('day', '=', day)
      .where('value', '=', value)
      .execute();
  return old.length;
}

/** Soft-deletes mails that were sent or given up. */
export async function deleteMails(trx: Db, { last, limit, at }: Deletion): Promise<number> {
  const old = trx
    .selectFrom('mails')
    .select('id')
    .where('created_at', '<', dayStart(dayAfter(last, 1)))
    .where('state', 'in', ['sent', 'failed'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(limit);
  const { numUpdatedRows } = await trx
    .updateTable('mails')
    .set({ deleted_at: at })
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Soft-deletes closed requests. */
export async function deleteDataRequests(trx: Db, { last, limit, at }: Deletion): Promise<number> {
  const old = trx
    .selectFrom('data_requests')
    .select('id')
    .where('state', '!=', 'open')
    .where('closed_at', '<', dayStart(dayAfter(last, 1)))
    .where('deleted_at', 'is', null)
    .orderBy('closed_at')
    .limit(limit);
  const { numUpdatedRows } = await trx
    .updateTable('data_requests')
    .set({ deleted_at: at })
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Soft-deletes consent choices that are no longer needed as proof. */
export async function deleteConsents(trx: Db, { last, limit, at }: Deletion): Promise<number> {
  const old = trx
    .selectFrom('consents')
    .select('id')
    .where('at', '<', dayStart(dayAfter(last, 1)))
    .where('deleted_at', 'is', null)
    .orderBy('at')
    .limit(limit);
  const { numUpdatedRows } = await trx
    .updateTable('consents')
    .set({ deleted_at: at })
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Destroys rows that were soft-deleted up to `before`; returns their number and their references, if the table has any.
 */
export async function destroyRows(
  trx: Db,
  table: 'visits' | 'mails' | 'data_requests' | 'consents',
  before: string,
): Promise<{ count: number; references: string[] }> {
  if (table === 'data_requests') {
    const gone = await trx.deleteFrom(table).where('deleted_at', '<=', before).returning('reference').execute();
    return { count: gone.length, references: gone.map(({ reference }) => reference) };
  }
  const { numDeletedRows } = await trx.deleteFrom(table).where('deleted_at', '<=', before).executeTakeFirstOrThrow();
  return { count: Number(numDeletedRows), references: [] };
}
