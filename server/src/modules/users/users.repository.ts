import { sql } from 'kysely';
import { fold } from '@vitrin/shared-contracts/fold';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import type { UserRecord, UserState } from '@vitrin/shared-contracts/users';
import { normalizeEmail } from '../../platform/auth/users.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

const columns = [
  'id',
  'name',
  'email',
  'role_group',
  'active',
  'must_change_password',
  'last_sign_in_at',
  'version',
  'updated_at',
] as const;

/** Selects users, with whether each has an authenticator app or a passkey. */
function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(columns)
    .select((select) => {
      const passkey = select
        .selectFrom('passkeys')
        .select(sql.lit(1).as('one'))
        .whereRef('passkeys.user_id', '=', 'users.id');
      const has = select.or([select('totp_secret', 'is not', null), select.exists(passkey)]);
      return select.case().when(has).then(sql.lit(1)).else(sql.lit(0)).end().as('second_factor');
    })
    .$narrowType<{ role_group: RoleGroup; second_factor: 0 | 1 }>();
}

export interface UserPage extends PageRequest {
  /** Only users with these roles are listed. */
  roles: readonly RoleGroup[];
  state: UserState | null;
}

const byName = new Intl.Collator('tr');

/**
 * Returns one page of users in Turkish alphabetical order. Staff are few, so the list is searched and sorted here
 * without an index on the name.
 */
export async function listUsers(db: Db, page: UserPage): Promise<{ rows: UserRecord[]; total: number }> {
  if (page.roles.length === 0) return { rows: [], total: 0 };
  const users = selectUsers(db).where('role_group', 'in', page.roles);
  const found = page.state === null ? users : users.where('active', '=', page.state === 'active' ? 1 : 0);
  const text = fold(page.search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const rows = (await found.execute())
    .filter(({ name, email }) => text.every((word) => fold(`${name} ${email}`).includes(word)))
    .toSorted((left, right) => byName.compare(left.name, right.name) || left.id - right.id);
  const start = (page.page - 1) * page.size;
  return { rows: rows.slice(start, start + page.size), total: rows.length };
}

export function findUser(db: Db, id: number): Promise<UserRecord | undefined> {
  return selectUsers(db).where('id', '=', id).executeTakeFirst();
}

export async function isEmailTaken(db: Db, email: string, byOther: number | null): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email', '=', normalizeEmail(email)).executeTakeFirst();
  return row !== undefined && row.id !== byOther;
}

/** Counts the active super administrators without this one. */
export async function countOtherSuperAdmins(db: Db, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('role_group', '=', 'super_admin')
    .where('active', '=', 1)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return total;
}

export interface UserFields {
  name: string;
  email: string;
  role_group: RoleGroup;
}

/** Inserts a user, who signs in with a secret that must be changed. */
export async function insertManagedUser(
  trx: Db,
  person: UserFields,
  passwordHash: string,
  { now, userId }: Stamp,
): Promise<number> {
  const row = await trx
    .insertInto('users')
    .values({
      ...person,
      email: normalizeEmail(person.email),
      password_hash: passwordHash,
      must_change_password: 1,
      last_sign_in_at: null,
      created_at: now,
      updated_at: now,
      updated_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateManagedUser(trx: Db, id: number, person: UserFields): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...person, email: normalizeEmail(person.email) })
    .where('id', '=', id)
    .execute();
}

export async function saveActive(trx: Db, id: number, active: 0 | 1, stamp: Stamp): Promise<void> {
  await changed(trx, id, stamp).set({ active }).execute();
}

export async function saveSecret(trx: Db, id: number, passwordHash: string, stamp: Stamp): Promise<void> {
  await changed(trx, id, stamp).set({ password_hash: passwordHash, must_change_password: 1 }).execute();
}

function changed(trx: Db, id: number, { now, userId }: Stamp) {
  return trx
    .updateTable('users')
    .set((column) => ({ version: column('version', '+', 1), updated_at: now, updated_by: userId }))
    .where('id', '=', id);
}
