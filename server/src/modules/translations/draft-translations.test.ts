import { randomUUID } from 'node:crypto';
import { api } from '@vitrin/shared-contracts/paths';
import type { TranslationDetail } from '@vitrin/shared-contracts/translation-states';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { formTexts as texts, translationCalls } from '../../testing/translation-calls.ts';

let app: TestApp;
let staff: Staff;
let translations: ReturnType<typeof translationCalls>;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'editor');
  translations = translationCalls(staff);
  await addEnglish(app);
});
afterEach(() => app.close());

/** Saves the draft of an article that has never been published. */
async function saveDraft(title: string, given: object, id: string = randomUUID(), rev = 0): Promise<string> {
  const values = { active: 0, published_at: null, cover_id: null, translations: given };
  const form_data = { record: null, base_version: null, rev, title };
  const form = { _method: 'PUT', form_data, form: { form: values }, values };
  const { status } = await staff.call({ url: api.adminWorkingCopy('article', id), form });
  if (status !== 200) throw new Error(String(status));
  return id;
}

const rows = async (query = '') => {
  const list = await translations.list(`?entity=article${query}`);
  return list.map(({ title, is_draft, cells }) => [title, is_draft, ...cells.map(({ state }) => state)]);
};
const detail = (id: string, lang = 'en') => staff.call({ url: api.adminTranslation('article', id, lang) });
const formOf = (id: string) => `/admin/pages/blog/insert?taslak=${id}&ceviri=article.${id}.en`;

it('records that have never been published come first, with the state of each language', async () => {
  await translations.addArticle({ tr: texts('Ada') });
  const quay = await saveDraft('Rıhtım', { tr: texts('Rıhtım') });
  await saveDraft('Bent', { tr: texts('Bent'), en: texts('Weir') });
  await saveDraft('Yalnız İngilizce', { en: texts('Only English') });
  await saveDraft('Boş', {});

  expect(await rows()).toEqual([
    ['Bent', true, 'draft'],
    ['Rıhtım', true, 'missing'],
    ['Ada', false, 'missing'],
  ]);
  const [, row] = await translations.list('?entity=article');
  expect(row).toMatchObject({ record: quay, cells: [{ lang: 'en', missing: '', has_draft: false }] });
  expect(row?.cells[0]?.screen).toBe(formOf(quay));
});

it('filters and counts include them', async () => {
  await translations.addArticle({ tr: texts('Ada') });
  await translations.addArticle({ tr: texts('Bina'), en: texts('Building') });
  await saveDraft('Bent', { tr: texts('Bent'), en: texts('Weir') });
  await saveDraft('Rıhtım', { tr: texts('Rıhtım'), en: texts('Quay', { document: null }) });

  expect((await rows('&state=missing')).map(([title]) => title)).toEqual(['Rıhtım', 'Ada']);
  expect((await rows('&state=draft')).map(([title]) => title)).toEqual(['Bent', 'Rıhtım']);
  expect((await rows('&state=current')).map(([title]) => title)).toEqual(['Bina']);
  expect(await rows('&state=outdated')).toEqual([]);
  expect(await translations.summary('?entity=article')).toMatchObject({
    kinds: { article: 4 },
    languages: [{ lang: 'en', missing: 2, outdated: 0 }],
  });
  expect((await translations.list('?entity=article'))[1]?.cells).toMatchObject([
    { state: 'missing', missing: 'Metin' },
  ]);
});

it('pages continue from the drafts to the records', async () => {
  for (let number = 10; number < 33; number += 1)
    await saveDraft(`Taslak ${number}`, { tr: texts(`Taslak ${number}`) });
  for (const title of ['Ada', 'Bina']) await translations.addArticle({ tr: texts(title) });

  const second = await rows('&page=2');
  expect(second.map(([title]) => title)).toEqual(['Taslak 30', 'Taslak 31', 'Taslak 32', 'Ada', 'Bina']);
  expect(await rows('&page=1')).toHaveLength(20);
});

it('the next translation goes through the drafts and then through the records', async () => {
  const { id: island } = await translations.addArticle({ tr: texts('Ada') });
  const weir = await saveDraft('Bent', { tr: texts('Bent') });
  await saveDraft('Çeşme', { tr: texts('Çeşme'), en: texts('Fountain') });
  const quay = await saveDraft('Rıhtım', { tr: texts('Rıhtım') });
  const after = async (record: string | number) =>
    (await translations.next(`?entity=article&lang=en&after_entity=article&after_record=${record}`))?.screen;

  expect((await translations.next('?entity=article&lang=en'))?.screen).toBe(formOf(weir));
  expect(await after(weir)).toBe(formOf(quay));
  expect(await after(quay)).toBe(`/admin/pages/blog/update?id=${island}&ceviri=article.${island}.en`);
  expect(await after(island)).toBe(formOf(weir));
  expect(await translations.next(`?entity=article&lang=en&state=outdated`)).toBeNull();
});

it('the state of a draft is read in its form, and its publication makes it a record', async () => {
  const id = await saveDraft('Bent', { tr: texts('Bent') });
  expect((await detail(id)).body.data).toEqual({
    title: 'Bent',
    state: 'missing',
    missing: '',
    source: '',
    changes: [],
  });
  await saveDraft('Bent', { tr: texts('Bent'), en: texts('Weir') }, id, 1);
  expect(((await detail(id)).body.data as TranslationDetail).state).toBe('draft');
  expect((await detail(id, 'tr')).status).toBe(404);
  expect((await detail(randomUUID())).status).toBe(404);

  const values = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
  const form_data = { ...values, translations: { tr: texts('Bent'), en: texts('Weir') } };
  await staff.call({ url: api.adminArticles, form: { form_data, working_copy: id } });
  expect(await rows()).toEqual([['Bent', false, 'current']]);
  expect((await detail(id)).status).toBe(404);
});
