import { api } from '@vitrin/shared-contracts/paths';
import type { RoleLabels } from '@vitrin/shared-contracts/roles';
import { readQuery, sharedQueryOptions } from './query.ts';

/** Labels of the role groups from the server. */
export const roleGroupsQuery = {
  ...readQuery<RoleLabels>(api.roleGroups),
  ...sharedQueryOptions,
};
