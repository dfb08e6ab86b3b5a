import type { MailboxKind, SpamReason } from '@vitrin/shared-contracts/mailbox';
import type { CvType } from '../../platform/database/column-types.ts';
import type { Db } from '../../platform/database/tables.ts';

const DAY_MS = 24 * 3_600_000;
/** Number of other senders of the same text that is enough to suspect spam; more are not counted. */
const MAX_OTHER_SENDERS = 3;
/** Upper estimate in bytes of a message with its search index and history. */
const MESSAGE_BYTES = 16_384;

export interface NewMessage {
  kind: MailboxKind;
  reference: string;
  name: string;
  email: string;
  /** The lower-case e-mail, which identifies a sender. */
  sender: string;
  phone: string;
  subject: string;
  message: string;
  opening_id: number | null;
  opening_title: string | null;
  lang: string;
  notice_revision: number | null;
  quarantine: readonly SpamReason[];
  content_hash: string;
  text_hash: string | null;
  search_text: string;
}

/** Time of receipt by the clock of the retention periods, and expiry date. */
interface MessagePeriod {
  created_at: string;
  retain_until: string;
}

export interface NewCv {
  name: string;
  bytes: number;
  type: CvType;
  file: string;
}

/** Inserts a message with its CV and returns the id. */
export async function insertMessage(trx: Db, message: NewMessage & MessagePeriod, cv: NewCv | null): Promise<number> {
  const { id } = await trx
    .insertInto('messages')
    .values({ ...message, quarantine: JSON.stringify(message.quarantine) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (cv)
    await trx
      .insertInto('message_cvs')
      .values({ ...cv, message_id: id })
      .execute();
  return id;
}

/**
 * Returns the reference of a message with exactly this content from the last `withinMs` milliseconds; null when there
 * is none.
 */
export async function recentReference(db: Db, contentHash: string, withinMs: number): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('reference')
    .where('content_hash', '=', contentHash)
    .where('created_at', '>', new Date(Date.now() - withinMs).toISOString())
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Counts the other senders of the same text within a week, up to `MOST_OTHERS`. */
export async function countOtherSenders(db: Db, textHash: string | null, email: string): Promise<number> {
  if (textHash === null) return 0;
  const rows = await db
    .selectFrom('messages')
    .select('email')
    .distinct()
    .where('text_hash', '=', textHash)
    .where('created_at', '>', new Date(Date.now() - 7 * DAY_MS).toISOString())
    .where('email', '!=', email)
    .limit(MAX_OTHER_SENDERS)
    .execute();
  return rows.length;
}

export async function visitorBytes(db: Db): Promise<number> {
  const { messages } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow();
  const { files } = await db
    .selectFrom('message_cvs')
    .select((select) => select.fn.sum<number | string | null>('bytes').as('files'))
    .executeTakeFirstOrThrow();
  return messages * MESSAGE_BYTES + Number(files ?? 0);
}
