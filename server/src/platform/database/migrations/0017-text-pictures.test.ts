import { openDatabase } from '../database.ts';
import { picturesIn } from '../../../content/text-pictures.repository.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { up as people } from './0001-people.ts';
import { up as site } from './0003-site.ts';
import { up as articles } from './0004-articles.ts';
import { up as contracts } from './0005-contracts.ts';
import { up as catalogue } from './0009-catalogue.ts';
import { up as textPictures } from './0017-text-pictures.ts';

const now = '2026-01-05T10:00:00.000Z';
const hash = (number: number) => String(number).padStart(32, '0');

it('records the pictures in existing texts, in every language, and lets the previous server version keep writing', async () => {
  const database = await freshDatabase();
  const db = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const edited = { created_at: now, updated_at: now };
  const text = { summary: '', document: '{}', seo_title: null, seo_description: null, search_text: '' };
  const translation = (article_id: number, lang: string, content: string) => {
    const texts = { title: 'A', seo_name: `a-${article_id}`, reading_minutes: 1 };
    return { ...text, ...texts, article_id, lang, content };
  };
  try {
    for (const up of [people, site, articles, contracts, catalogue]) await up(db);
    const rows = Array.from({ length: 501 }, (_, row) => row + 1);
    await db
      .insertInto('articles')
      .values(rows.map((id) => ({ id, queue: id, published_at: now, ...edited })))
      .execute();
    await db
      .insertInto('article_translations')
      .values(rows.map((id) => translation(id, 'tr', `<img src="/media/${hash(id)}-480.webp">`)))
      .execute();
    const both = `<img src="/media/${hash(7)}-480.webp" srcset="/media/${hash(7)}-960.webp 960w">/media/${hash(8)}-`;
    await db
      .insertInto('article_translations')
      .values(translation(501, 'en', both))
      .execute();
    await textPictures(db);
    await db
      .insertInto('article_translations')
      .values(translation(1, 'en', both))
      .execute();
    const noted = await db.selectFrom('article_text_pictures').selectAll().execute();
    expect(noted).toHaveLength(503);
    expect(noted.filter(({ owner_id }) => owner_id === 501)).toEqual(
      expect.arrayContaining([
        { owner_id: 501, lang: 'tr', hash: hash(501) },
        { owner_id: 501, lang: 'en', hash: hash(7) },
        { owner_id: 501, lang: 'en', hash: hash(8) },
      ]),
    );
    await db.deleteFrom('articles').where('id', '=', 501).execute();
    expect(await db.selectFrom('article_text_pictures').select('hash').execute()).toHaveLength(500);
  } finally {
    await db.destroy();
    await database.remove();
  }
});

it('identifies a picture by its URL alone', () => {
  expect(picturesIn(`/media/${hash(1)}-480.webp ${hash(2)} /media/${hash(3)} /media/brand/logo.svg`)).toEqual([
    hash(1),
  ]);
});
