import type { Db } from '../../platform/database/tables.ts';

/** Makes a mail due immediately with all attempts available again. Returns false when it is sent or being sent. */
export async function retryMail(trx: Db, id: number, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, next_try_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'queued'])
    // The mail of a subscription that has ended is emptied.
    .where('text', '!=', '')
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
