import type { Db } from '../tables.ts';
import { recordFilesOfVersions } from './stored-blobs.ts';

const ADDRESS = /\/media\/files\/([0-9a-f]{32})\./g;

/**
 * Records the downloads that existing versions of records show. They are rows of the table of their pictures, because a
 * server that runs the former version during an update still writes to it.
 */
export async function up(db: Db): Promise<void> {
  const download = await db.selectFrom('downloads').select('id').limit(1).executeTakeFirst();
  if (!download) return;
  await recordFilesOfVersions(db, (json) => [...json.matchAll(ADDRESS)].flatMap(([, hash]) => hash ?? []));
}
