import type { SubscriptionEvent } from '@vitrin/shared-contracts/newsletter';
import type { Db } from '../../platform/database/tables.ts';
import { isConfirmable, maskedEmail } from './subscription-rules.ts';
import {
  addProof,
  deleteWaitingMails,
  findSubscription,
  lockAddress,
  saveState,
  type Subscription,
} from './subscriptions.repository.ts';
import { deleteConfirmTokens, subscriptionOfToken, type TokenPurpose } from './tokens.repository.ts';

/** What a link leads to: a question, or an answer when it is done already. */
export type LinkState = { state: 'open' | 'done'; email: string } | { state: 'invalid' };

const invalidLink: LinkState = { state: 'invalid' };

/** Returns what the page of a link shows. Changes nothing: mail scanners open links. */
export async function readLink(db: Db, token: string, purpose: TokenPurpose): Promise<LinkState> {
  const subscription = await subscriptionOf(db, token, purpose);
  return subscription ? linkState(subscription, purpose) : invalidLink;
}

/** Confirms a subscription; a second press changes nothing. */
export function confirmSubscription(db: Db, token: string): Promise<LinkState> {
  return press(db, token, 'confirm', (trx, subscription, at) =>
    setState(trx, subscription, { event: 'confirmed', at }),
  );
}

/** Ends a subscription; a second press changes nothing. */
export function leaveNewsletter(db: Db, token: string): Promise<LinkState> {
  return press(db, token, 'leave', (trx, subscription, at) => setState(trx, subscription, { event: 'left', at }));
}

/** Ends a subscription for a person who has asked the company. */
export function removeSubscription(trx: Db, subscription: Subscription, actor: string): Promise<void> {
  return setState(trx, subscription, { event: 'removed', at: new Date().toISOString(), place: actor });
}

async function press(
  db: Db,
  token: string,
  purpose: TokenPurpose,
  change: (trx: Db, subscription: Subscription, at: string) => Promise<void>,
): Promise<LinkState> {
  return db.transaction().execute(async (trx) => {
    const found = await subscriptionOf(trx, token, purpose);
    if (!found) return invalidLink;
    await lockAddress(trx, found.address);
    // Read again: another press may have changed it meanwhile.
    const subscription = await subscriptionOf(trx, token, purpose);
    const link = subscription ? linkState(subscription, purpose) : invalidLink;
    if (!subscription || link.state !== 'open') return link;
    await change(trx, subscription, new Date().toISOString());
    return { ...link, state: 'done' };
  });
}

async function subscriptionOf(db: Db, token: string, purpose: TokenPurpose): Promise<Subscription | undefined> {
  const id = await subscriptionOfToken(db, token, purpose);
  return id === null ? undefined : findSubscription(db, id);
}

function linkState(subscription: Subscription, purpose: TokenPurpose): LinkState {
  const email = maskedEmail(subscription.email);
  const isActive = subscription.state === 'waiting' || subscription.state === 'confirmed';
  if (purpose === 'leave') return { state: isActive ? 'open' : 'done', email };
  if (subscription.state === 'confirmed') return { state: 'done', email };
  return isConfirmable(subscription, Date.now()) ? { state: 'open', email } : invalidLink;
}

interface Change {
  event: Extract<SubscriptionEvent, 'confirmed' | 'left' | 'removed'>;
  at: string;
  place?: string;
}

async function setState(trx: Db, { id, lang }: Subscription, { event, at, place = '' }: Change): Promise<void> {
  await saveState(trx, id, event === 'confirmed' ? 'confirmed' : 'left', at);
  await addProof(trx, { subscription_id: id, at, event, lang, place });
  if (event === 'confirmed') return;
  // An old link to confirm must not bring the subscription back, and no letter may follow.
  await deleteConfirmTokens(trx, id);
  await deleteWaitingMails(trx, id);
}
