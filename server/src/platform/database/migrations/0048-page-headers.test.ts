import { brotliCompressSync } from 'node:zlib';
import { readParts } from '../../../content/history/record-versions.repository.ts';
import { valuesOf } from '../../../content/history/version-parts.ts';
import { migratedDatabase } from '../../../testing/test-database.ts';
import { openDatabase } from '../database.ts';
import { up as pageHeaders } from './0048-page-headers.ts';

const at = '2026-01-05T10:00:00.000Z';
const empty = { title: '', text: '', picture: null };
const group = (headers: object) => ({ about_us: empty, blog: empty, contact: empty, contract: empty, ...headers });

const versions = [
  { tr: group({ blog: { title: 'Yazılar', text: '', picture: 7 } }) },
  { tr: group({ blog: { title: 'Yazılar', text: '', picture: 7 }, contact: { ...empty, title: 'Bize yazın' } }) },
  {
    tr: group({ blog: { title: 'Makaleler', text: '', picture: 7 }, contact: { ...empty, title: 'Bize yazın' } }),
    en: group({ blog: { ...empty, title: 'Articles' } }),
  },
];

it('gives each header the versions that have changed it, with their numbers', async () => {
  const database = await migratedDatabase();
  const db = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const key = { entity: 'page-contents', record: 'breadcrumbs' };
  try {
    for (const [index, languages] of versions.entries()) {
      const number = index + 2;
      const about = { schema: 1, at, author_name: 'Ali', cause: 'update', title: 'Sayfa başlıkları', changed: '[]' };
      const { id } = await db
        .insertInto('record_versions')
        .values({ ...key, ...about, number })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [part, value] of Object.entries({ '': {}, ...languages })) {
        const hash = `${number}${part}`;
        const data = brotliCompressSync(JSON.stringify(value));
        await db.insertInto('record_blobs').values({ hash, data, created_at: at }).execute();
        await db.insertInto('record_version_contents').values({ version_id: id, part, hash }).execute();
      }
    }
    await db
      .insertInto('translated_records')
      .values({ ...key, title: 'Sayfa başlıkları', sort_title: 'a', source: '' })
      .execute();

    await pageHeaders(db);

    const rows = await db.selectFrom('record_versions').selectAll().orderBy('record').orderBy('number').execute();
    const stored = await Promise.all(
      rows.map(async ({ id, entity, record, number, changed }) => [
        `${entity} ${record} ${number}`,
        JSON.parse(changed) as unknown,
        valuesOf(await readParts(db, id)).translations,
      ]),
    );
    expect(stored).toEqual([
      ['page-header blog 2', [], { tr: { title: 'Yazılar', text: '', picture: 7 } }],
      [
        'page-header blog 4',
        ['translations.tr.title', 'translations.en'],
        { tr: { title: 'Makaleler', text: '', picture: 7 }, en: { ...empty, title: 'Articles' } },
      ],
      ['page-header contact 3', [], { tr: { ...empty, title: 'Bize yazın' } }],
    ]);
    expect(await db.selectFrom('translated_records').selectAll().execute()).toEqual([]);
  } finally {
    await db.destroy();
    await database.remove();
  }
});
