import { brotliDecompressSync } from 'node:zlib';
import type { Db } from '../tables.ts';

const BATCH = 200;

/** Records for the content of every version of records which files it shows. `filesIn` returns their hashes. */
export async function recordFilesOfVersions(db: Db, filesIn: (json: string) => string[]): Promise<void> {
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
      [...new Set(filesIn(brotliDecompressSync(data).toString('utf8')))].map((picture) => ({ blob, picture })),
    );
    if (rows.length === 0) continue;
    await db
      .insertInto('record_blob_pictures')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
