import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { adminUrl, type AdminAddress } from '../../config/admin-url.ts';

/** Returns the complete address of a stored release in the panel, which a pipeline prints. */
export function releaseAddress(config: AdminAddress, unit: Unit, id: string): string {
  return adminUrl(config) + adminPaths.release(unit, id);
}
