import type { MailPurpose } from '@vitrin/shared-contracts/mail';
import type { MailState } from '@vitrin/shared-contracts/replies';
import { retentionStart } from '../../platform/jobs/clock-check.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isLinkMail } from './link-purposes.ts';

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
      created_at: await retentionStart(trx),
      next_try_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail that only this process may send until `next_try_at`; `attempts` identifies this attempt. */
export type LeasedMail = NonNullable<Awaited<ReturnType<typeof leaseMail>>>;

const leased = [
  'id',
  'purpose',
  'message_id',
  'recipient',
  'reply_to',
  'subject',
  'text',
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
  return db
    .updateTable('mails')
    .set({ state: 'sending', attempts: due.attempts + 1, next_try_at: until })
    .where('id', '=', due.id)
    .where('state', '=', due.state)
    .where('attempts', '=', due.attempts)
    .returning(leased)
    .executeTakeFirst();
}

/** Leases a mail that was inserted in the same transaction, before other processes can see it. */
export function leaseMailById(trx: Db, id: number, until: string): Promise<LeasedMail> {
  return trx
    .updateTable('mails')
    .set({ state: 'sending', attempts: 1, next_try_at: until })
    .where('id', '=', id)
    .returning(leased)
    .executeTakeFirstOrThrow();
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
  const isTemporary = purpose === 'digest' || isLinkMail(purpose);
  const emptied = outcome.state === 'sent' && isTemporary ? { text: '' } : {};
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
