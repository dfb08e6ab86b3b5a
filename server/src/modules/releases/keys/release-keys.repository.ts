import type { PublishKeyRow } from '@vitrin/shared-contracts/release-management';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import type { PageRequest } from '../../../platform/database/page-request.ts';
import { deletePipelinesOf } from '../pipelines/pipelines.repository.ts';

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
  return { rows: rows.map(toKeyRow), total };
}

export async function findKey(db: Db, id: number): Promise<PublishKeyRow | null> {
  const row = await selectKeys(db).where('id', '=', id).executeTakeFirst();
  return row ? toKeyRow(row) : null;
}

/** Selects keys without the token hash, which no reader needs. */
function selectKeys(db: Db) {
  return db
    .selectFrom('publish_tokens')
    .where('pipeline_id', 'is', null)
    .select(['id', 'remote', 'name', 'created_at', 'created_by', 'expires_at', 'revoked_at', 'last_used_at']);
}

type Stored = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number];

function toKeyRow({ remote, ...row }: Stored): PublishKeyRow {
  return { ...row, remote: remote as RemoteName };
}

/** Revokes a key. A key that is already revoked keeps its revocation time. */
export async function revokeKey(trx: Db, id: number): Promise<void> {
  const revoked = { revoked_at: new Date().toISOString() };
  await trx.updateTable('publish_tokens').set(revoked).where('id', '=', id).where('revoked_at', 'is', null).execute();
}

/** Revokes all keys of a remote that is removed, and its pipelines: another remote of the same name starts without. */
export async function revokeKeysOf(trx: Db, remote: RemoteName): Promise<void> {
  const revoked = { revoked_at: new Date().toISOString() };
  await trx
    .updateTable('publish_tokens')
    .set(revoked)
    .where('remote', '=', remote)
    .where('revoked_at', 'is', null)
    .execute();
  await deletePipelinesOf(trx, remote);
}
