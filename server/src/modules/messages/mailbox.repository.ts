import { sql, type ExpressionBuilder } from 'kysely';
import { parse } from 'secure-json-parse';
import { limits } from 'shared-contracts/limits';
import type { MailboxKind, MailboxSection, MessageRecord, MessageRow, SpamReason } from 'shared-contracts/mailbox';
import { longListMatch } from '../../database/search.ts';
import type { Db, Tables } from '../../database/tables.ts';
import type { PageRequest } from '../../http/paging.ts';

const EXCERPT = 140;
const NOT_QUARANTINED = '[]';

export interface MailboxPage extends PageRequest {
  kind: MailboxKind;
  section: MailboxSection;
  /** Only what waits in quarantine; the inbox shows everything else, the trash both. */
  quarantine: boolean;
}

const listed = ['id', 'reference', 'section', 'check', 'name', 'email', 'subject', 'quarantine', 'created_at'] as const;

/** Newest first. */
export async function listMessages(db: Db, page: MailboxPage): Promise<{ rows: MessageRow[]; total: number }> {
  const search = await longListMatch(db, 'messages', page.search);
  const found = search ? inMailbox(db, page).where(search.match) : inMailbox(db, page);
  const counted = search ? found.select('id').limit(limits.countedMatches) : found.select('id');
  const { total } = await db
    .selectFrom(counted.as('found'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await rowsOf(db, await idsOf(found, page, search ? null : total));
  return {
    rows: rows.map(({ beginning, has_cv, quarantine, ...row }) => ({
      ...row,
      excerpt: excerptOf(beginning),
      has_cv: has_cv === 1,
      quarantine: reasonsOf(quarantine),
    })),
    total,
  };
}

/** Ids alone are read from the index: the rows that a later page steps over are never fetched. */
async function idsOf(
  found: ReturnType<typeof inMailbox>,
  { page, size }: MailboxPage,
  total: number | null,
): Promise<number[]> {
  const offset = (page - 1) * size;
  const behind = total === null ? Infinity : total - offset - size;
  // What is nearer to the end is counted from there.
  const [order, skipped, taken] =
    behind < offset
      ? (['asc', Math.max(0, behind), size + Math.min(0, behind)] as const)
      : (['desc', offset, size] as const);
  if (taken <= 0) return [];
  const rows = await found.select('id').orderBy('id', order).limit(taken).offset(skipped).execute();
  return rows.map(({ id }) => id);
}

async function rowsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('messages')
    .select(listed)
    .select((select) => [
      select.fn<string>('substr', ['message', sql.lit(1), sql.lit(2 * EXCERPT)]).as('beginning'),
      hasCv(select),
    ])
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
}

function inMailbox(db: Db, { kind, section, quarantine }: MailboxPage) {
  const all = db.selectFrom('messages').where('kind', '=', kind).where('section', '=', section);
  // Written out, so that the partial index is recognised.
  if (quarantine) return all.where('quarantine', '!=', sql.lit(NOT_QUARANTINED));
  return section === 'trash' ? all : all.where('quarantine', '=', sql.lit(NOT_QUARANTINED));
}

function hasCv(select: ExpressionBuilder<Tables, 'messages'>) {
  const own = select
    .selectFrom('message_cvs')
    .select(sql.lit(1).as('one'))
    .whereRef('message_cvs.message_id', '=', 'messages.id');
  return select.case().when(select.exists(own)).then(sql.lit(1)).else(sql.lit(0)).end().as('has_cv');
}

function excerptOf(beginning: string): string {
  const words = beginning.replaceAll(/\s+/g, ' ').trim();
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words;
}

function reasonsOf(quarantine: string): SpamReason[] {
  return parse(quarantine) as SpamReason[];
}

export async function findMessage(db: Db, kind: MailboxKind, id: number): Promise<MessageRecord | null> {
  const row = await db
    .selectFrom('messages')
    .leftJoin('message_cvs', 'message_cvs.message_id', 'messages.id')
    .select(listed.map((column) => `messages.${column}` as const))
    .select(['phone', 'message', 'lang', 'notice_revision', 'retain_until'])
    .select(['message_cvs.name as cv_name', 'message_cvs.bytes as cv_bytes', 'message_cvs.type as cv_type'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { cv_name, cv_bytes, cv_type, quarantine, ...message } = row;
  const cv =
    cv_name === null || cv_bytes === null || cv_type === null
      ? null
      : { name: cv_name, bytes: cv_bytes, type: cv_type };
  return { ...message, quarantine: reasonsOf(quarantine), cv };
}

/** Where the CV of an application lies, and what it is called. */
export function findCv(db: Db, kind: MailboxKind, id: number) {
  return db
    .selectFrom('message_cvs')
    .innerJoin('messages', 'messages.id', 'message_cvs.message_id')
    .select(['message_cvs.file', 'message_cvs.name', 'message_cvs.type'])
    .where('messages.kind', '=', kind)
    .where('messages.id', '=', id)
    .executeTakeFirst();
}
