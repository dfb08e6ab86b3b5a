import { api } from 'shared-contracts/paths';
import type { RoleLabels } from 'shared-contracts/roles';
import { readQuery, sharedQueryOptions } from './query.ts';

/** Labels of the role groups from the server. */
export const roleGroupsQuery = {
  ...readQuery<RoleLabels>(api.roleGroups),
  ...sharedQueryOptions,
};
