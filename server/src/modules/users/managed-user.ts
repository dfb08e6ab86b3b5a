import type { RoleGroup } from 'shared-contracts/rights';
import { mayManage, type UserRecord } from 'shared-contracts/users';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Problem, problems } from '../../platform/http/problem.ts';
import { countOtherSuperAdmins, findUser } from './users.repository.ts';

/** Who manages others. */
export interface Manager {
  id: number;
  role_group: RoleGroup;
}

const OWN_ACCOUNT = 'Kendi hesabınızı buradan değiştiremezsiniz; Hesabım ekranını kullanın.';

/** The person, where the manager's level reaches: 404 for nobody, 403 for somebody beyond it. */
export async function visibleUser(db: Db, manager: Manager, id: number): Promise<UserRecord> {
  const user = await findUser(db, id);
  if (!user) throw problems.notFound();
  if (!mayManage(manager.role_group, user.role_group)) throw problems.noRight();
  return user;
}

/** Nobody changes her own account here: not up, and not out by mistake. */
export async function changeableUser(db: Db, manager: Manager, id: number): Promise<UserRecord> {
  if (id === manager.id) throw new Problem(403, OWN_ACCOUNT, { code: 'right' });
  return visibleUser(db, manager, id);
}

/** Makes everybody else who changes people wait, and returns who manages as she stands now: she may have been demoted meanwhile. */
export async function lockPeople(trx: Db, { id }: Manager): Promise<Manager> {
  await helpersOf(trx).lock(trx, 'users');
  const manager = await findUser(trx, id);
  if (!manager || manager.active === 0) throw problems.unauthenticated();
  return manager;
}

/** Call under `lockPeople`, before a person is disabled or gets a lower role. */
export async function keepSuperAdmin(trx: Db, { id, active, role_group }: UserRecord): Promise<void> {
  if (role_group !== 'super_admin' || active === 0) return;
  if ((await countOtherSuperAdmins(trx, id)) === 0)
    throw problems.conflict('Son süper yönetici devre dışı bırakılamaz ve rolü düşürülemez.');
}
