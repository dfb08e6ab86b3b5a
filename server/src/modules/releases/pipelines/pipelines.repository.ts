import type { PipelineInput, PipelineRow } from '@vitrin/shared-contracts/release-pipelines';
import type { RemoteName, Unit } from '@vitrin/shared-contracts/releases';
import { creatorActive } from '../../../platform/auth/creator-active.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { Person } from '../keys/signers.repository.ts';

/** Lists the trusted pipelines, the newest first. */
export async function listPipelines(db: Db): Promise<PipelineRow[]> {
  return (await selectPipelines(db).orderBy('id', 'desc').execute()).map(toRow);
}

/** Returns the pipelines that may publish a remote and whose tokens come from this issuer. */
export async function pipelinesOf(db: Db, remote: string, issuer: string): Promise<PipelineRow[]> {
  const query = selectPipelines(db).where('remote', '=', remote).where('issuer', '=', issuer).orderBy('id');
  return (await query.execute()).map(toRow);
}

export async function findPipeline(db: Db, id: number): Promise<PipelineRow | null> {
  const row = await selectPipelines(db).where('id', '=', id).executeTakeFirst();
  return row ? toRow(row) : null;
}

function selectPipelines(db: Db) {
  return db.selectFrom('trusted_pipelines').selectAll().select(creatorActive('trusted_pipelines.created_by_user'));
}

type Stored = Awaited<ReturnType<ReturnType<typeof selectPipelines>['execute']>>[number];

function toRow({ remote, may_promote, created_by_user: _user, creator_active, ...row }: Stored): PipelineRow {
  return { ...row, creator_active: creator_active !== 0, remote: remote as Unit, may_promote: may_promote === 1 };
}

export async function insertPipeline(trx: Db, input: PipelineInput, by: Person): Promise<number> {
  const { may_promote, ...values } = input;
  const { id } = await trx
    .insertInto('trusted_pipelines')
    .values({
      ...values,
      may_promote: may_promote ? 1 : 0,
      created_at: new Date().toISOString(),
      created_by: by.name,
      created_by_user: by.id || null,
      last_used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a pipeline and revokes the credentials that it has just got. */
export async function deletePipeline(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('trusted_pipelines').where('id', '=', id).execute();
  const revoked = { revoked_at: new Date().toISOString() };
  await trx
    .updateTable('publish_tokens')
    .set(revoked)
    .where('pipeline_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Deletes the pipelines of a remote that is removed: another remote of the same name starts without them. */
export async function deletePipelinesOf(trx: Db, remote: RemoteName): Promise<void> {
  await trx.deleteFrom('trusted_pipelines').where('remote', '=', remote).execute();
}

/**
 * Marks a pipeline as used. Returns who trusts it; null if it is no longer trusted. Its row stays locked until the
 * transaction ends, so that a removal of the pipeline waits and sees the credentials that the transaction inserts.
 */
export async function markPipelineUsed(trx: Db, id: number): Promise<Person | null> {
  const row = await trx
    .updateTable('trusted_pipelines')
    .set({ last_used_at: new Date().toISOString() })
    .where('id', '=', id)
    .returning(['created_by', 'created_by_user'])
    .executeTakeFirst();
  return row ? { name: row.created_by, id: row.created_by_user } : null;
}

interface UsedToken {
  hash: string;
  expiresAt: Date;
}

/**
 * Records that an ID token was used, for all processes. Returns false if it was used before. Records of expired tokens
 * are deleted.
 */
export async function claimIdToken(trx: Db, { hash, expiresAt }: UsedToken): Promise<boolean> {
  await trx.deleteFrom('used_id_tokens').where('expires_at', '<', new Date().toISOString()).execute();
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('used_id_tokens')
    .values({ token_hash: hash, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes the credentials of pipelines that ended before this time and have signed none of the stored releases. */
export async function deleteEndedCredentials(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('publish_tokens')
    .where('pipeline_id', 'is not', null)
    .where('expires_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('releases').select('releases.id').whereRef('releases.signed_by', '=', 'publish_tokens.public_key'),
        ),
      ),
    )
    .execute();
}
