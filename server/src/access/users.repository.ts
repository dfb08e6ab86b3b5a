import type { RoleGroup } from 'shared-contracts/rights';
import type { Db } from '../database/tables.ts';

export interface Account {
  id: number;
  name: string;
  email: string;
  role_group: RoleGroup;
  password_hash: string;
}

/** An e-mail is one whatever its case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function activeAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role_group', 'password_hash'])
    .where('email', '=', emailKey(email))
    .where('active', '=', 1)
    .$narrowType<{ role_group: RoleGroup }>()
    .executeTakeFirst();
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (
    (await db.selectFrom('users').select('id').where('email', '=', emailKey(email)).executeTakeFirst()) !== undefined
  );
}

export interface NewUser {
  name: string;
  email: string;
  role_group: RoleGroup;
  password_hash: string;
}

export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const now = new Date().toISOString();
  const row = await db
    .insertInto('users')
    .values({
      ...user,
      email: emailKey(user.email),
      created_at: now,
      updated_at: now,
      updated_by: null,
      last_sign_in_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns the account's id, or undefined when there is none. */
export async function savePassword(db: Db, email: string, passwordHash: string): Promise<number | undefined> {
  const row = await db
    .updateTable('users')
    .set((expression) => ({
      password_hash: passwordHash,
      updated_at: new Date().toISOString(),
      version: expression('version', '+', 1),
    }))
    .where('email', '=', emailKey(email))
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function noteSignIn(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ last_sign_in_at: new Date().toISOString() }).where('id', '=', userId).execute();
}
