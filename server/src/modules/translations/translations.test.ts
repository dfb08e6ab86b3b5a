import { randomUUID } from 'node:crypto';
import { api } from '@vitrin/shared-contracts/paths';
import type { Statistics } from '@vitrin/shared-contracts/statistics';
import { loadDemo } from '../../demo/load-demo.ts';
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
});
afterEach(() => app.close());

const titles = async (query: string) => (await translations.list(query)).map(({ title }) => title);

/** Articles in each state: Ada is missing, Bina outdated, Cadde current. */
async function threeArticles() {
  await addEnglish(app);
  const missing = await translations.addArticle({ tr: texts('Ada') });
  const former = await translations.addArticle({ tr: texts('Kule'), en: texts('Building') });
  const outdated = await translations.saveArticle(former, { tr: texts('Bina') });
  const current = await translations.addArticle({ tr: texts('Cadde'), en: texts('Street') });
  return { missing, outdated, current };
}

it('lists the records of all kinds with texts, by kind and title, with a page for each twenty', async () => {
  await loadDemo(app.services, { onProgress: () => undefined });
  const admin = translationCalls(await signIn(app, 'admin'));
  const { kinds, languages } = await admin.summary();
  expect(Object.keys(kinds).toSorted()).toEqual([
    'announcement',
    'article',
    'article-category',
    'category',
    'certificate',
    'contract',
    'document',
    'main-category',
    'menu',
    'opening',
    'page-contents',
    'page-header',
    'page-meta',
    'page-sections',
    'person',
    'product',
    'project',
    'site-page',
    'slider',
  ]);
  const total = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  expect(languages.map(({ lang, outdated }) => [lang, outdated])).toEqual([['en', 0]]);
  expect(languages[0]?.missing).toBeLessThan(total);
  const url = `${api.adminTranslations}?page=2`;
  const { meta } = (await (await signIn(app, 'admin')).call({ url })).body;
  expect(meta).toEqual({ page: 2, page_size: 20, total });
  const seen = (await translations.summary()).kinds;
  expect(seen).not.toHaveProperty('contract');
});

it('filters by kind, language and state, and counts by language', async () => {
  await threeArticles();
  expect(await titles('?entity=article')).toEqual(['Ada', 'Bina', 'Cadde']);
  expect(await titles('?state=missing&lang=en')).toContain('Ada');
  expect(await titles('?state=outdated')).toEqual(['Bina']);
  expect(await titles('?entity=article&state=current')).toEqual(['Cadde']);
  expect(await titles('?entity=contract')).toEqual([]);
  expect(await titles('?lang=fr')).toEqual([]);
  const { languages, kinds } = await translations.summary();
  expect(kinds).toMatchObject({ article: 3 });
  expect((await translations.summary('?entity=article')).languages).toMatchObject([{ missing: 1, outdated: 1 }]);
  expect(languages).toMatchObject([{ lang: 'en', name: 'English', outdated: 1 }]);
});

it('a cell leads to the form in its language, and says that a draft would change it', async () => {
  const { missing } = await threeArticles();
  const form_data = { record: String(missing.id), base_version: missing.version, rev: 0, title: 'Ada' };
  const { content: _content, ...tr } = missing.translations.tr ?? {};
  const values = { active: 1, published_at: missing.published_at, cover_id: null };
  const drafted = {
    ...values,
    translations: { tr: { ...tr, seo_title: '', seo_description: '' }, en: texts('Island') },
  };
  const sent = { form: drafted, base: values, values: drafted };
  const { status } = await staff.call({
    url: api.adminWorkingCopy('article', randomUUID()),
    form: { _method: 'PUT', form_data, ...sent },
  });
  expect(status).toBe(200);
  const [row] = await translations.list('?entity=article');
  expect(row?.cells).toEqual([
    {
      lang: 'en',
      state: 'missing',
      missing: '',
      has_draft: true,
      screen: `/admin/pages/blog/update?id=${missing.id}&ceviri=article.${missing.id}.en`,
    },
  ]);
});

it('the next one follows in the order of the list, starts again after the last one, and ends when there is no other', async () => {
  const { missing, outdated, current } = await threeArticles();
  const query = (after: { id: number }) => `?lang=en&entity=article&after_entity=article&after_record=${after.id}`;
  expect((await translations.next('?lang=en&entity=article'))?.title).toBe('Ada');
  expect((await translations.next(query(missing)))?.title).toBe('Bina');
  expect((await translations.next(query(current)))?.title).toBe('Ada');
  expect((await translations.next(`${query(missing)}&state=outdated`))?.title).toBe('Bina');
  await translations.confirm(outdated, (await translations.detail(outdated)).source);
  expect(await translations.next(query(missing))).toBeNull();
  const { version } = await translations.saveArticle(missing, { en: texts('Island') });
  expect(version).toBe(2);
  expect(await translations.next('?lang=en&entity=article')).toBeNull();
});

it('the dashboard counts outdated translations and nothing that is only missing', async () => {
  await threeArticles();
  const { attention } = (await staff.call({ url: api.statistics })).body.data as Statistics;
  expect(attention).toContainEqual({ kind: 'outdated-translations', count: 1 });
});

it('every request requires the right of its kind', async () => {
  await addEnglish(app);
  const hr = await signIn(app, 'hr');
  expect((await hr.call({ url: api.adminTranslations })).status).toBe(403);
  const contract = api.adminTranslation('contract', 1, 'en');
  expect((await staff.call({ url: contract })).status).toBe(403);
  expect((await staff.call({ url: api.adminTranslation('article', 99, 'en') })).status).toBe(404);
  expect((await staff.call({ url: api.adminTranslation('article', 99, 'xx') })).status).toBe(404);
  const { id } = await translations.addArticle({ tr: texts('Köprü') });
  expect((await staff.call({ url: api.adminTranslation('article', id, 'tr') })).status).toBe(404);
  const admin = await signIn(app, 'admin');
  expect((await admin.call({ url: api.adminTranslation('redirect', 1, 'en') })).status).toBe(404);
});
