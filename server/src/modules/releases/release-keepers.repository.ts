import { rightsOfRole, type RoleGroup } from 'shared-contracts/rights';
import type { Db } from '../../platform/database/tables.ts';

/** E-mail addresses of everybody who may act on a release. */
export async function releaseKeepers(db: Db): Promise<string[]> {
  const people = await db.selectFrom('users').select(['email', 'role_group']).where('active', '=', 1).execute();
  return people
    .filter(({ role_group: role }) => rightsOfRole(role as RoleGroup).has('releases.publish'))
    .map(({ email }) => email);
}
