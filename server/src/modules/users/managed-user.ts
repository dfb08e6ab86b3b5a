import type { RoleGroup } from 'shared-contracts/rights';
import { canManage, type UserRecord } from 'shared-contracts/users';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict, Forbidden, NotFound, Unauthenticated } from '../../platform/errors.ts';
import { countOtherSuperAdmins, findUser } from './users.repository.ts';

/** The user who manages other users. */
export interface Manager {
  id: number;
  role_group: RoleGroup;
}

/**
 * Returns the user if the manager's role may manage it. Throws 404 if there is no such user, 403 for a role that the
 * manager may not manage.
 */
export async function requireVisibleUser(db: Db, manager: Manager, id: number): Promise<UserRecord> {
  const user = await findUser(db, id);
  if (!user) throw new NotFound();
  if (!canManage(manager.role_group, user.role_group)) throw new Forbidden();
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

/** Serializes changes of users, and returns the manager as currently stored, whose role may have changed meanwhile. */
export async function lockUsers(trx: Db, { id }: Manager): Promise<Manager> {
  await helpersOf(trx).lock(trx, 'users');
  const manager = await findUser(trx, id);
  if (!manager || manager.active === 0) throw new Unauthenticated();
  return manager;
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
