import type { PublishKeyRow, PublishQuotaInput } from '@vitrin/shared-contracts/release-management';
import type { RemoteName, Unit } from '@vitrin/shared-contracts/releases';
import { creatorActive } from '../../../platform/auth/creator-active.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { PageRequest } from '../../../platform/database/page-request.ts';
import { deletePipelinesOf } from '../pipelines/pipelines.repository.ts';
import { allowedUploads, keptBytesByUnit, uploadsByToken } from './upload-quota.repository.ts';

/** Lists the keys, the newest first, without those that jobs of pipelines get for a few minutes. */
export async function listKeys(
  db: Db,
  { page, size }: Pick<PageRequest, 'page' | 'size'>,
): Promise<{ rows: PublishKeyRow[]; total: number }> {
  const rows = await selectKeys(db)
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('publish_tokens')
    .where('pipeline_id', 'is', null)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await withQuotas(db, rows), total };
}

export async function findKey(db: Db, id: number): Promise<PublishKeyRow | null> {
  const row = await selectKeys(db).where('id', '=', id).executeTakeFirst();
  return row ? ((await withQuotas(db, [row]))[0] ?? null) : null;
}

/** Selects keys without the token hash, which no reader needs. */
function selectKeys(db: Db) {
  return db
    .selectFrom('publish_tokens')
    .where('pipeline_id', 'is', null)
    .select(['id', 'remote', 'name', 'created_at', 'created_by', 'expires_at', 'revoked_at', 'last_used_at'])
    .select(['releases_per_day', 'kept_megabytes', creatorActive('publish_tokens.created_by_user')]);
}

type Stored = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number];

async function withQuotas(db: Db, rows: readonly Stored[]): Promise<PublishKeyRow[]> {
  const uploads = await uploadsByToken(
    db,
    rows.map(({ id }) => id),
  );
  const kept = await keptBytesByUnit(db, [...new Set(rows.map(({ remote }) => remote))]);
  return rows.map(({ remote, releases_per_day, kept_megabytes, creator_active, ...row }) => {
    const allowed = allowedUploads({ releases_per_day, kept_megabytes });
    return {
      ...row,
      creator_active: creator_active !== 0,
      remote: remote as Unit,
      quota: {
        releases: { used: uploads.get(row.id) ?? 0, allowed: allowed.releases },
        bytes: { used: kept.get(remote) ?? 0, allowed: allowed.bytes },
      },
    };
  });
}

export async function setQuota(trx: Db, id: number, quota: PublishQuotaInput): Promise<void> {
  await trx.updateTable('publish_tokens').set(quota).where('id', '=', id).execute();
}

/** Revokes a key. A key that is already revoked keeps its revocation time. */
export async function revokeKey(trx: Db, id: number): Promise<void> {
  const revoked = { revoked_at: new Date().toISOString() };
  await trx.updateTable('publish_tokens').set(revoked).where('id', '=', id).where('revoked_at', 'is', null).execute();
}

/**
 * Revokes all keys of a remote that is removed, and its pipelines: another remote of the same name starts without. The
 * pipelines are first, so that a credential that one of them is just getting is revoked as well.
 */
export async function revokeKeysOf(trx: Db, remote: RemoteName): Promise<void> {
  await deletePipelinesOf(trx, remote);
  const revoked = { revoked_at: new Date().toISOString() };
  await trx
    .updateTable('publish_tokens')
    .set(revoked)
    .where('remote', '=', remote)
    .where('revoked_at', 'is', null)
    .execute();
}
