import type { MailboxKind, MailboxSection, MessageRecord, RelatedMessage } from '@vitrin/shared-contracts/mailbox';
import { telephoneUri } from '@vitrin/shared-contracts/phone';
import type { Db } from '../../platform/database/tables.ts';
import { assigneeOf, openingOf, reasonsOf, shownColumns } from './mailbox.repository.ts';
import { eventsOf } from './message-events.repository.ts';
import { labelsOf } from './message-labels.repository.ts';
import { notesOf } from './message-notes.repository.ts';
import { listReplies } from './replies.repository.ts';

const MAX_RELATED = 20;

/** Returns one message with all data that staff can see; null when there is none. */
export async function findMessage(db: Db, kind: MailboxKind, id: number): Promise<MessageRecord | null> {
  const row = await db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.assignee_id')
    .leftJoin('message_cvs', 'message_cvs.message_id', 'messages.id')
    .select(shownColumns)
    .select(['messages.phone', 'messages.message', 'messages.lang', 'messages.notice_revision', 'messages.sender'])
    .select(['messages.retain_until', 'messages.pool_consent_at'])
    .select(['message_cvs.name as cv_name', 'message_cvs.bytes as cv_bytes', 'message_cvs.type as cv_type'])
    .where('messages.kind', '=', kind)
    .where('messages.id', '=', id)
    .where('messages.deleted_at', 'is', null)
    .$narrowType<{ section: MailboxSection }>()
    .executeTakeFirst();
  if (!row) return null;
  const {
    cv_name,
    cv_bytes,
    cv_type,
    quarantine,
    assignee_id,
    assignee_name,
    sender,
    opening_id,
    opening_title,
    ...message
  } = row;
  const cv =
    cv_name === null || cv_bytes === null || cv_type === null
      ? null
      : { name: cv_name, bytes: cv_bytes, type: cv_type };
  const tel = telephoneUri(message.phone);
  return {
    ...message,
    ...(tel !== null && { tel }),
    opening: openingOf(opening_id, opening_title),
    cv,
    quarantine: reasonsOf(quarantine),
    assignee: assigneeOf(assignee_id, assignee_name),
    labels: (await labelsOf(db, [id])).get(id) ?? [],
    notes: await notesOf(db, id),
    events: await eventsOf(db, id, message.created_at),
    replies: await listReplies(db, id),
    related: await messagesOfSender(db, { id, kind, sender }),
  };
}

/** Returns other messages of the same sender in this inbox, newest first. */
async function messagesOfSender(
  db: Db,
  { id, kind, sender }: { id: number; kind: MailboxKind; sender: string },
): Promise<RelatedMessage[]> {
  if (sender === '') return [];
  return db
    .selectFrom('messages')
    .select(['id', 'reference', 'section', 'subject', 'created_at'])
    .where('sender', '=', sender)
    .where('kind', '=', kind)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .$narrowType<{ section: MailboxSection }>()
    .orderBy('id', 'desc')
    .limit(MAX_RELATED)
    .execute();
}
