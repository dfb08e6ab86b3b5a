import type { Right, RoleGroup } from '@vitrin/shared-contracts/rights';
import type { Db } from '../database/tables.ts';
import { rightsOf, rolesWith } from './role-rights.ts';

/** Returns the rights that a user has now; none for one who is disabled or deleted. */
export async function currentRights(db: Db, userId: number): Promise<ReadonlySet<Right>> {
  const user = await db
    .selectFrom('users')
    .select('role_group')
    .where('id', '=', userId)
    .where('active', '=', 1)
    .executeTakeFirst();
  return user ? rightsOf(db, user.role_group as RoleGroup) : new Set();
}

export async function isActiveUser(db: Db, userId: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('active').where('id', '=', userId).executeTakeFirst();
  return user?.active === 1;
}

/** Returns the active users who have a right, at most `count`. */
export async function usersWith(db: Db, right: Right, count: number): Promise<number[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('active', '=', 1)
    .where('role_group', 'in', await rolesWith(db, right))
    .orderBy('id')
    .limit(count)
    .execute();
  return users.map(({ id }) => id);
}
