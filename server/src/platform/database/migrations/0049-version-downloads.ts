import { brotliDecompressSync } from 'node:zlib';
import type { Db } from '../tables.ts';

const BATCH = 200;
const ADDRESS = /\/media\/files\/([0-9a-f]{32})\./g;

/**
 * Records the downloads that existing versions of records show. They are rows of the table of their pictures, because a
 * server that runs the former version during an update still writes to it.
 */
export async function up(db: Db): Promise<void> {
  const download = await db.selectFrom('downloads').select('id').limit(1).executeTakeFirst();
  if (!download) return;
  for (let after = ''; ;) {
    const blobs = await db
      .selectFrom('record_blobs')
      .select(['hash', 'data'])
      .where('hash', '>', after)
      .orderBy('hash')
      .limit(BATCH)
      .execute();
    const last = blobs.at(-1);
    if (!last) return;
    after = last.hash;
    const rows = blobs.flatMap(({ hash: blob, data }) =>
      downloadsIn(brotliDecompressSync(data).toString('utf8')).map((picture) => ({ blob, picture })),
    );
    if (rows.length === 0) continue;
    await db
      .insertInto('record_blob_pictures')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function downloadsIn(json: string): string[] {
  return [...new Set([...json.matchAll(ADDRESS)].flatMap(([, hash]) => hash ?? []))];
}
