import { areRightsBelow, type Right, type RoleGroup } from '@vitrin/shared-contracts/rights';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { allRoles, rightsOf } from '../../platform/auth/role-rights.ts';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict, Forbidden, NotFound, Unauthenticated } from '../../platform/errors.ts';
import { countOtherSuperAdmins, findUser } from './users.repository.ts';

/** The user who manages other users. */
export interface Manager {
  id: number;
  role_group: RoleGroup;
  rights: ReadonlySet<Right>;
}

export function managerOf({ user, rights }: Pick<StaffSession, 'user' | 'rights'>): Manager {
  return { id: user.id, role_group: user.role_group, rights };
}

/**
 * Checks whether a manager may manage users with these rights, and give such a role: a super administrator may manage
 * all, others only those with fewer rights than their own.
 */
export function mayManage({ role_group, rights }: Manager, others: ReadonlySet<Right>): boolean {
  return role_group === 'super_admin' || areRightsBelow(others, rights);
}

/** Returns the roles that the manager may give, whose users are those that the manager sees. */
export async function manageableRoles(db: Db, manager: Manager): Promise<RoleGroup[]> {
  const roles = (await allRoles(db)).filter(({ rights }) => mayManage(manager, new Set(rights)));
  return roles.map(({ role }) => role);
}

/**
 * Returns the user if the manager's role may manage it. Throws 404 if there is no such user, 403 for a role that the
 * manager may not manage.
 */
export async function requireVisibleUser(db: Db, manager: Manager, id: number): Promise<UserRecord> {
  const user = await findUser(db, id);
  if (!user) throw new NotFound();
  if (!mayManage(manager, await rightsOf(db, user.role_group))) throw new Forbidden();
  return user;
}

/**
 * Returns the user if the manager may change it. Users cannot change their own account here, neither to raise their
 * role nor to lock themselves out by mistake.
 */
export async function requireChangeableUser(db: Db, manager: Manager, id: number): Promise<UserRecord> {
  if (id === manager.id)
    throw new Forbidden('own-account', 'Kendi hesabınızı buradan değiştiremezsiniz; Hesabım ekranını kullanın.');
  return requireVisibleUser(db, manager, id);
}

/**
 * Serializes changes of users and roles, and returns the manager as currently stored, whose role and rights may have
 * changed meanwhile.
 */
export async function lockUsers(trx: Db, { id }: Pick<Manager, 'id'>): Promise<Manager> {
  await helpersOf(trx).lock(trx, 'users');
  const manager = await findUser(trx, id);
  if (!manager || manager.active === 0) throw new Unauthenticated();
  return { id, role_group: manager.role_group, rights: await rightsOf(trx, manager.role_group) };
}

/**
 * Throws if this is the last active super administrator. Call under `lockUsers`, before a user is disabled or gets a
 * lower role.
 */
export async function requireOtherSuperAdmin(trx: Db, { id, active, role_group }: UserRecord): Promise<void> {
  if (role_group !== 'super_admin' || active === 0) return;
  if ((await countOtherSuperAdmins(trx, id)) === 0)
    throw new Conflict('last-super-admin', 'Son süper yönetici devre dışı bırakılamaz ve rolü düşürülemez.');
}
