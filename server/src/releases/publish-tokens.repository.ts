import type { RemoteName } from 'shared-contracts/releases';
import type { Db } from '../database/tables.ts';

export async function insertPublishToken(
  db: Db,
  remote: RemoteName,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('publish_tokens')
    .values({
      remote,
      token_hash: tokenHash,
      created_at: new Date().toISOString(),
      expires_at: expiresAt.toISOString(),
      revoked_at: null,
    })
    .execute();
}

/** True when a token of this hash may publish this remote now. */
export async function mayPublish(db: Db, remote: string, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('publish_tokens')
    .select('id')
    .where('remote', '=', remote)
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return row !== undefined;
}
