import { api } from 'shared-contracts/paths';
import type { RoleGroup } from 'shared-contracts/rights';
import { readQuery, sharedRead } from './query.ts';

/** Names of the role groups as the server has them. */
export const roleGroupsQuery = {
  ...readQuery<Readonly<Partial<Record<RoleGroup, string>>>>(api.roleGroups),
  ...sharedRead,
};
