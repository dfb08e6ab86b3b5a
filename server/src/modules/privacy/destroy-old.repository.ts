import type { Db } from '../../database/tables.ts';
import { dayAfter, dayStart } from '../../istanbul-day.ts';
import { visitDimensions } from 'shared-contracts/visits';

/** Sums of the days up to `last`; answers how many. */
export async function deleteVisits(trx: Db, last: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('visits')
    // Named, so that the key is used.
    .where('dimension', 'in', visitDimensions)
    .where('day', '<=', last)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Mails that were sent or given up, written until the end of the day `last`, some at a time. */
export async function deleteMails(trx: Db, last: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('mails')
    .select('id')
    .where('created_at', '<', dayStart(dayAfter(last, 1)))
    .where('state', 'in', ['sent', 'failed'])
    .orderBy('created_at')
    .limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('mails').where('id', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Requests that were closed until the end of the day `last`, some at a time; answers their references. */
export async function deleteDataRequests(trx: Db, last: string, limit: number): Promise<string[]> {
  const old = trx
    .selectFrom('data_requests')
    .select('id')
    .where('state', '!=', 'open')
    .where('closed_at', '<', dayStart(dayAfter(last, 1)))
    .orderBy('closed_at')
    .limit(limit);
  const gone = await trx.deleteFrom('data_requests').where('id', 'in', old).returning('reference').execute();
  return gone.map(({ reference }) => reference);
}
