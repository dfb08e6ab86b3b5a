import { fold } from '@vitrin/shared-contracts/fold';
import { roleGroupLabels, type Right, type RoleGroup } from '@vitrin/shared-contracts/rights';
import { customRole, storedRights, type StoredRole } from '../../platform/auth/role-rights.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

export interface CustomRoleRow extends StoredRole {
  name: string;
  version: number;
  updated_at: string;
}

const columns = ['id', 'name', 'rights', 'version', 'updated_at'] as const;

/** Returns the roles that staff have made, by name. */
export async function listCustomRoles(db: Db): Promise<CustomRoleRow[]> {
  const rows = await db.selectFrom('custom_roles').select(columns).orderBy('name_key').execute();
  return rows.map((row) => ({ ...row, role: customRole(row.id), rights: storedRights(row.rights) }));
}

export async function findCustomRole(db: Db, id: number): Promise<CustomRoleRow | undefined> {
  const row = await db.selectFrom('custom_roles').select(columns).where('id', '=', id).executeTakeFirst();
  return row && { ...row, role: customRole(row.id), rights: storedRights(row.rights) };
}

/** Returns the name of a role as users see it; its key if it does not exist. */
export async function roleName(db: Db, role: RoleGroup): Promise<string> {
  return (await roleLabels(db))[role] ?? role;
}

/** Returns the names of all roles by key. */
export async function roleLabels(db: Db): Promise<Record<string, string>> {
  const custom = await listCustomRoles(db);
  return { ...roleGroupLabels, ...Object.fromEntries(custom.map(({ role, name }) => [role, name])) };
}

export async function isRoleNameTaken(db: Db, name: string, byOther: number | null): Promise<boolean> {
  const key = fold(name);
  if (Object.values(roleGroupLabels).some((label) => label !== undefined && fold(label) === key)) return true;
  const row = await db.selectFrom('custom_roles').select('id').where('name_key', '=', key).executeTakeFirst();
  return row !== undefined && row.id !== byOther;
}

/** Returns the numbers of users and of pending invitations by role. */
export async function countHolders(db: Db): Promise<{ users: Map<string, number>; invited: Map<string, number> }> {
  const count = async (table: 'users' | 'invitations') => {
    const rows = await db
      .selectFrom(table)
      .select('role_group')
      .select((select) => select.fn.countAll<number>().as('count'))
      .groupBy('role_group')
      .execute();
    return new Map(rows.map((row) => [row.role_group, row.count]));
  };
  return { users: await count('users'), invited: await count('invitations') };
}

export interface RoleFields {
  name: string;
  rights: readonly Right[];
}

export async function insertRole(trx: Db, { name, rights }: RoleFields, { now, userId }: Stamp): Promise<number> {
  const row = await trx
    .insertInto('custom_roles')
    .values({
      name,
      name_key: fold(name),
      rights: JSON.stringify(rights),
      created_at: now,
      updated_at: now,
      updated_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateRole(trx: Db, id: number, { name, rights }: RoleFields): Promise<void> {
  await trx
    .updateTable('custom_roles')
    .set({ name, name_key: fold(name), rights: JSON.stringify(rights) })
    .where('id', '=', id)
    .execute();
}

export async function deleteRole(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('custom_roles').where('id', '=', id).execute();
}
