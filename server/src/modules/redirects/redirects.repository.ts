import { sql } from 'kysely';
import { fold } from '@vitrin/shared-contracts/fold';
import type { Redirect } from '@vitrin/shared-contracts/redirects';
import { foldedColumn } from '../../platform/database/folded-column.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';

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

export async function updateTarget(trx: Db, id: number, target: string): Promise<void> {
  await trx.updateTable('redirects').set({ target }).where('id', '=', id).execute();
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
