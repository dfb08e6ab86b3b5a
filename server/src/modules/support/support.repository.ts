import type { SupportDeskRow, SupportInput, SupportStatus } from 'shared-contracts/support';
import { searchText } from '../../database/search.ts';
import type { Db } from '../../database/tables.ts';
import type { Stamp } from '../../database/write-context.ts';
import { answersOf, requestColumns } from './support-list.repository.ts';

/** A request as the server knows it: whose it is, and where that person is told of answers. */
export interface StoredRequest extends SupportDeskRow {
  user_id: number;
  /** Null: this person works here no more. */
  email: string | null;
}

export async function findRequest(db: Db, id: number): Promise<StoredRequest | undefined> {
  const row = await db
    .selectFrom('support_requests')
    .innerJoin('users', 'users.id', 'support_requests.user_id')
    .select(requestColumns)
    .select(answersOf)
    .select(['support_requests.user_id', 'users.name as author', 'users.email', 'users.active'])
    .where('support_requests.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { active, email, ...request } = row;
  return { ...request, email: active === 1 ? email : null };
}

/** The writer's name is searched for as well: those who answer look for people. */
export async function insertRequest(
  trx: Db,
  { id: userId, name }: { id: number; name: string },
  { subject, importance, message }: SupportInput,
  { now }: Stamp,
): Promise<number> {
  const { id } = await trx
    .insertInto('support_requests')
    .values({
      user_id: userId,
      subject,
      importance,
      search_text: searchText(subject, message, name),
      created_at: now,
      updated_at: now,
      updated_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveStatus(trx: Db, id: number, status: SupportStatus, { now, userId }: Stamp): Promise<void> {
  await trx
    .updateTable('support_requests')
    .set((row) => ({ status, version: row('version', '+', 1), updated_at: now, updated_by: userId }))
    .where('id', '=', id)
    .execute();
}
