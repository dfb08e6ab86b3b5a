import type { Db } from '../../platform/database/tables.ts';

/** Returns the titles of additional remotes by their first path segment. */
export async function remotesBySegment(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('remotes').select(['segment', 'title']).execute();
  return new Map(rows.map(({ segment, title }) => [segment, title]));
}

/** Returns those of the addresses from which staff redirect. */
export async function redirectedFrom(db: Db, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await db.selectFrom('redirects').select('source').where('source', 'in', addresses).execute();
  return rows.map(({ source }) => source).toSorted();
}
