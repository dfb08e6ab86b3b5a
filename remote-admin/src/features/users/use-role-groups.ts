import { api } from 'shared-contracts/paths';
import { roleGroupLabels, type RoleGroup } from 'shared-contracts/rights';
import { useSession } from 'shared-contracts/state';
import { rolesBelow } from 'shared-contracts/users';
import { useRead } from '../../shared/use-read.ts';

/** Names of the role groups as the server tells them, and those that this person may give. */
export function useRoleGroups() {
  const { reading } = useRead<Record<RoleGroup, string>>(api.roleGroups);
  const labels = reading.state === 'ready' ? reading.data : roleGroupLabels;
  const role = useSession()?.user.role_group;
  const given = role ? rolesBelow(role) : [];
  return { labels, options: given.map((value) => ({ value, label: labels[value] ?? roleGroupLabels[value] })) };
}
