import { api } from 'shared-contracts/paths';
import type { RoleGroup } from 'shared-contracts/rights';
import { readQuery, sharedQueryOptions } from './query.ts';

/** Labels of the role groups from the server. */
export const roleGroupsQuery = {
  ...readQuery<Readonly<Partial<Record<RoleGroup, string>>>>(api.roleGroups),
  ...sharedQueryOptions,
};
