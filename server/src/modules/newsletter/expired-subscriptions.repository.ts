import type { SubscriptionState } from '@vitrin/shared-contracts/newsletter';
import type { Db } from '../../platform/database/tables.ts';

/** Deletes subscriptions that wait since before a time, with their mails. */
export function deleteUnconfirmed(trx: Db, before: string, limit: number): Promise<number> {
  return deleteChangedBefore(trx, ['waiting'], { before, limit });
}

/** Deletes ended subscriptions with their proofs. */
export function deleteEnded(trx: Db, before: string, limit: number): Promise<number> {
  return deleteChangedBefore(trx, ['left', 'refused'], { before, limit });
}

async function deleteChangedBefore(
  trx: Db,
  states: readonly SubscriptionState[],
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const rows = await trx
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('state', 'in', states)
    .where('changed_at', '<', before)
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom('mails').where('subscription_id', 'in', ids).execute();
  await trx.deleteFrom('newsletter_subscriptions').where('id', 'in', ids).execute();
  return ids.length;
}
