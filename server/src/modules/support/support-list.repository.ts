import type { ExpressionBuilder } from 'kysely';
import { limits } from '@vitrin/shared-contracts/limits';
import type { SupportDeskRow, SupportRow, SupportStatus } from '@vitrin/shared-contracts/support';
import { countRows } from '../../platform/database/count-rows.ts';
import { searchMatch } from '../../platform/database/search.ts';
import type { Db, Tables } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

export const requestColumns = [
  'support_requests.id',
  'support_requests.subject',
  'support_requests.importance',
  'support_requests.status',
  'support_requests.created_at',
  'support_requests.updated_at',
] as const;

export interface SupportPage extends PageRequest {
  status: SupportStatus | null;
}

interface SupportListPage<Row> {
  rows: Row[];
  total: number;
}

/** Returns one page of a user's own requests, the most recently updated first. */
export async function listOwnRequests(db: Db, userId: number, page: SupportPage): Promise<SupportListPage<SupportRow>> {
  const found = searchFilter(db, page).where('user_id', '=', userId);
  const rows = await found
    .select(requestColumns)
    .select(replyCountOf)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  return { rows, total: await countOf(db, found, page) };
}

/**
 * Returns one page of all requests: open before answered before closed, important before the rest, and among the open
 * ones the longest waiting first.
 */
export async function listAllRequests(db: Db, page: SupportPage): Promise<SupportListPage<SupportDeskRow>> {
  const found = searchFilter(db, page);
  const rows = await found
    .select(requestColumns)
    .select(replyCountOf)
    .select(requesterOf)
    .orderBy(statusRank)
    .orderBy(importanceRank)
    .orderBy(waitingSince)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  return { rows, total: await countOf(db, found, page) };
}

function searchFilter(db: Db, { status, search }: SupportPage) {
  const match = searchMatch(db, 'support_requests', search);
  let found = db.selectFrom('support_requests');
  if (status !== null) found = found.where('status', '=', status);
  return match ? found.where(match) : found;
}

function countOf(db: Db, found: ReturnType<typeof searchFilter>, { search }: SupportPage): Promise<number> {
  const ids = found.select('id');
  return countRows(db, search.trim() === '' ? ids : ids.limit(limits.countedMatches));
}

type Requests = ExpressionBuilder<Tables, 'support_requests'>;

function statusRank(eb: Requests) {
  return eb.case('status').when('open').then(eb.lit(0)).when('answered').then(eb.lit(1)).else(eb.lit(2)).end();
}

function importanceRank(eb: Requests) {
  return eb.case('importance').when('high').then(eb.lit(0)).when('normal').then(eb.lit(1)).else(eb.lit(2)).end();
}

/** Returns since when an open request has been waiting; null for others. */
function waitingSince(eb: Requests) {
  return eb.case().when('status', '=', 'open').then(eb.ref('updated_at')).end();
}

/** Selects the number of replies by other users. */
export function replyCountOf(select: Requests) {
  return select
    .selectFrom('support_messages')
    .select((inner) => inner.fn.countAll<number>().as('total'))
    .whereRef('support_messages.request_id', '=', 'support_requests.id')
    .whereRef('support_messages.author_id', '!=', 'support_requests.user_id')
    .$asScalar()
    .$notNull()
    .as('answers');
}

function requesterOf(select: Requests) {
  return select
    .selectFrom('users')
    .select('users.name')
    .whereRef('users.id', '=', 'support_requests.user_id')
    .$asScalar()
    .$notNull()
    .as('author');
}

/** Counts the requests that wait for a reply. */
export async function countOpenRequests(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('support_requests')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return total;
}
