import { inTransactionOf } from '../../content/content-kind.ts';
import { indexRecords, isSearched } from '../../content/search/index-record.ts';
import { addEnglish } from '../../testing/languages.ts';
import { searchCalls } from '../../testing/search-calls.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { clearIndex, countOutdated, recheckDue, repairIndex } from './repair-index.service.ts';
import { forgetUnusedWords } from './vocabulary-sweep.ts';

let test: TestApp;
let staff: Staff;
let calls: ReturnType<typeof searchCalls>;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
  calls = searchCalls(test, staff);
});
afterEach(() => test.close());

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

it('records that a server without an index has written, changed or deleted are found again as they are', async () => {
  const { db } = test.services;
  const [kept, changed, deleted] = [
    await calls.article('Köprü bir'),
    await calls.article('Köprü iki'),
    await calls.article('Köprü üç'),
  ];
  expect(await countOutdated(test.services)).toBe(0);
  await db.deleteFrom('search_records').where('record_id', '=', kept.id).execute();
  await db.updateTable('articles').set({ version: 9 }).where('id', '=', changed.id).execute();
  await db
    .updateTable('article_translations')
    .set({ title: 'Tünel iki' })
    .where('article_id', '=', changed.id)
    .execute();
  await db.deleteFrom('articles').where('id', '=', deleted.id).execute();

  expect(await calls.titles('köprü')).toEqual(['Köprü iki', 'Köprü bir']);
  expect(await countOutdated(test.services)).toBe(2);
  expect(await repairIndex(test.services)).toBe(3);
  expect([await calls.titles('köprü'), await calls.titles('tünel')]).toEqual([['Köprü bir'], ['Tünel iki']]);
  expect(await repairIndex(test.services)).toBe(0);
});

it('a record that several transactions index at once has one entry: a write may show it while the index is repaired', async () => {
  const { db, config, kinds } = test.services;
  const { id } = await calls.article('Köprü');
  await clearIndex(db);
  const kind = kinds.get('article');
  if (!kind || !isSearched(kind)) throw new Error('Articles are searched');
  const index = () =>
    db.transaction().execute(async (trx) => {
      const stored = await kind.read(inTransactionOf({ db, kinds, config }, trx), String(id));
      await indexRecords(trx, kind, new Map([[String(id), stored]]));
    });
  await Promise.all(Array.from({ length: 6 }, index));
  expect(await calls.titles('köprü')).toEqual(['Köprü']);
});

it('servers that repair the index at the same time write each record once', async () => {
  for (const number of [1, 2, 3, 4, 5]) await calls.article(`Köprü ${number}`);
  await clearIndex(test.services.db);
  const written = await Promise.all([repairIndex(test.services), repairIndex(test.services)]);
  expect(written.reduce((sum, count) => sum + count)).toBe(5);
  expect(await calls.titles('köprü')).toHaveLength(5);
});

it('an index that is built again has the same order', async () => {
  for (const title of ['Köprü', 'Köprüler', 'Eski köprü', 'Köprübaşı', 'Köprü bakımı']) await calls.article(title);
  const before = await calls.titles('köprü');
  expect(before).toHaveLength(5);
  await clearIndex(test.services.db);
  expect(await repairIndex(test.services)).toBe(5);
  expect(await calls.titles('köprü')).toEqual(before);
});

it('an article is found from its publication on, without a write', async () => {
  const { db } = test.services;
  const { id } = await calls.article('Köprü', { published: inDays(2) });
  expect(await calls.titles('köprü')).toEqual([]);
  await db
    .updateTable('articles')
    .set({ published_at: inDays(-1) })
    .where('id', '=', id)
    .execute();
  expect(await recheckDue(test.services)).toBe(0);
  await db
    .updateTable('search_records')
    .set({ recheck_at: inDays(-1) })
    .execute();
  expect(await recheckDue(test.services)).toBe(1);
  expect(await calls.titles('köprü')).toEqual(['Köprü']);
});

it('a record whose time is over is not shown, also before its entry is removed', async () => {
  const { id } = await calls.article('Köprü');
  await test.services.db.updateTable('articles').set({ active: 0 }).where('id', '=', id).execute();
  expect(await calls.titles('köprü')).toEqual([]);
  expect((await calls.suggest('köp')).pages).toEqual([]);
});

it('the texts of a deleted language are gone when the language is made again', async () => {
  await addEnglish(test);
  const { article, texts, titles } = calls;
  await article('Köprü', { translations: { en: texts('Bridge', 'A bridge.') } });
  expect(await titles('bridge', { lang: 'en' })).toEqual(['Bridge']);
  const admin = await signIn(test, 'admin');
  const form = { _method: 'DELETE', abbr: 'en', with_texts: '1' };
  const { status } = await admin.call({ url: '/api/admin/languages', form });
  expect(status).toBe(200);
  expect(await recheckDue(test.services)).toBe(1);
  await addEnglish(test);
  expect(await titles('bridge', { lang: 'en' })).toEqual([]);
  expect(await titles('köprü', { lang: 'en' })).toEqual(['Köprü']);
});

it('words that no text has any more are forgotten', async () => {
  const saved = await calls.article('Mehmet Yılmaz');
  await calls.article('Köprü');
  await staff.call({ url: `/api/admin/blog/${saved.id}`, form: { _method: 'DELETE' } });
  const known = async () => (await test.services.db.selectFrom('search_vocabulary').select('word').execute()).length;
  const before = await known();
  expect(await forgetUnusedWords(test.services.db)).toBe(2);
  expect(await known()).toBe(before - 2);
  expect(await calls.titles('köprü')).toEqual(['Köprü']);
});
