import type { MailState } from '@vitrin/shared-contracts/replies';
import type { Db } from '../../platform/database/tables.ts';
import type { LeasedMail } from './outbox.repository.ts';

interface Delivery {
  state: MailState;
  isAddressRefused: boolean;
  at: string;
}

/** Notes how a mail of the newsletter has ended. An address that its server refuses for good gets no further mail. */
export async function saveDelivery(
  trx: Db,
  { id, letter_id, subscription_id }: Pick<LeasedMail, 'id' | 'letter_id' | 'subscription_id'>,
  { state, isAddressRefused, at }: Delivery,
): Promise<void> {
  if (subscription_id === null || (state !== 'sent' && state !== 'failed')) return;
  if (letter_id !== null)
    await trx
      .updateTable('newsletter_deliveries')
      .set({ state })
      .where('letter_id', '=', letter_id)
      .where('subscription_id', '=', subscription_id)
      .execute();
  if (!isAddressRefused) return;
  await trx.updateTable('mails').set({ text: '', html: null, leave_url: null }).where('id', '=', id).execute();
  await endSubscription(trx, subscription_id, at);
}

async function endSubscription(trx: Db, id: number, at: string): Promise<void> {
  const ended = await trx
    .updateTable('newsletter_subscriptions')
    .set({ state: 'refused', changed_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'confirmed'])
    .returning('lang')
    .executeTakeFirst();
  if (!ended) return;
  const proof = { subscription_id: id, at, event: 'refused', lang: ended.lang, statement: '', place: '' } as const;
  await trx.insertInto('newsletter_proofs').values(proof).execute();
  await trx
    .deleteFrom('newsletter_tokens')
    .where('subscription_id', '=', id)
    .where('purpose', '=', 'confirm')
    .execute();
}
