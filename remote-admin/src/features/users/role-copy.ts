import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';

const COPY = 'kopya';

/** Returns the address of the form for a new role with the rights of another one. */
export function roleCopyAddress(role: RoleGroup): string {
  return `${adminPaths.roleInsert}?${new URLSearchParams({ [COPY]: role }).toString()}`;
}

/** Returns the role that a new one copies; null without one. */
export function copiedRole(params: URLSearchParams): string | null {
  return params.get(COPY);
}
