import {
  completeRights,
  isFixedRole,
  roleGroupLabels,
  roleGroups,
  rightsOfRole,
  type Right,
} from '@vitrin/shared-contracts/rights';
import { roleInputSchema, type RoleInput, type RoleRecord } from '@vitrin/shared-contracts/roles';
import { invalid } from '@vitrin/shared-contracts/validation';
import { write } from '../../content/write.ts';
import { guardVersion } from '../../content/version-guard.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { lockUsers, mayManage, type Manager } from './managed-user.ts';
import {
  countHolders,
  deleteRole,
  findCustomRole,
  insertRole,
  isRoleNameTaken,
  listCustomRoles,
  updateRole,
  type CustomRoleRow,
  type RoleFields,
} from './roles.repository.ts';
import type { UserWrite } from './users.service.ts';

export { roleLabels } from './roles.repository.ts';

const entity = 'role';

export function roleInput(value: unknown): RoleInput {
  return validated(roleInputSchema, value);
}

/** Returns all roles: the fixed ones, then those that staff have made. */
export async function listRoles(db: Db, manager: Manager): Promise<RoleRecord[]> {
  const { users } = await countHolders(db);
  const fixed = roleGroups.map((role) => ({
    role,
    id: 0,
    name: roleGroupLabels[role],
    rights: [...rightsOfRole(role)],
    version: 1,
    updated_at: '',
  }));
  return [...fixed, ...(await listCustomRoles(db))].map((row) => {
    const assignable = mayManage(manager, new Set(row.rights));
    return { ...row, users: users.get(row.role) ?? 0, assignable, editable: assignable && !isFixedRole(row.role) };
  });
}

/** Creates a role. Its rights must be among those of the user who makes it. */
export async function createRole(call: UserWrite, input: RoleInput): Promise<RoleRecord> {
  const fields = fieldsOf(input);
  const { services, context, manager } = call;
  return write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
    const current = await lockUsers(trx, manager);
    requireHeldRights(current, fields.rights);
    await requireFreeName(trx, fields.name, null);
    const id = await insertRole(trx, fields, stamp);
    return { data: await recordOf(trx, current, id), entityId: id, title: fields.name, fields: ['name', 'rights'] };
  });
}

/** Changes a role; its users have the new rights from their next request on. */
export async function changeRole(call: UserWrite, id: number, input: RoleInput): Promise<RoleRecord> {
  const { services, context, manager } = call;
  const { version } = input;
  if (version === undefined) throw new Invalid({ version: invalid.required });
  const fields = fieldsOf(input);
  const current = (trx: Db) => findCustomRole(trx, id);
  const guard = { table: 'custom_roles', id, version, current } as const;
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx, stamp) => {
    const locked = await lockUsers(trx, manager);
    const before = await requireChangeableRole(trx, locked, id);
    requireHeldRights(locked, fields.rights);
    await requireFreeName(trx, fields.name, id);
    await guardVersion(trx, entity, guard, stamp);
    await updateRole(trx, id, fields);
    const changed = [
      ...(before.name === fields.name ? [] : ['name']),
      ...(before.rights.join() === fields.rights.join() ? [] : ['rights']),
    ];
    return { data: await recordOf(trx, locked, id), entityId: id, title: fields.name, fields: changed };
  });
}

/** Deletes a role that no account has. */
export async function removeRole({ services, context, manager }: UserWrite, id: number): Promise<null> {
  return write(services, context, { action: 'delete', entity, keepsPages: true }, async (trx) => {
    const { name, role } = await requireChangeableRole(trx, await lockUsers(trx, manager), id);
    const { users, invited } = await countHolders(trx);
    const [held, pending] = [users.get(role) ?? 0, invited.get(role) ?? 0];
    if (held + pending > 0)
      throw new Conflict(
        'role-in-use',
        `Bu rolde ${held} kullanıcı ve ${pending} bekleyen davet var. Önce kullanıcılara başka bir rol verin, davetleri geri alın.`,
      );
    await deleteRole(trx, id);
    return { data: null, entityId: id, title: name };
  });
}

function fieldsOf({ name, rights }: RoleInput): RoleFields {
  return { name, rights: completeRights(rights) };
}

function requireHeldRights(manager: Manager, rights: readonly Right[]): void {
  if (!rights.every((right) => manager.rights.has(right)))
    throw new Forbidden('rights-not-held', 'Kendinizde olmayan bir yetkiyi veremezsiniz.');
}

async function requireChangeableRole(trx: Db, manager: Manager, id: number): Promise<CustomRoleRow> {
  const role = await findCustomRole(trx, id);
  if (!role) throw new NotFound();
  if (!mayManage(manager, new Set(role.rights)))
    throw new Forbidden(
      'role-above-own',
      'Bu rolün yetkileri sizinkilerin altında olmadığı için rolü değiştiremezsiniz.',
    );
  return role;
}

async function requireFreeName(trx: Db, name: string, id: number | null): Promise<void> {
  if (await isRoleNameTaken(trx, name, id)) throw new Invalid({ name: 'Bu Adda Bir Rol Var' });
}

async function recordOf(trx: Db, manager: Manager, id: number): Promise<RoleRecord> {
  const found = (await listRoles(trx, manager)).find((role) => role.id === id);
  if (!found) throw new NotFound();
  return found;
}
