import { useQuery } from '@tanstack/react-query';
import { areRightsBelow, roleGroupLabels, roleGroups, rightsOfRole } from '@vitrin/shared-contracts/rights';
import type { RoleLabels } from '@vitrin/shared-contracts/roles';
import { useSession } from '@vitrin/shared-contracts/state';
import { roleGroupsQuery } from '../../data/role-groups.ts';
import { rolesQuery } from './roles.api.ts';

/** Returns the names of the roles from the server, and those roles that the user may give. */
export function useRoleGroups() {
  const labels: RoleLabels = { ...roleGroupLabels, ...useQuery(roleGroupsQuery).data };
  const custom = useQuery(rolesQuery).data?.items.filter(({ id, assignable }) => id > 0 && assignable) ?? [];
  const session = useSession();
  const isAssignable = (role: (typeof roleGroups)[number]) =>
    session?.user.role_group === 'super_admin' ||
    (session !== null && areRightsBelow(rightsOfRole(role), session.rights));
  const roles = [...roleGroups.filter(isAssignable), ...custom.map(({ role }) => role)];
  return { labels, options: roles.map((value) => ({ value, label: labels[value] ?? value })) };
}
