import { brotliCompressSync } from 'node:zlib';
import { openDatabase } from '../database.ts';
import { migrateTo } from '../migrate.ts';
import { freshDatabase } from '../../../testing/test-database.ts';

const now = '2026-01-05T10:00:00.000Z';
const hash = (number: number) => String(number).padStart(32, '0');

it('adds the pictures of existing versions of pages to those that are kept', async () => {
  const database = await freshDatabase();
  const db = await openDatabase(database);
  try {
    await migrateTo(db, '0049-version-downloads');
    const picture = { width: 9, height: 9, widths: '[9]', created_at: now, updated_at: now };
    for (const id of [1, 2])
      await db
        .insertInto('media')
        .values({ ...picture, id, hash: hash(id) })
        .execute();
    const blobs = {
      a: '{"hero_picture":2,"hero_title":"Liman"}',
      b: '{"picture":null}',
      c: '{"picture":1,"text":"7"}',
    };
    for (const [name, json] of Object.entries(blobs))
      await db
        .insertInto('record_blobs')
        .values({ hash: name, data: brotliCompressSync(json), created_at: now })
        .execute();
    await migrateTo(db, '0050-version-page-pictures');
    const rows = await db.selectFrom('record_blob_pictures').selectAll().orderBy('blob').execute();
    expect(rows.map(({ blob, picture: kept }) => [blob, Number(kept)])).toEqual([
      ['a', 2],
      ['c', 1],
    ]);
  } finally {
    await db.destroy();
    await database.remove();
  }
});
