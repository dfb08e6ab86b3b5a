import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { ReplyRecord } from '@vitrin/shared-contracts/replies';
import type { Db } from '../../platform/database/tables.ts';
import { addEvents } from './message-events.repository.ts';
import { quotationOf, type QuotedMessage } from './reply-text.ts';

/** The data of the original message that a reply needs. */
export interface OriginalMessage extends QuotedMessage {
  id: number;
  reference: string;
  email: string;
}

export async function findOriginalMessage(db: Db, kind: MailboxKind, id: number): Promise<OriginalMessage | null> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'reference', 'name', 'email', 'message', 'created_at'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the e-mail replies to one message, newest first, without the quotation of the message. */
export async function listReplies(db: Db, messageId: number): Promise<ReplyRecord[]> {
  const rows = await db
    .selectFrom('mails')
    .innerJoin('messages', 'messages.id', 'mails.message_id')
    .select(['mails.id', 'author', 'mails.subject', 'mails.text', 'state', 'attempts', 'last_error', 'sent_at'])
    .select(['mails.created_at', 'messages.name', 'messages.message', 'messages.created_at as received_at'])
    .where('mails.message_id', '=', messageId)
    .where('purpose', '=', 'reply')
    .orderBy('mails.id', 'desc')
    .execute();
  return rows.map(({ name, message, received_at, text, ...reply }) => {
    const quotation = quotationOf({ name, message, created_at: received_at });
    return { ...reply, text: text.endsWith(quotation) ? text.slice(0, -quotation.length) : text };
  });
}

/** Adds a reply to the history of the message. */
export async function addReplyEvent(trx: Db, id: number, by: { at: string; actor: string }): Promise<void> {
  await addEvents(trx, [id], { ...by, event: 'replied' });
}

/** Sets an open contact message to answered. The stages of an application have no such value. */
export async function markAnswered(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ stage: 'answered' })
    .where('id', '=', id)
    .where('kind', '=', 'contact')
    .where('stage', 'in', ['new', 'in-progress'])
    .execute();
}

/** Returns the message that this reply belongs to. */
export async function messageOfReply(db: Db, kind: MailboxKind, mailId: number) {
  return db
    .selectFrom('mails')
    .innerJoin('messages', 'messages.id', 'mails.message_id')
    .select(['messages.id', 'messages.reference'])
    .where('mails.id', '=', mailId)
    .where('mails.deleted_at', 'is', null)
    .where('purpose', '=', 'reply')
    .where('messages.kind', '=', kind)
    .executeTakeFirst();
}
