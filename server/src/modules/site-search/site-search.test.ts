import { randomUUID } from 'node:crypto';
import { api } from '@vitrin/shared-contracts/paths';
import { addEnglish } from '../../testing/languages.ts';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { phone, placesOf, siteSearchCalls } from '../../testing/site-search-calls.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { articleTexts, trashCalls } from '../../testing/trash-calls.ts';

let app: TestApp;
let staff: Staff;
let calls: ReturnType<typeof trashCalls>;
let site: ReturnType<typeof siteSearchCalls>;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
  calls = trashCalls(staff);
  site = siteSearchCalls(staff);
});
afterEach(() => app.close());

test('a search finds a text in records of all kinds and languages, with its field and the form', async () => {
  await addEnglish(app);
  const en = articleTexts('Bridge', { document: paragraphs(`Call +90 212 555 0100`) });
  const article = await calls.addArticle('Köprü', {
    translations: { tr: articleTexts('Köprü', { summary: `Tel: (0212) 555 01 00` }), en },
  });
  await site.addPhone();
  const found = await site.search(phone);
  expect(placesOf(found)).toEqual([
    'article · Köprü · Metin · en · record',
    'article · Köprü · Özet · tr · record',
    'contact-information · Merkez · İçerik · record',
  ]);
  expect(found[0]).toMatchObject({
    record: String(article.id),
    version: 1,
    state: 'published',
    screen: `/admin/pages/blog/update?id=${article.id}`,
    texts: [{}, { lead: 'Tel: ', found: '(0212) 555 01 00', tail: '', replacement: null, part: 'text' }],
  });
});

test('a search finds texts in the working copies of records, and of new ones, and says so', async () => {
  const { id } = await calls.addArticle('Köprü');
  const texts = articleTexts('Köprü', { summary: 'Viyadük taslakta' });
  const values = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations: { tr: texts } };
  const save = (record: string | null, copy: string, title: string) =>
    staff.call({
      url: api.adminWorkingCopy('article', copy),
      form: {
        _method: 'PUT',
        form_data: { record, base_version: record && 1, rev: 0, title },
        form: { form: values },
        values,
      },
    });
  await save(String(id), randomUUID(), 'Köprü');
  const fresh = randomUUID();
  await save(null, fresh, 'Yeni');
  const found = await site.search({ search: 'viyadük', replacement: 'Köprü' });
  expect(placesOf(found)).toEqual(['article · Köprü · Özet · tr · draft', 'article · Yeni · Özet · tr · draft']);
  expect(found.map(({ state }) => state)).toEqual(['changed', 'draft']);
  expect(found[1]?.screen).toBe(`/admin/pages/blog/insert?taslak=${fresh}`);
  expect(found.flatMap(({ texts: own }) => own).map(({ replacement }) => replacement)).toEqual([null, null]);
  // What is the same in the record is not found twice.
  expect(placesOf(await site.search('Köprü.'))).toEqual([
    'article · Köprü · Metin · tr · record',
    'article · Yeni · Metin · tr · draft',
  ]);
});

test('a search finds texts in what a scheduled publication would change', async () => {
  const article = await calls.addArticle('Köprü');
  const texts = articleTexts('Köprü', { summary: 'Viyadük yarın' });
  const values = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations: { tr: texts } };
  const due_at = new Date(Date.now() + 3_600_000).toISOString();
  const form_data = { record: String(article.id), base_version: 1, title: 'Köprü', due_at };
  const url = api.adminSchedule('article', randomUUID());
  expect((await staff.call({ url, form: { _method: 'PUT', form_data, values } })).status).toBe(200);
  const found = await site.search('viyadük');
  expect(placesOf(found)).toEqual(['article · Köprü · Özet · tr · schedule']);
  expect(found[0]?.state).toBe('change-scheduled');
});

test('a search reads only what the user may read, and requires its right', async () => {
  await calls.addArticle('Köprü');
  await site.addPhone('0532 111 22 33');
  const editor = siteSearchCalls(await signIn(app, 'editor'));
  expect(placesOf(await editor.search('0532 111 22 33'))).toEqual([]);
  expect(placesOf(await editor.search('köprü'))).not.toEqual([]);
  const url = `${api.adminSiteSearch}?search=kopru`;
  expect((await (await signIn(app, 'hr')).call({ url })).status).toBe(403);
});

test('what the user may read and not publish is found, without the form and without a replacement', async () => {
  const page_lang = { navbar: { home: 'Köprübaşı' } };
  await staff.call({ url: `${api.adminLanguages}/page-lang`, form: { _method: 'PUT', abbr: 'tr', page_lang } });
  const query = { search: 'Köprübaşı', replacement: 'Anasayfa' };
  const seen = { entity: 'language', texts: [{ field: 'Sabit metinler', replacement: 'Anasayfa' }] };
  expect(await site.search(query)).toMatchObject([{ ...seen, screen: expect.stringContaining('texts') as string }]);
  const editor = siteSearchCalls(await signIn(app, 'editor'));
  expect(await editor.search(query)).toMatchObject([
    { entity: 'language', screen: null, texts: [{ replacement: null }] },
  ]);
});

test.each([
  ['no text', {}],
  ['a letter', { search: 'a' }],
  ['a text of blanks', { search: '   ' }],
  ['a text that is too long', { search: 'x'.repeat(201) }],
  ['a replacement that is too long', { search: 'xx', replacement: 'x'.repeat(501) }],
])('a search rejects %s', async (_name, query: Readonly<Record<string, string>>) => {
  const { status } = await staff.call({ url: `${api.adminSiteSearch}?${new URLSearchParams(query)}` });
  expect(status).toBe(422);
});

test('a search goes on after a record that was deleted meanwhile', async () => {
  const first = await calls.addArticle('Köprü');
  const second = await calls.addArticle('Köprü iki');
  await calls.trashArticle(first);
  const { records } = await site.part({ search: 'köprü', after: `article ${first.id}` });
  expect(records.map(({ record }) => record)).toEqual([String(second.id)]);
  expect((await site.part({ search: 'köprü', after: `article ${second.id}` })).records).toEqual([]);
  expect((await site.part({ search: 'köprü', after: 'yok 7' })).records).toEqual([]);
});
