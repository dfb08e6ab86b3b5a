import type { PublishQuotaInput } from '@vitrin/shared-contracts/release-management';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { allowedUploads, type AllowedUploads } from './upload-quota.repository.ts';

export interface NewPublishToken {
  remote: RemoteName;
  /** Display name, usually of the pipeline that uses the token. */
  name: string;
  tokenHash: string;
  publicKey: string;
  expiresAt: Date;
  createdBy: string;
  /** Null for the default quota. */
  quota?: PublishQuotaInput | null;
}

export async function insertPublishToken(db: Db, token: NewPublishToken): Promise<number> {
  const { remote, name, tokenHash, publicKey, expiresAt, createdBy, quota } = token;
  const { id } = await db
    .insertInto('publish_tokens')
    .values({
      remote,
      name,
      token_hash: tokenHash,
      public_key: publicKey,
      created_at: new Date().toISOString(),
      created_by: createdBy,
      expires_at: expiresAt.toISOString(),
      revoked_at: null,
      last_used_at: null,
      releases_per_day: quota?.releases_per_day ?? null,
      kept_megabytes: quota?.kept_megabytes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface PublishToken {
  id: number;
  name: string;
  publicKey: string | null;
  quota: AllowedUploads;
}

/** Returns the token with one of these hashes if it may currently publish this remote; null otherwise. */
export async function findPublishToken(
  db: Db,
  remote: string,
  hashes: readonly string[],
): Promise<PublishToken | null> {
  const row = await db
    .selectFrom('publish_tokens')
    .select(['id', 'name', 'public_key', 'releases_per_day', 'kept_megabytes'])
    .where('remote', '=', remote)
    .where('token_hash', 'in', hashes)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, publicKey: row.public_key, quota: allowedUploads(row) } : null;
}

/**
 * Returns the keys that have ever been allowed to sign releases of a remote. A revoked key signs nothing new, but its
 * earlier signatures stay valid.
 */
export async function signingKeys(db: Db, remote: RemoteName): Promise<string[]> {
  const rows = await db
    .selectFrom('publish_tokens')
    .select('public_key')
    .where('remote', '=', remote)
    .where('public_key', 'is not', null)
    .execute();
  return rows.flatMap(({ public_key: key }) => (key === null ? [] : [key]));
}

export async function markTokenUsed(db: Db, id: number): Promise<void> {
  await db.updateTable('publish_tokens').set({ last_used_at: new Date().toISOString() }).where('id', '=', id).execute();
}
