import { sql } from 'kysely';
import { fold } from '@vitrin/shared-contracts/fold';
import type { Redirect, RedirectInput } from '@vitrin/shared-contracts/redirects';
import { foldedColumn } from '../../platform/database/folded-column.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { pathKey } from './redirect-match.ts';

const columns = ['id', 'source', 'target', 'version', 'updated_at'] as const;

/**
 * Lists redirects. The search text is matched against both addresses, ignoring case and diacritics as Turkish readers
 * expect.
 */
export async function listRedirects(db: Db, { page, size, search }: PageRequest) {
  const wanted = `%${fold(search.trim()).replace(/[\\%]/g, '')}%`;
  const all = db.selectFrom('redirects');
  const found = search.trim()
    ? all.where((where) =>
        where.or((['source', 'target'] as const).map((column) => sql<boolean>`${foldedColumn(column)} like ${wanted}`)),
      )
    : all;
  const rows: Redirect[] = await found
    .select(columns)
    .orderBy('source')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findRedirect(db: Db, id: number): Promise<Redirect | null> {
  return (await db.selectFrom('redirects').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

type Addresses = Pick<RedirectInput, 'source' | 'target'>;

export async function insertRedirect(
  trx: Db,
  { source, target }: Addresses,
  { now, userId }: Stamp,
  id?: number,
): Promise<number> {
  const row = await trx
    .insertInto('redirects')
    .values({ id, source, source_key: pathKey(source), target, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateRedirect(trx: Db, id: number, addresses: Addresses): Promise<void> {
  const source_key = pathKey(addresses.source);
  await trx
    .updateTable('redirects')
    .set({ ...addresses, source_key })
    .where('id', '=', id)
    .execute();
}

export async function deleteRedirect(trx: Db, id: number): Promise<boolean> {
  return (await trx.deleteFrom('redirects').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

/** Returns the ids of the redirects that still exist. */
export async function existingRedirects(trx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await trx.selectFrom('redirects').select('id').where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function findRedirectIdBySource(db: Db, source: string): Promise<number | null> {
  const row = await db.selectFrom('redirects').select('id').where('source', '=', source).executeTakeFirst();
  return row?.id ?? null;
}
