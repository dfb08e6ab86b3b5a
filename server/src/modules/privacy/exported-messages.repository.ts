import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { stageLabel } from '@vitrin/shared-contracts/message-workflow';
import type { Db } from '../../platform/database/tables.ts';
import { personalPurposes } from './person.repository.ts';

/** Number of messages read at a time, so that a large archive is never in memory as a whole. */
const BATCH = 50;

export interface ExportedMail {
  subject: string;
  text: string;
  created_at: string;
  sent_at: string | null;
}

export interface ExportedCv {
  name: string;
  bytes: number;
  type: 'pdf' | 'docx';
  file: string;
}

/** A message with all stored data about it; staff are not named. */
export interface ExportedMessage {
  id: number;
  kind: MailboxKind;
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** Name of the job opening that an application answers; null without one. */
  opening_title: string | null;
  lang: string;
  stage: string;
  notice_revision: number | null;
  pool_consent_at: string | null;
  created_at: string;
  retain_until: string | null;
  cv: ExportedCv | null;
  notes: { text: string; created_at: string }[];
  replies: ExportedMail[];
}

/** Yields all messages of one person, oldest first. */
export async function* exportedMessages(db: Db, sender: string): AsyncGenerator<ExportedMessage> {
  let last = 0;
  for (;;) {
    const batch = await messagesAfter(db, sender, last);
    yield* batch;
    if (batch.length < BATCH) return;
    last = batch.at(-1)?.id ?? last;
  }
}

async function messagesAfter(db: Db, sender: string, last: number): Promise<ExportedMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'kind', 'reference', 'name', 'email', 'phone', 'subject', 'message', 'opening_title', 'lang'])
    .select(['stage', 'notice_revision', 'pool_consent_at', 'created_at', 'retain_until'])
    .where('sender', '=', sender)
    .where('id', '>', last)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const ids = rows.map(({ id }) => id);
  const { cvs, notes, replies } = await relatedRows(db, ids);
  return rows.map((row) => ({
    ...row,
    stage: stageLabel(row.kind, row.stage),
    cv: withoutMessageId(cvs, row.id)[0] ?? null,
    notes: withoutMessageId(notes, row.id),
    replies: withoutMessageId(replies, row.id),
  }));
}

async function relatedRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return { cvs: [], notes: [], replies: [] };
  const cvs = await db
    .selectFrom('message_cvs')
    .select(['message_id', 'name', 'bytes', 'type', 'file'])
    .where('message_id', 'in', ids)
    .execute();
  const notes = await db
    .selectFrom('message_notes')
    .select(['message_id', 'text', 'created_at'])
    .where('message_id', 'in', ids)
    .orderBy('id')
    .execute();
  const replies = await db
    .selectFrom('mails')
    .select(['message_id', 'subject', 'text', 'created_at', 'sent_at'])
    .where('message_id', 'in', ids)
    .where('purpose', '=', 'reply')
    .orderBy('id')
    .execute();
  return { cvs, notes, replies };
}

function withoutMessageId<T extends { message_id: number | null }>(rows: readonly T[], owner: number) {
  return rows.filter(({ message_id }) => message_id === owner).map(({ message_id: _id, ...row }) => row);
}

/** Returns the mails to the person that do not reply to a message, oldest first. */
export function exportedMails(db: Db, addresses: readonly string[], limit: number): Promise<ExportedMail[]> {
  return db
    .selectFrom('mails')
    .select(['subject', 'text', 'created_at', 'sent_at'])
    .where('recipient', 'in', addresses)
    .where('message_id', 'is', null)
    .where('purpose', 'in', personalPurposes)
    .orderBy('id')
    .limit(limit)
    .execute();
}
