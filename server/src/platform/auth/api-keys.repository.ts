import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import type { Db } from '../database/tables.ts';

/** Returns a key that is neither revoked nor expired, with its creator, whose account is enabled; otherwise undefined. */
export function findValidApiKey(db: Db, hash: string) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'api_keys.name', 'api_keys.rights', 'api_keys.expires_at', 'api_keys.last_used_at'])
    .select(['users.id as user_id', 'users.name as user_name', 'users.email', 'users.role_group'])
    .$narrowType<{ role_group: RoleGroup }>()
    .where('api_keys.key_hash', '=', hash)
    .where('api_keys.revoked_at', 'is', null)
    .where('api_keys.expires_at', '>', new Date().toISOString())
    .where('users.active', '=', 1)
    .executeTakeFirst();
}

export type ValidApiKey = NonNullable<Awaited<ReturnType<typeof findValidApiKey>>>;

export async function saveApiKeyUse(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', id).execute();
}
