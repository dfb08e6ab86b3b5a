import type { ExpressionBuilder } from 'kysely';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxSection } from '@vitrin/shared-contracts/mailbox';
import type { PersonalMessage } from '@vitrin/shared-contracts/privacy';
import { accountId } from '../../platform/auth/users.repository.ts';
import type { Db, Tables } from '../../platform/database/tables.ts';
import type { StoredSection } from '../../platform/database/column-types.ts';

const NOT_QUARANTINED = '[]';

/** Purposes of mails to the person; notifications go to staff. */
export const personalPurposes = ['reply', 'test', 'newsletter-confirmation', 'newsletter'] as const;

/** Returns the messages from one e-mail in any inbox, section or quarantine, newest first. */
export async function messagesOf(db: Db, sender: string): Promise<{ messages: PersonalMessage[]; total: number }> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'kind', 'reference', 'name', 'subject', 'section', 'quarantine', 'created_at', 'retain_until'])
    .select((select) => [cvsOf(select).as('cvs'), notesOf(select).as('notes'), repliesOf(select).as('replies')])
    .where('sender', '=', sender)
    .orderBy('id', 'desc')
    .limit(limits.idList)
    .execute();
  const { total } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('sender', '=', sender)
    .executeTakeFirstOrThrow();
  const messages = rows.map(({ quarantine, section, cvs, notes, replies, ...row }) => ({
    ...row,
    section: shownSection(section),
    quarantined: quarantine !== NOT_QUARANTINED,
    has_cv: Number(cvs) > 0,
    notes: Number(notes),
    replies: Number(replies),
  }));
  return { messages, total };
}

/**
 * Returns the section to show. A message after its retention period is kept for a week, so it is part of the personal
 * data.
 */
function shownSection(section: StoredSection): MailboxSection {
  return section === 'deleted' ? 'trash' : section;
}

type Messages = ExpressionBuilder<Tables, 'messages'>;

function cvsOf(select: Messages) {
  return select
    .selectFrom('message_cvs')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('message_cvs.message_id', '=', 'messages.id');
}

function notesOf(select: Messages) {
  return select
    .selectFrom('message_notes')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('message_notes.message_id', '=', 'messages.id');
}

function repliesOf(select: Messages) {
  return select
    .selectFrom('mails')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('mails.message_id', '=', 'messages.id')
    .where('mails.purpose', '=', 'reply');
}

/** Returns all spellings of the e-mail that the person has used: mails were sent to these. */
export async function addressesOf(db: Db, sender: string): Promise<string[]> {
  const written = [sender];
  for (const table of ['messages', 'data_requests'] as const) {
    const rows = await db.selectFrom(table).select('email').distinct().where('sender', '=', sender).execute();
    written.push(...rows.map(({ email }) => email.trim()));
  }
  const subscription = await db
    .selectFrom('newsletter_subscriptions')
    .select('email')
    .where('address', '=', sender)
    .executeTakeFirst();
  if (subscription) written.push(subscription.email);
  return [...new Set(written)];
}

/** Counts the mails to one of the addresses that do not reply to a message. */
export async function countMails(db: Db, addresses: readonly string[]): Promise<number> {
  const { total } = await db
    .selectFrom('mails')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('recipient', 'in', addresses)
    .where('message_id', 'is', null)
    .where('purpose', 'in', personalPurposes)
    .executeTakeFirstOrThrow();
  return total;
}

export async function isStaff(db: Db, sender: string): Promise<boolean> {
  return (await accountId(db, sender)) !== undefined;
}
