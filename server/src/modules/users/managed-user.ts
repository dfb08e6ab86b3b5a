import type { RoleGroup } from 'shared-contracts/rights';
import { mayManage, type UserRecord } from 'shared-contracts/users';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict, Forbidden, NotFound, Unauthenticated } from '../../platform/errors.ts';
import { countOtherSuperAdmins, findUser } from './users.repository.ts';

/** The user who manages other users. */
export interface Manager {
  id: number;
  role_group: RoleGroup;
}

/** The person, where the manager's level reaches: 404 for nobody, 403 for somebody beyond it. */
export async function visibleUser(db: Db, manager: Manager, id: number): Promise<UserRecord> {
  const user = await findUser(db, id);
  if (!user) throw new NotFound();
  if (!mayManage(manager.role_group, user.role_group)) throw new Forbidden();
  return user;
}

/** Nobody changes her own account here: not up, and not out by mistake. */
export async function changeableUser(db: Db, manager: Manager, id: number): Promise<UserRecord> {
  if (id === manager.id)
    throw new Forbidden('own-account', 'Kendi hesabınızı buradan değiştiremezsiniz; Hesabım ekranını kullanın.');
  return visibleUser(db, manager, id);
}

/** Makes everybody else who changes people wait, and returns who manages as she stands now: she may have been demoted meanwhile. */
export async function lockPeople(trx: Db, { id }: Manager): Promise<Manager> {
  await helpersOf(trx).lock(trx, 'users');
  const manager = await findUser(trx, id);
  if (!manager || manager.active === 0) throw new Unauthenticated();
  return manager;
}

/** Call under `lockPeople`, before a person is disabled or gets a lower role. */
export async function keepSuperAdmin(trx: Db, { id, active, role_group }: UserRecord): Promise<void> {
  if (role_group !== 'super_admin' || active === 0) return;
  if ((await countOtherSuperAdmins(trx, id)) === 0)
    throw new Conflict('last-super-admin', 'Son süper yönetici devre dışı bırakılamaz ve rolü düşürülemez.');
}
