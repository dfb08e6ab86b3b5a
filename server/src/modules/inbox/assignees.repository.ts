import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Assignee } from '@vitrin/shared-contracts/message-workflow';
import { rolesWith } from '../../platform/auth/role-rights.ts';
import type { Db } from '../../platform/database/tables.ts';

const alphabet = new Intl.Collator('tr');

/** Returns the active users who may read this inbox, by name. Not paginated, because there are only a few. */
export async function listAssignees(db: Db, kind: MailboxKind): Promise<Assignee[]> {
  const { people: users } = await usersWithAccess(db, kind);
  const people = await users.execute();
  return people.toSorted((one, other) => alphabet.compare(one.name, other.name));
}

export async function findAssignee(db: Db, kind: MailboxKind, id: number): Promise<Assignee | null> {
  const { people } = await usersWithAccess(db, kind);
  return (await people.where('id', '=', id).executeTakeFirst()) ?? null;
}

/** In an object, because an awaited query would be executed. */
async function usersWithAccess(db: Db, kind: MailboxKind) {
  const roles = await rolesWith(db, `messages.${kind}`);
  const users = db.selectFrom('users').select(['id', 'name']);
  return { people: users.where('active', '=', 1).where('role_group', 'in', roles) };
}

/**
 * Checks whether the user exists, including users who may no longer read this inbox: messages may still be assigned to
 * them.
 */
export async function userExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
