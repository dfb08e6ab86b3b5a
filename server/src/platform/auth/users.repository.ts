import type { RoleGroup } from '@vitrin/shared-contracts/rights';
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

/** Normalizes an e-mail address, because case does not matter. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function activeAccount(db: Db, email: string): Promise<Account | undefined> {
  return activeAccounts(db).where('email', '=', normalizeEmail(email)).executeTakeFirst();
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
  const row = await db.selectFrom('users').select('id').where('email', '=', normalizeEmail(email)).executeTakeFirst();
  return row?.id;
}

/** Checks whether a user still has the initial password of the account. */
export async function hasInitialPassword(db: Db, email: string): Promise<boolean> {
  const account = db.selectFrom('users').select('id').where('email', '=', normalizeEmail(email));
  const untouched = account.where('must_change_password', '=', 1).where('version', '=', 1);
  return (await untouched.executeTakeFirst()) !== undefined;
}

/** Returns the account with this e-mail if it is the only user, has a one-time password and has never signed in. */
export async function onlyUnusedAccount(db: Db, email: string): Promise<Account | undefined> {
  const users = await db.selectFrom('users').select(['email', 'last_sign_in_at']).limit(2).execute();
  const [user] = users;
  if (users.length !== 1 || user?.email !== normalizeEmail(email) || user.last_sign_in_at !== null) return undefined;
  const account = await activeAccount(db, email);
  return account?.must_change_password === 1 ? account : undefined;
}

/** Gives the account that the first start has created to its first user, who signs in with it. */
export async function claimAccount(
  trx: Db,
  id: number,
  person: Pick<Account, 'name' | 'email' | 'password_hash'>,
): Promise<void> {
  const now = new Date().toISOString();
  await trx
    .updateTable('users')
    .set((expression) => ({
      ...person,
      must_change_password: 0,
      last_sign_in_at: now,
      updated_at: now,
      updated_by: id,
      version: expression('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
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
      email: normalizeEmail(user.email),
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

/**
 * Account data read with the password. A sign-in must not succeed with a password that has changed since, whatever the
 * order of the two transactions.
 */
type AccountRead = Pick<Account, 'id' | 'password_hash'>;

/**
 * Locks the user's row until the transaction ends and returns the current account; undefined if the password has
 * changed since it was read or the user is disabled. Delete the user's other rows only after this, as the reverse order
 * could deadlock.
 */
export function lockAccount(trx: Db, read: AccountRead): Promise<Account | undefined> {
  return unchanged(trx, read)
    .set({ active: 1 })
    .returning(columns)
    .$narrowType<{ role_group: RoleGroup }>()
    .executeTakeFirst();
}

/**
 * Records a sign-in and locks the user's row. Returns false if password or state have changed since the account was
 * read.
 */
export async function recordSignIn(trx: Db, read: AccountRead): Promise<boolean> {
  const noted = unchanged(trx, read).set({ last_sign_in_at: new Date().toISOString() }).returning('id');
  return (await noted.executeTakeFirst()) !== undefined;
}

function unchanged(trx: Db, { id, password_hash }: AccountRead) {
  return trx
    .updateTable('users')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('active', '=', 1);
}

/** Returns all users who may sign in. */
export function listActiveUsers(db: Db): Promise<Pick<Account, 'email' | 'role_group'>[]> {
  return db
    .selectFrom('users')
    .select(['email', 'role_group'])
    .where('active', '=', 1)
    .$narrowType<{ role_group: RoleGroup }>()
    .execute();
}
