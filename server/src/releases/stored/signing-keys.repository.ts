import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';

/**
 * Checks whether a key has ever been allowed to sign releases of a unit. A revoked key signs nothing new, but its
 * earlier signatures stay valid.
 */
export async function isSigningKey(db: Db, unit: Unit, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('publish_tokens')
    .select('id')
    .where('remote', '=', unit)
    .where('public_key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
