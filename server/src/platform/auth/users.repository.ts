import type { RoleGroup } from 'shared-contracts/rights';
import type { Db } from '../database/tables.ts';
import type { Flag } from '../database/column-types.ts';

export interface Account {
  id: number;
  name: string;
  email: string;
  role_group: RoleGroup;
  password_hash: string;
  must_change_password: Flag;
  second_factor_required: Flag;
  /** Encrypted. */
  totp_secret: string | null;
}

const columns = [
  'id',
  'name',
  'email',
  'role_group',
  'password_hash',
  'must_change_password',
  'second_factor_required',
  'totp_secret',
] as const;

/** An e-mail is one whatever its case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function activeAccount(db: Db, email: string): Promise<Account | undefined> {
  return activeAccounts(db).where('email', '=', emailKey(email)).executeTakeFirst();
}

export function activeAccountById(db: Db, id: number): Promise<Account | undefined> {
  return activeAccounts(db).where('id', '=', id).executeTakeFirst();
}

function activeAccounts(db: Db) {
  return db.selectFrom('users').select(columns).where('active', '=', 1).$narrowType<{ role_group: RoleGroup }>();
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the id of an active or disabled user; undefined if there is none. */
export async function accountId(db: Db, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', emailKey(email)).executeTakeFirst();
  return row?.id;
}

/** True while somebody has to change the password that the account was made with. */
export async function hasFirstPassword(db: Db, email: string): Promise<boolean> {
  const account = db.selectFrom('users').select('id').where('email', '=', emailKey(email));
  const untouched = account.where('must_change_password', '=', 1).where('version', '=', 1);
  return (await untouched.executeTakeFirst()) !== undefined;
}

export interface NewUser {
  name: string;
  email: string;
  role_group: RoleGroup;
  password_hash: string;
  /** 1 if the password is a one-time password to be changed at the first sign-in. */
  must_change_password?: Flag;
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

/** Saves a password hash; `mustChange` makes it a one-time password to be changed at the next sign-in. */
export async function savePassword(
  trx: Db,
  id: number,
  { hash, mustChange }: { hash: string; mustChange: boolean },
): Promise<void> {
  await trx
    .updateTable('users')
    .set((expression) => ({
      password_hash: hash,
      must_change_password: mustChange ? 1 : 0,
      updated_at: new Date().toISOString(),
      version: expression('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** What a right password has opened must not outlive that password, however the two meet in time. */
type Read = Pick<Account, 'id' | 'password_hash'>;

/**
 * Locks the user's row until the transaction ends and returns the current account; undefined if the password has
 * changed since it was read or the user is disabled. Delete the user's other rows only after this, as the reverse order
 * could deadlock.
 */
export function heldAccount(trx: Db, read: Read): Promise<Account | undefined> {
  return unchanged(trx, read)
    .set({ active: 1 })
    .returning(columns)
    .$narrowType<{ role_group: RoleGroup }>()
    .executeTakeFirst();
}

/** False where the person is not any more what was read; else her row is held too. */
export async function noteSignIn(trx: Db, read: Read): Promise<boolean> {
  const noted = unchanged(trx, read).set({ last_sign_in_at: new Date().toISOString() }).returning('id');
  return (await noted.executeTakeFirst()) !== undefined;
}

function unchanged(trx: Db, { id, password_hash }: Read) {
  return trx
    .updateTable('users')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('active', '=', 1);
}

/** Everybody who may sign in. */
export function activePeople(db: Db): Promise<Pick<Account, 'email' | 'role_group'>[]> {
  return db
    .selectFrom('users')
    .select(['email', 'role_group'])
    .where('active', '=', 1)
    .$narrowType<{ role_group: RoleGroup }>()
    .execute();
}
