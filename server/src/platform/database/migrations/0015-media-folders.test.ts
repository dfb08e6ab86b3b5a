import { sql } from 'kysely';
import { openDatabase } from '../database.ts';
import { searchMatch } from '../search.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { up as people } from './0001-people.ts';
import { up as site } from './0003-site.ts';
import { up as articles } from './0004-articles.ts';
import { up as media } from './0007-media.ts';
import { up as folders } from './0015-media-folders.ts';

it('makes existing pictures searchable by name and text, assigns no folder, and lets the previous server version keep writing', async () => {
  const database = await freshDatabase();
  const db = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const picture = (row: number) => ({
    hash: String(row).padStart(32, '0'),
    width: 960,
    height: 640,
    widths: '[480,960]',
    name: `dosya-${row}.png`,
    created_at: '2026-01-05T10:00:00.000Z',
    updated_at: '2026-01-05T10:00:00.000Z',
  });
  try {
    await people(db);
    await site(db);
    await articles(db);
    await media(db);
    await db
      .insertInto('media')
      .values(Array.from({ length: 501 }, (_, row) => picture(row + 1)))
      .execute();
    await db.insertInto('media_translations').values({ media_id: 501, lang: 'tr', alt: 'IŞIKLI İskele' }).execute();
    await folders(db);
    await db.insertInto('media').values(picture(502)).execute();
    const found = (search: string) =>
      db
        .selectFrom('media')
        .select(['id', 'folder'])
        .where(searchMatch(db, 'media', search) ?? sql<boolean>`1 = 0`)
        .execute();
    expect(await found('işıklı dosya')).toEqual([{ id: 501, folder: '' }]);
    expect(await found('dosya-499')).toEqual([{ id: 499, folder: '' }]);
  } finally {
    await db.destroy();
    await database.remove();
  }
});
