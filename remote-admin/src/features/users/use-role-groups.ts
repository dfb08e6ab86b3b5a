import { useQuery } from '@tanstack/react-query';
import { roleGroupLabels } from 'shared-contracts/rights';
import { useSession } from 'shared-contracts/state';
import { rolesBelow } from 'shared-contracts/users';
import { roleGroupsQuery } from '../../shared/role-groups.ts';

/** Names of the role groups as the server tells them, and those that this person may give. */
export function useRoleGroups() {
  const labels = { ...roleGroupLabels, ...useQuery(roleGroupsQuery).data };
  const role = useSession()?.user.role_group;
  const given = role ? rolesBelow(role) : [];
  return { labels, options: given.map((value) => ({ value, label: labels[value] })) };
}
