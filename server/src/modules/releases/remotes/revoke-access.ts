import type { RemoteName } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { revokeKeysOf } from '../keys/release-keys.repository.ts';
import { revokeLinksOf } from '../../../releases/stored/release-links.repository.ts';

/** Ends all that lets anybody outside of the panel act for a remote or see its releases: keys, pipelines and links. */
export async function revokeAccess(trx: Db, remote: RemoteName): Promise<void> {
  await revokeKeysOf(trx, remote);
  await revokeLinksOf(trx, remote);
}
