import { brotliCompressSync } from 'node:zlib';
import { openDatabase } from '../database.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { up as people } from './0001-people.ts';
import { up as site } from './0003-site.ts';
import { up as articles } from './0004-articles.ts';
import { up as media } from './0007-media.ts';
import { up as recordVersions } from './0039-record-versions.ts';
import { up as versionPictures } from './0046-version-pictures.ts';
import { up as downloads } from './0047-downloads.ts';
import { up as versionDownloads } from './0049-version-downloads.ts';

const now = '2026-01-05T10:00:00.000Z';
const hash = (number: number) => String(number).padStart(32, '0');

it('adds the downloads of versions that exist, in every batch, to their pictures', async () => {
  const database = await freshDatabase();
  const db = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const file = (number: number) => `"href":"/media/files/${hash(number)}.pdf"`;
  const contents = [
    ['a', `{"document":{${file(1)},"src":"/media/${hash(9)}-480.webp"}}`],
    ...Array.from({ length: 201 }, (_, row) => [`b${row}`, '{"title":"Liman"}']),
    ['c', `{"document":[{${file(1)}},{${file(2)}},{${file(2)}}]}`],
  ] as const;
  try {
    for (const up of [people, site, articles, media, recordVersions]) await up(db);
    await db
      .insertInto('record_blobs')
      .values(
        contents.map(([name = '', json = '']) => ({ hash: name, data: brotliCompressSync(json), created_at: now })),
      )
      .execute();
    await versionPictures(db);
    await downloads(db);
    const row = { hash: hash(1), name: 'Katalog.pdf', type: 'pdf', bytes: 9, search_text: '', created_at: now };
    await db.insertInto('downloads').values(row).execute();
    await versionDownloads(db);
    const rows = await db.selectFrom('record_blob_pictures').selectAll().orderBy('blob').orderBy('picture').execute();
    expect(rows.map(({ blob, picture }) => [blob, Number(picture)])).toEqual([
      ['a', 1],
      ['a', 9],
      ['c', 1],
      ['c', 2],
    ]);
  } finally {
    await db.destroy();
    await database.remove();
  }
});
