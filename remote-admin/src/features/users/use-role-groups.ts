import { useQuery } from '@tanstack/react-query';
import { roleGroupLabels } from 'shared-contracts/rights';
import { useSession } from 'shared-contracts/state';
import { assignableRoles } from 'shared-contracts/users';
import { roleGroupsQuery } from '../../shared/role-groups.ts';

/** Returns the role group labels from the server, and those roles that the user may assign. */
export function useRoleGroups() {
  const labels = { ...roleGroupLabels, ...useQuery(roleGroupsQuery).data };
  const role = useSession()?.user.role_group;
  const roles = role ? assignableRoles(role) : [];
  return { labels, options: roles.map((value) => ({ value, label: labels[value] })) };
}
