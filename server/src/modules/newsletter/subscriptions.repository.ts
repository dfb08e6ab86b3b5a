import type { SubscriptionEvent, SubscriptionState } from '@vitrin/shared-contracts/newsletter';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Upper estimate in bytes of a subscription with its proofs and links. */
export const SUBSCRIPTION_BYTES = 2_048;

/** A subscription as the rules need it. */
export type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

const columns = ['id', 'email', 'address', 'lang', 'state', 'asked', 'asked_at', 'created_at', 'changed_at'] as const;

/** Makes concurrent changes of one address wait for each other. */
export function lockAddress(trx: Db, address: string): Promise<void> {
  return helpersOf(trx).lock(trx, `newsletter ${address}`);
}

export function findByAddress(db: Db, address: string) {
  return db.selectFrom('newsletter_subscriptions').select(columns).where('address', '=', address).executeTakeFirst();
}

export function findSubscription(db: Db, id: number) {
  return db.selectFrom('newsletter_subscriptions').select(columns).where('id', '=', id).executeTakeFirst();
}

/** A subscription to store: the address as typed and as compared. */
export interface NewSubscription {
  email: string;
  address: string;
  lang: string;
  at: string;
}

export async function insertSubscription(trx: Db, { at, ...subscription }: NewSubscription): Promise<number> {
  const { id } = await trx
    .insertInto('newsletter_subscriptions')
    .values({ ...subscription, state: 'waiting', created_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveState(trx: Db, id: number, state: SubscriptionState, at: string): Promise<void> {
  // A confirmed person may be asked again as often as a new one, should the subscription end.
  const asked = state === 'confirmed' ? { asked: 0 } : {};
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ state, changed_at: at, ...asked })
    .where('id', '=', id)
    .execute();
}

/** Notes that a mail was written to the address, in the language of the last form. */
export async function saveAsked(
  trx: Db,
  id: number,
  { lang, at }: Pick<NewSubscription, 'lang' | 'at'>,
): Promise<void> {
  await trx
    .updateTable('newsletter_subscriptions')
    .set((update) => ({ asked: update('asked', '+', 1), asked_at: at, lang }))
    .where('id', '=', id)
    .execute();
}

export interface NewProof {
  subscription_id: number;
  at: string;
  event: SubscriptionEvent;
  lang: string;
  statement?: string;
  notice_revision?: number;
  place?: string;
}

export async function addProof(trx: Db, proof: NewProof): Promise<void> {
  await trx
    .insertInto('newsletter_proofs')
    .values({ statement: '', place: '', ...proof })
    .execute();
}

/** Deletes the mails that are not sent yet. One that is being sent stays. */
export async function deleteWaitingMails(trx: Db, subscriptionId: number): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['queued', 'failed'])
    .execute();
  await trx
    .deleteFrom('newsletter_deliveries')
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'queued')
    .execute();
}

export async function visitorBytes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('newsletter_subscriptions')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total * SUBSCRIPTION_BYTES;
}
