import type { MailState } from '@vitrin/shared-contracts/replies';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import type { SupportDeskRow, SupportInput, SupportStatus } from '@vitrin/shared-contracts/support';
import { searchText } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { replyCountOf, requestColumns } from './support-list.repository.ts';

/** A request with its requester and the address for notifications about replies. */
export interface StoredRequest extends SupportDeskRow {
  user_id: number;
  forwarded: MailState | null;
  /** Null if the requester's account is disabled. */
  email: string | null;
}

export async function findRequest(db: Db, id: number): Promise<StoredRequest | undefined> {
  const row = await db
    .selectFrom('support_requests')
    .innerJoin('users', 'users.id', 'support_requests.user_id')
    .leftJoin('mails', 'mails.id', 'support_requests.mail_id')
    .select(requestColumns)
    .select(replyCountOf)
    .select(['support_requests.user_id', 'users.name as author', 'users.email', 'users.active'])
    .select(['support_requests.mail_id', 'mails.state as mail_state'])
    .where('support_requests.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { active, email, mail_id, mail_state, ...request } = row;
  // Mails are destroyed only after they were sent, so a missing mail was sent.
  const forwarded = mail_id === null ? null : (mail_state ?? 'sent');
  return { ...request, forwarded, email: active === 1 ? email : null };
}

/** Inserts a request. The requester's name is part of the search text, because support staff search for people. */
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

export async function saveForwarding(trx: Db, id: number, mailId: number | null): Promise<void> {
  await trx.updateTable('support_requests').set({ mail_id: mailId }).where('id', '=', id).execute();
}

/** Returns the names of the staff who reply to requests, without the reader. */
export async function listSupportStaff(db: Db, roles: readonly RoleGroup[], readerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('name')
    .where('role_group', 'in', roles)
    .where('active', '=', 1)
    .where('id', '!=', readerId)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

export async function saveStatus(trx: Db, id: number, status: SupportStatus, { now, userId }: Stamp): Promise<void> {
  await trx
    .updateTable('support_requests')
    .set((row) => ({ status, version: row('version', '+', 1), updated_at: now, updated_by: userId }))
    .where('id', '=', id)
    .execute();
}
