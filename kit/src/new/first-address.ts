import { adminPaths, loginPath, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Unit } from '@vitrin/shared-contracts/releases';

const addresses: Readonly<Record<string, string>> = {
  remote_public: publicPaths.home,
  remote_auth: loginPath,
  remote_admin: adminPaths.root,
};

/** Returns the path of the first page of a unit; that of an additional remote has the name of the unit. */
export function firstAddress(unit: Unit): string {
  return addresses[unit] ?? `/${unit.replace('remote_', '').replaceAll('_', '-')}`;
}
