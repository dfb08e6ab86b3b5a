import type { ReleaseProvenance } from '@vitrin/shared-contracts/release-pipelines';
import type { PublishQuotaInput } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { EndedCredential } from '../../../platform/errors.ts';
import { allowedUploads, type AllowedUploads } from './upload-quota.repository.ts';

export interface NewPublishToken {
  remote: Unit;
  /** Display name, usually of the pipeline that uses the token. */
  name: string;
  tokenHash: string;
  publicKey: string;
  expiresAt: Date;
  /** Name of the user who has seen the secret, or trusts the pipeline. */
  createdBy: string;
  /** Id of the same user; null if it is not known. */
  createdByUser: number | null;
  /** Set for a credential that a job got for its ID token. */
  pipeline?: { id: number; binding: string; mayPromote: boolean; provenance: ReleaseProvenance };
  /** Null for the default quota. */
  quota?: PublishQuotaInput | null;
}

export async function insertPublishToken(db: Db, token: NewPublishToken): Promise<number> {
  const { remote, name, tokenHash, publicKey, expiresAt, createdBy, createdByUser, pipeline, quota } = token;
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
      created_by_user: createdByUser,
      ...(pipeline && {
        pipeline_id: pipeline.id,
        pipeline_binding: pipeline.binding,
        may_promote: pipeline.mayPromote ? 1 : 0,
        provenance: JSON.stringify(pipeline.provenance),
      }),
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
  mayPromote: boolean;
  /** Issued to a job of a trusted pipeline. */
  isOfPipeline: boolean;
  quota: AllowedUploads;
}

/** Returns the token with one of these hashes if it may currently publish this remote. */
export async function findPublishToken(
  db: Db,
  remote: string,
  hashes: readonly string[],
): Promise<PublishToken | null> {
  const row = await validTokens(db)
    .select(['id', 'name', 'public_key', 'may_promote', 'pipeline_id', 'releases_per_day', 'kept_megabytes'])
    .where('remote', '=', remote)
    .where('token_hash', 'in', hashes)
    .executeTakeFirst();
  if (!row) return null;
  const { id, name, public_key: publicKey, may_promote, pipeline_id } = row;
  return {
    id,
    name,
    publicKey,
    mayPromote: may_promote === 1,
    isOfPipeline: pipeline_id !== null,
    quota: allowedUploads(row),
  };
}

function validTokens(db: Db) {
  return db
    .selectFrom('publish_tokens')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString());
}

/**
 * Throws 401 if the token has been revoked or has expired since its request was authenticated, which is before the body
 * arrives: its remote may belong to another team now.
 */
export async function requireValidToken(trx: Db, id: number): Promise<void> {
  if (!(await validTokens(trx).select('id').where('id', '=', id).executeTakeFirst())) throw new EndedCredential();
}

export async function markTokenUsed(db: Db, id: number): Promise<void> {
  await db.updateTable('publish_tokens').set({ last_used_at: new Date().toISOString() }).where('id', '=', id).execute();
}
