import type { PersonalSubscription } from '@vitrin/shared-contracts/privacy';
import type { Db } from '../../platform/database/tables.ts';

/** Returns the subscription of an address to the newsletter with its proofs; null without one. */
export async function subscriptionOf(db: Db, sender: string): Promise<PersonalSubscription | null> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'lang', 'state', 'created_at', 'changed_at'])
    .where('address', '=', sender)
    .executeTakeFirst();
  if (!row) return null;
  const { id, ...subscription } = row;
  const proofs = await db
    .selectFrom('newsletter_proofs')
    .select(['at', 'event', 'statement', 'notice_revision', 'place'])
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute();
  // Staff are not named.
  return {
    ...subscription,
    proofs: proofs.map((proof) => (proof.event === 'removed' ? { ...proof, place: '' } : proof)),
  };
}
