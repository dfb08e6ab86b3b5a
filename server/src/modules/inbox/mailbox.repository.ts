import { sql, type ExpressionBuilder } from 'kysely';
import { parse } from 'secure-json-parse';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxKind, MailboxSection, MessageRow, SpamReason } from '@vitrin/shared-contracts/mailbox';
import type { AnsweredOpening } from '@vitrin/shared-contracts/openings';
import type { Assignee } from '@vitrin/shared-contracts/message-workflow';
import { searchMatch } from '../../platform/database/search.ts';
import type { Db, Tables } from '../../platform/database/tables.ts';
import type { MailboxPage } from './mailbox-filters.ts';
import { labelsOf } from './message-labels.repository.ts';

const EXCERPT = 140;
const NOT_QUARANTINED = '[]';

/** Columns that both the list and the reading view show. */
export const shownColumns = [
  'messages.id',
  'messages.reference',
  'messages.section',
  'messages.check',
  'messages.name',
  'messages.email',
  'messages.subject',
  'messages.quarantine',
  'messages.stage',
  'messages.opening_id',
  'messages.opening_title',
  'messages.created_at',
  'users.id as assignee_id',
  'users.name as assignee_name',
] as const;

/** Returns one page, newest first. The page is found with an index only; just its own messages are read. */
export async function listMessages(db: Db, page: MailboxPage): Promise<{ rows: MessageRow[]; total: number }> {
  const isWhole = page.search.trim() === '' && !isFiltered(page);
  const { ids, total } = isWhole ? await unfilteredPage(db, page) : await filteredPage(db, page);
  return { rows: ids.length > 0 ? await rowsOf(db, ids) : [], total };
}

interface FoundPage {
  ids: number[];
  total: number;
}

/** Finds a page of the unfiltered list, with an exact total. */
async function unfilteredPage(db: Db, page: MailboxPage): Promise<FoundPage> {
  const { total } = await inMailbox(db, page)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ids: await newestIds(db, page, { limit: page.size, offset: offsetOf(page) }), total };
}

/**
 * Finds a page of a search or filter. The total is counted up to a limit by the same read, because a search costs as
 * much as it finds.
 */
async function filteredPage(db: Db, page: MailboxPage): Promise<FoundPage> {
  const offset = offsetOf(page);
  const counted = await newestIds(db, page, { limit: limits.countedMatches, offset: 0 });
  const ids =
    offset < limits.countedMatches || counted.length < limits.countedMatches
      ? counted.slice(offset, offset + page.size)
      : await newestIds(db, page, { limit: page.size, offset });
  return { ids, total: counted.length };
}

async function newestIds(
  db: Db,
  page: MailboxPage,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await newestIdsQuery(db, page).limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

/** Selects message ids, newest first; any filter is read backwards through an index. */
export function newestIdsQuery(db: Db, page: MailboxPage) {
  return matching(db, page).select('messages.id').orderBy('messages.id', 'desc');
}

function offsetOf({ page, size }: MailboxPage): number {
  return (page - 1) * size;
}

function isFiltered({ check, stage, label, assignee, opening, from, before }: MailboxPage): boolean {
  return [check, stage, label, assignee, opening, from, before].some((filter) => filter !== null);
}

function matching(db: Db, page: MailboxPage) {
  const { check, stage, opening, from, before } = page;
  let found = assigneeCondition(db, page);
  if (check !== null) found = found.where('check', '=', check);
  if (stage !== null) found = found.where('stage', '=', stage);
  if (opening !== null) found = found.where('opening_id', '=', opening);
  if (from !== null) found = found.where('created_at', '>=', from);
  if (before !== null) found = found.where('created_at', '<', before);
  const match = searchMatch(db, 'messages', page.search, isFiltered(page));
  return match ? found.where(match) : found;
}

function assigneeCondition(db: Db, page: MailboxPage) {
  const { label, assignee } = page;
  let found = inMailbox(db, page);
  if (assignee === 'none') found = found.where('assignee_id', 'is', null);
  else if (assignee !== null) found = found.where('assignee_id', '=', assignee);
  if (label === null) return found;
  return found.where('messages.id', 'in', (select) =>
    select.selectFrom('message_labels').select('message_id').where('label_id', '=', label),
  );
}

function inMailbox(db: Db, { kind, section, quarantine }: MailboxPage) {
  const all = db.selectFrom('messages').where('kind', '=', kind).where('section', '=', section);
  // Literals instead of parameters, so that the planner uses the partial index.
  if (quarantine) return all.where('quarantine', '!=', sql.lit(NOT_QUARANTINED));
  return section === 'trash' ? all : all.where('quarantine', '=', sql.lit(NOT_QUARANTINED));
}

async function rowsOf(db: Db, ids: readonly number[]): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.assignee_id')
    .select(shownColumns)
    .select((select) => [
      select.fn<string>('substr', ['message', sql.lit(1), sql.lit(2 * EXCERPT)]).as('beginning'),
      hasCv(select),
    ])
    .where('messages.id', 'in', ids)
    .where('deleted_at', 'is', null)
    .$narrowType<{ section: MailboxSection }>()
    .orderBy('messages.id', 'desc')
    .execute();
  const labels = await labelsOf(db, ids);
  return rows.map(
    ({ beginning, has_cv, quarantine, assignee_id, assignee_name, opening_id, opening_title, ...row }) => ({
      ...row,
      opening: openingOf(opening_id, opening_title),
      excerpt: excerptOf(beginning),
      has_cv: has_cv === 1,
      assignee: assigneeOf(assignee_id, assignee_name),
      labels: labels.get(row.id) ?? [],
      quarantine: reasonsOf(quarantine),
    }),
  );
}

function hasCv(select: ExpressionBuilder<Tables, 'messages'>) {
  const own = select
    .selectFrom('message_cvs')
    .select(sql.lit(1).as('one'))
    .whereRef('message_cvs.message_id', '=', 'messages.id');
  return select.case().when(select.exists(own)).then(sql.lit(1)).else(sql.lit(0)).end().as('has_cv');
}

function excerptOf(beginning: string): string {
  const text = beginning.replaceAll(/\s+/g, ' ').trim();
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}

export function assigneeOf(id: number | null, name: string | null): Assignee | null {
  return id === null || name === null ? null : { id, name };
}

export function openingOf(id: number | null, title: string | null): AnsweredOpening | null {
  return id === null || title === null ? null : { id, title };
}

export function reasonsOf(quarantine: string): SpamReason[] {
  return parse(quarantine) as SpamReason[];
}

/** Returns file, name and type of the CV of an application, with the message reference. */
export function findCv(db: Db, kind: MailboxKind, id: number) {
  return db
    .selectFrom('message_cvs')
    .innerJoin('messages', 'messages.id', 'message_cvs.message_id')
    .select(['message_cvs.file', 'message_cvs.name', 'message_cvs.type', 'messages.reference'])
    .where('messages.kind', '=', kind)
    .where('messages.id', '=', id)
    .where('messages.deleted_at', 'is', null)
    .executeTakeFirst();
}
