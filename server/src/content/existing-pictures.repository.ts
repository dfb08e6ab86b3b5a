import type { Db } from '../platform/database/tables.ts';

/** Returns those of the pictures that the library no longer has. */
export async function missingPictures(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  const present = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !present.has(id)));
}

/** Returns those of the pictures inside a text that the library no longer has, by hash. */
export function missingHashes(db: Db, hashes: readonly string[]): Promise<string[]> {
  return missingFrom(db, 'media', hashes);
}

/** Returns those of the downloads that were deleted, by hash. */
export function missingDownloads(db: Db, hashes: readonly string[]): Promise<string[]> {
  return missingFrom(db, 'downloads', hashes);
}

async function missingFrom(db: Db, table: 'media' | 'downloads', hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db.selectFrom(table).select('hash').where('hash', 'in', hashes).execute();
  const present = new Set(rows.map(({ hash }) => hash));
  return hashes.filter((hash) => !present.has(hash));
}
