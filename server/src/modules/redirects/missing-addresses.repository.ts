import { sql } from 'kysely';
import { limits } from '@vitrin/shared-contracts/limits';
import type { MissingAddress } from '@vitrin/shared-contracts/redirects';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Db } from '../../platform/database/tables.ts';
import { WILDCARD_SUFFIX } from './redirect-match.ts';

/** Requests of one path since the last write. */
export type MissingCount = Pick<MissingAddress, 'path' | 'visitors' | 'bots' | 'last_seen' | 'linked_from'>;

/** Adds the counts to the stored ones, in one statement, and drops the least requested rows beyond the limit. */
export async function saveMissing(db: Db, counts: readonly MissingCount[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('missing_addresses')
      // In one order, so that two servers that write at the same time do not wait for each other in a circle.
      .values(counts.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((update) => ({
          visitors: update('missing_addresses.visitors', '+', update.ref('excluded.visitors')),
          bots: update('missing_addresses.bots', '+', update.ref('excluded.bots')),
          last_seen: update.ref('excluded.last_seen'),
          linked_from: update.fn.coalesce('excluded.linked_from', 'missing_addresses.linked_from'),
        })),
      )
      .execute();
    for (const ignored of [0, 1] as const) await dropLeastRequested(trx, ignored);
  });
}

async function dropLeastRequested(trx: Db, ignored: 0 | 1): Promise<void> {
  const surplus = await trx
    .selectFrom('missing_addresses')
    .select('path')
    .where('ignored', '=', ignored)
    .orderBy('visitors', 'desc')
    .orderBy('bots', 'desc')
    .orderBy('last_seen', 'desc')
    .offset(limits.missingAddresses.rows)
    .limit(limits.missingAddresses.rows)
    .execute();
  if (surplus.length === 0) return;
  const paths = surplus.map(({ path }) => path);
  await trx.deleteFrom('missing_addresses').where('path', 'in', paths).execute();
}

export interface MissingRequests extends PageRequest {
  ignored: 0 | 1;
}

type StoredMissing = Omit<MissingAddress, 'answered'>;

/** Lists missing addresses, those that visitors request most often first. */
export async function listMissing(
  db: Db,
  { page, size, search, ignored }: MissingRequests,
): Promise<{ rows: StoredMissing[]; total: number }> {
  const wanted = search.trim();
  const all = db.selectFrom('missing_addresses').where('ignored', '=', ignored);
  const found = wanted ? all.where(sql<boolean>`lower(path) like ${contains(wanted.toLowerCase())} escape '\\'`) : all;
  const rows = await found
    .select(['path', 'visitors', 'bots', 'last_seen', 'linked_from', 'ignored'])
    .orderBy('visitors', 'desc')
    .orderBy('bots', 'desc')
    .orderBy('path')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

function contains(text: string): string {
  return `%${escapeLike(text)}%`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

/** Hides a missing address or shows it again. Returns whether it is known. */
export async function setIgnored(trx: Db, path: string, ignored: 0 | 1): Promise<boolean> {
  const row = await trx
    .updateTable('missing_addresses')
    .set({ ignored })
    .where('path', '=', path)
    .returning('path')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the addresses that a new redirect answers. Missing addresses have no query. */
export async function forgetMissing(trx: Db, source: string): Promise<void> {
  if (source.includes('?')) return;
  const base = source.endsWith(WILDCARD_SUFFIX) ? source.slice(0, -WILDCARD_SUFFIX.length) : null;
  await trx
    .deleteFrom('missing_addresses')
    .where((where) =>
      base === null
        ? where('path', '=', source)
        : where.or([where('path', '=', base), sql<boolean>`path like ${`${escapeLike(base)}/%`} escape '\\'`]),
    )
    .execute();
}

/** Deletes the addresses that were last requested before this time. Returns how many. */
export async function deleteMissingBefore(db: Db, time: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('missing_addresses')
    .where('last_seen', '<', time)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
