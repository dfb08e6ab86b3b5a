import { limits } from '@vitrin/shared-contracts/limits';
import type { Subscription } from './subscriptions.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A lost answer or a second press within this time writes no second mail. */
const GAP_MS = 10 * MINUTE_MS;
/** A subscriber who fills in the form again gets a mail about it at most once a day. */
const KNOWN_GAP_MS = DAY_MS;

/** What the form of an address leads to: a mail that asks to confirm, one that says it is subscribed, or nothing. */
export type FormResult = 'ask' | 'known' | 'nothing';

type Known = Pick<Subscription, 'asked' | 'asked_at' | 'state'>;

/**
 * Decides what the form of an address leads to. The number of mails is limited for each address, so that the form cannot be used to fill
 * the mailbox of another person.
 */
export function formResult(known: Known | undefined, now: number): FormResult {
  if (!known) return 'ask';
  const since = known.asked_at === null ? Number.POSITIVE_INFINITY : now - Date.parse(known.asked_at);
  if (known.state === 'confirmed') return since >= KNOWN_GAP_MS ? 'known' : 'nothing';
  return since >= GAP_MS && known.asked < limits.newsletter.confirmations ? 'ask' : 'nothing';
}

/** Checks whether an unconfirmed subscription can still be confirmed. */
export function isConfirmable({ state, changed_at }: Pick<Subscription, 'state' | 'changed_at'>, now: number): boolean {
  return state === 'waiting' && now - Date.parse(changed_at) < limits.newsletter.waitingDays * DAY_MS;
}

/** Returns the time before which a subscription that waits is erased. */
export function waitingSince(now: number): string {
  return new Date(now - limits.newsletter.waitingDays * DAY_MS).toISOString();
}

/** Shortens the address, so that only a reader who knows it recognises it: a letter may be forwarded. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@', 2);
  return `${Array.from(name)[0] ?? ''}•••@${domain}`;
}
