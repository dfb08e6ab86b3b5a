import type { ExpressionBuilder } from 'kysely';
import { limits } from 'shared-contracts/limits';
import type { SupportInput, SupportMessage, SupportRow, SupportStatus } from 'shared-contracts/support';
import { searchMatch, searchText } from '../../database/search.ts';
import type { Db, Tables } from '../../database/tables.ts';
import type { Stamp } from '../../database/write-context.ts';
import type { PageRequest } from '../../http/paging.ts';

const columns = ['id', 'subject', 'importance', 'status', 'created_at', 'updated_at'] as const;

export interface SupportPage extends PageRequest {
  userId: number;
  status: SupportStatus | null;
}

/** Somebody's own requests, the last moved first. */
export async function listRequests(db: Db, page: SupportPage): Promise<{ rows: SupportRow[]; total: number }> {
  const match = searchMatch(db, 'support_requests', page.search);
  let found = db.selectFrom('support_requests').where('user_id', '=', page.userId);
  if (page.status !== null) found = found.where('status', '=', page.status);
  if (match) found = found.where(match);
  const rows = await found
    .select(columns)
    .select(answersOf)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute();
  const counted = match ? found.select('id').limit(limits.countedMatches) : found.select('id');
  const { total } = await db
    .selectFrom(counted.as('found'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** What others have said to a request. */
function answersOf(select: ExpressionBuilder<Tables, 'support_requests'>) {
  return select
    .selectFrom('support_messages')
    .select((inner) => inner.fn.countAll<number>().as('total'))
    .whereRef('support_messages.request_id', '=', 'support_requests.id')
    .whereRef('support_messages.author_id', '!=', 'support_requests.user_id')
    .$asScalar()
    .$notNull()
    .as('answers');
}

/** A request of this person; another's is none. */
export function findOwnRequest(db: Db, userId: number, id: number): Promise<SupportRow | undefined> {
  return db
    .selectFrom('support_requests')
    .select(columns)
    .select(answersOf)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Everything that was said, as `readerId` sees it. */
export async function listMessages(db: Db, requestId: number, readerId: number): Promise<SupportMessage[]> {
  const rows = await db
    .selectFrom('support_messages')
    .innerJoin('users', 'users.id', 'support_messages.author_id')
    .select(['support_messages.id', 'support_messages.author_id', 'support_messages.message'])
    .select(['support_messages.created_at', 'users.name as author'])
    .where('request_id', '=', requestId)
    .orderBy('support_messages.id')
    .execute();
  return rows.map(({ author_id, ...message }) => ({ ...message, is_own: author_id === readerId }));
}

export async function insertRequest(
  trx: Db,
  userId: number,
  { subject, importance, message }: SupportInput,
  { now }: Stamp,
): Promise<number> {
  const row = await trx
    .insertInto('support_requests')
    .values({
      user_id: userId,
      subject,
      importance,
      search_text: searchText(subject, message),
      created_at: now,
      updated_at: now,
      updated_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('support_messages')
    .values({ request_id: row.id, author_id: userId, message, created_at: now })
    .execute();
  return row.id;
}

export async function saveStatus(trx: Db, id: number, status: SupportStatus, { now, userId }: Stamp): Promise<void> {
  await trx
    .updateTable('support_requests')
    .set((row) => ({ status, version: row('version', '+', 1), updated_at: now, updated_by: userId }))
    .where('id', '=', id)
    .execute();
}
