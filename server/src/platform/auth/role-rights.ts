import {
  completeRights,
  isFixedRole,
  rights,
  rightsOfRole,
  roleGroups,
  type Right,
  type RoleGroup,
} from '@vitrin/shared-contracts/rights';
import type { Db } from '../database/tables.ts';

const CUSTOM = /^role-(\d{1,9})$/;

/** A role that staff have made, with its current rights. */
export interface StoredRole {
  id: number;
  role: RoleGroup;
  rights: Right[];
}

/**
 * Returns the rights of a role as they are stored now; none for a role that does not exist. Fixed roles need no query.
 */
export async function rightsOf(db: Db, role: RoleGroup): Promise<ReadonlySet<Right>> {
  if (isFixedRole(role)) return rightsOfRole(role);
  const id = Number(CUSTOM.exec(role)?.[1] ?? 0);
  const row = await db.selectFrom('custom_roles').select('rights').where('id', '=', id).executeTakeFirst();
  return new Set(row ? storedRights(row.rights) : []);
}

/** Returns all roles that have this right. */
export async function rolesWith(db: Db, right: Right): Promise<RoleGroup[]> {
  const fixed = roleGroups.filter((role) => rightsOfRole(role).has(right));
  const custom = (await customRoles(db)).filter((role) => role.rights.includes(right));
  return [...fixed, ...custom.map(({ role }) => role)];
}

/** Returns all roles with their rights. */
export async function allRoles(db: Db): Promise<Pick<StoredRole, 'role' | 'rights'>[]> {
  return [...roleGroups.map((role) => ({ role, rights: [...rightsOfRole(role)] })), ...(await customRoles(db))];
}

async function customRoles(db: Db): Promise<StoredRole[]> {
  const rows = await db.selectFrom('custom_roles').select(['id', 'rights']).orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, role: customRole(row.id), rights: storedRights(row.rights) }));
}

export function customRole(id: number): RoleGroup {
  return `role-${id}`;
}

/** Ignores rights that this version does not know, such as those of a module that was removed. */
export function storedRights(json: string): Right[] {
  const names = new Set(JSON.parse(json) as string[]);
  return completeRights(rights.filter((right) => names.has(right)));
}
