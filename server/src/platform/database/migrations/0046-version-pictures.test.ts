import { brotliCompressSync } from 'node:zlib';
import { openDatabase } from '../database.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { up as people } from './0001-people.ts';
import { up as site } from './0003-site.ts';
import { up as articles } from './0004-articles.ts';
import { up as media } from './0007-media.ts';
import { up as recordVersions } from './0039-record-versions.ts';
import { up as versionPictures } from './0046-version-pictures.ts';

const now = '2026-01-05T10:00:00.000Z';
const hash = (number: number) => String(number).padStart(32, '0');

it('records the pictures of versions that exist, by id and by address', async () => {
  const database = await freshDatabase();
  const db = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const picture = { width: 960, height: 640, widths: '[480,960]', created_at: now, updated_at: now };
  const contents: Readonly<Record<string, string>> = {
    cover: '{"active":1,"cover_id":1}',
    list: '{"code":"A","media":[2,3]}',
    group: '{"portrait":{"media_id":4}}',
    text: `{"document":{"src":"/media/${hash(1)}-480.webp","srcset":"/media/${hash(9)}-960.webp"}}`,
    none: '{"cover_id":null,"media":[]}',
  };
  // More than one batch, with the pictures in the last one.
  const blobs = [
    ...Array.from({ length: 201 }, (_, row) => [`a${row}`, '{"title":"Liman"}'] as const),
    ...Object.entries(contents),
  ];
  try {
    for (const up of [people, site, articles, media, recordVersions]) await up(db);
    await db
      .insertInto('media')
      .values([1, 2, 3, 4].map((row) => ({ ...picture, hash: hash(row), name: `${row}.png` })))
      .execute();
    await db
      .insertInto('record_blobs')
      .values(blobs.map(([name, json]) => ({ hash: name, data: brotliCompressSync(json), created_at: now })))
      .execute();
    await versionPictures(db);
    const rows = await db.selectFrom('record_blob_pictures').selectAll().orderBy('blob').orderBy('picture').execute();
    expect(rows.map(({ blob, picture: shown }) => [blob, Number(shown)])).toEqual([
      ['cover', 1],
      ['group', 4],
      ['list', 2],
      ['list', 3],
      ['text', 1],
      ['text', 9],
    ]);
  } finally {
    await db.destroy();
    await database.remove();
  }
});
