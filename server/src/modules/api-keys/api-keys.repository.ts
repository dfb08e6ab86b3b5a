import type { ApiKeyRow } from '@vitrin/shared-contracts/api-keys';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface NewKey {
  name: string;
  start: string;
  hash: string;
  rights: readonly Right[];
  userId: number;
  expiresAt: string;
}

export async function insertApiKey(trx: Db, key: NewKey): Promise<number> {
  const { id } = await trx
    .insertInto('api_keys')
    .values({
      name: key.name,
      start: key.start,
      key_hash: key.hash,
      rights: JSON.stringify(key.rights),
      user_id: key.userId,
      created_at: new Date().toISOString(),
      expires_at: key.expiresAt,
      revoked_at: null,
      last_used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists the keys, the newest first. */
export async function listApiKeys(
  db: Db,
  { page, size }: Pick<PageRequest, 'page' | 'size'>,
): Promise<{ rows: ApiKeyRow[]; total: number }> {
  const rows = await selectKeys(db)
    .orderBy('api_keys.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('api_keys')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toRow), total };
}

export async function findApiKey(db: Db, id: number): Promise<ApiKeyRow | null> {
  const row = await selectKeys(db).where('api_keys.id', '=', id).executeTakeFirst();
  return row ? toRow(row) : null;
}

/** A key that is already revoked keeps its time. */
export async function revokeKey(trx: Db, id: number, at: string): Promise<void> {
  await trx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Selects keys without the hash, which no reader needs. */
function selectKeys(db: Db) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'api_keys.name', 'start', 'rights', 'api_keys.created_at', 'expires_at', 'revoked_at'])
    .select(['last_used_at', 'users.name as created_by', 'users.active as creator_active']);
}

type Stored = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number];

function toRow({ rights, creator_active, ...row }: Stored): ApiKeyRow {
  return { ...row, rights: JSON.parse(rights) as Right[], creator_active: creator_active === 1 };
}
