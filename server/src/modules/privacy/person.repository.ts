import type { ExpressionBuilder } from 'kysely';
import { limits } from 'shared-contracts/limits';
import type { MailboxSection } from 'shared-contracts/mailbox';
import type { PersonalMessage } from 'shared-contracts/privacy';
import { accountId } from '../../platform/auth/users.repository.ts';
import type { Db, Tables } from '../../platform/database/tables.ts';
import type { StoredSection } from '../../platform/database/column-types.ts';

const NOT_QUARANTINED = '[]';

/** Mails that were written to the person; notifications are written to staff. */
export const personalPurposes = ['reply', 'test'] as const;

/** What came from one e-mail, whatever inbox, section or quarantine it stands in; the newest first. */
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

/** Whose period is over is still kept for a week, so the person's data shows it. */
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

/** The ways in which the person has written the e-mail: mails were sent to these. */
export async function addressesOf(db: Db, sender: string): Promise<string[]> {
  const written = [sender];
  for (const table of ['messages', 'data_requests'] as const) {
    const rows = await db.selectFrom(table).select('email').distinct().where('sender', '=', sender).execute();
    written.push(...rows.map(({ email }) => email.trim()));
  }
  return [...new Set(written)];
}

/** Mails to one of the addresses that answer none of the messages. */
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
