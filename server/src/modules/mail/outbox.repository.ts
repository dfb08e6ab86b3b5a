import type { MailPurpose } from '@vitrin/shared-contracts/mail';
import type { MailState } from '@vitrin/shared-contracts/replies';
import { retentionStart } from '../../platform/jobs/clock-check.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isLinkMail, isNewsletterMail } from './link-purposes.ts';

/** A plain-text mail to send. */
export interface NewMail {
  purpose: MailPurpose;
  recipient: string;
  subject: string;
  text: string;
  /** Reply-To address; if absent, the one from the settings. */
  replyTo?: string;
  /** The visitor's message that the mail belongs to; the mail is deleted with it. */
  messageId?: number;
  /** Name of the author; if absent, the site itself. */
  author?: string;
  /** The same text as an HTML document, for mails of the newsletter. */
  html?: string;
  /** Address that ends the subscription in one press (RFC 8058). */
  leaveUrl?: string;
  /** The subscription that the mail belongs to; a permanent refusal ends it. */
  subscriptionId?: number;
  /** The letter that the mail is a copy of. */
  letterId?: number;
}

export async function insertMail(trx: Db, mail: NewMail): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await trx
    .insertInto('mails')
    .values({
      purpose: mail.purpose,
      message_id: mail.messageId ?? null,
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? '',
      subject: mail.subject,
      text: mail.text,
      author: mail.author ?? '',
      html: mail.html ?? null,
      leave_url: mail.leaveUrl ?? null,
      subscription_id: mail.subscriptionId ?? null,
      letter_id: mail.letterId ?? null,
      created_at: await retentionStart(trx),
      next_try_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * A mail that only this process may send until `next_try_at`; `attempts` identifies this attempt. `wasInterrupted`: the
 * process ended during the previous attempt: it is unknown whether the mail server has accepted the mail.
 */
export type LeasedMail = NonNullable<Awaited<ReturnType<typeof leaseMail>>>;

const leased = [
  'id',
  'purpose',
  'message_id',
  'recipient',
  'reply_to',
  'subject',
  'text',
  'html',
  'leave_url',
  'subscription_id',
  'letter_id',
  'attempts',
  'created_at',
] as const;

/**
 * Leases the mail that has been due longest, including one whose lease has expired. Of several processes that select
 * the same row, only one updates it; the others get undefined.
 */
export async function leaseMail(db: Db, now: string, until: string) {
  const due = await db
    .selectFrom('mails')
    .select(['id', 'state', 'attempts'])
    .where('state', 'in', ['queued', 'sending'])
    .where('deleted_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .executeTakeFirst();
  if (!due) return undefined;
  const mail = await db
    .updateTable('mails')
    .set({ state: 'sending', attempts: due.attempts + 1, next_try_at: until })
    .where('id', '=', due.id)
    .where('state', '=', due.state)
    .where('attempts', '=', due.attempts)
    .returning(leased)
    .executeTakeFirst();
  return mail && { ...mail, wasInterrupted: due.state === 'sending' };
}

/** Leases a mail that was inserted in the same transaction, before other processes can see it. */
export async function leaseMailById(trx: Db, id: number, until: string): Promise<LeasedMail> {
  const mail = await trx
    .updateTable('mails')
    .set({ state: 'sending', attempts: 1, next_try_at: until })
    .where('id', '=', id)
    .returning(leased)
    .executeTakeFirstOrThrow();
  return { ...mail, wasInterrupted: false };
}

export type Outcome = {
  state: MailState;
  next_try_at: string | null;
  last_error: string;
  sent_at?: string;
};

/** Saves the outcome of a leased attempt. Returns false and changes nothing when the lease was lost meanwhile. */
export async function saveOutcome(trx: Db, { id, attempts, purpose }: LeasedMail, outcome: Outcome): Promise<boolean> {
  // A digest contains subjects of messages that may be destroyed long before the digest; a link gives access.
  const isTemporary = purpose === 'digest' || isLinkMail(purpose) || isNewsletterMail(purpose);
  const emptied = outcome.state === 'sent' && isTemporary ? { text: '', html: null, leave_url: null } : {};
  const row = await trx
    .updateTable('mails')
    .set({ ...outcome, ...emptied })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
