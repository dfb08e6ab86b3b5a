import type {
  ArticleCategoryPage,
  ArticleCategoryRecord,
  ArticleCategoryRow,
  CountedArticleCategory,
} from '@vitrin/shared-contracts/article-categories';
import type { Article, ArticleRecord, ArticleRow, ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { BulkResult } from '@vitrin/shared-contracts/bulk';
import type { RecordLinks } from '@vitrin/shared-contracts/links';
import { api } from '@vitrin/shared-contracts/paths';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { searchCalls } from '../../testing/search-calls.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
});
afterEach(() => test.close());

const url = api.adminArticleCategories;

async function send<T>(address: string, form: Record<string, unknown>): Promise<T> {
  const { status, body } = await staff.call({ url: address, form });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as T;
}

const create = (name: string, { en, ...texts }: { en?: string } & Record<string, unknown> = {}) =>
  send<ArticleCategoryRecord>(url, {
    form_data: { translations: { tr: { name, ...texts }, ...(en && { en: { name: en } }) } },
  });

const textsOf = (title: string) => ({ title, document: paragraphs(`${title} üzerine.`) });
const article = (title: string, category_id: number | null, more: object = {}) =>
  send<ArticleRecord>(api.adminArticles, {
    form_data: {
      published_at: '2026-01-01T00:00:00.000Z',
      category_id,
      translations: { tr: textsOf(title) },
      ...more,
    },
  });
const change = (id: number, form_data: object) =>
  send<ArticleRecord>(api.adminArticle(id), { _method: 'PUT', form_data });
const remove = (id: number) => send(`${url}/${id}`, { _method: 'DELETE' });
const rename = ({ id, version }: ArticleCategoryRecord, tr: object) =>
  send<ArticleCategoryRecord>(`${url}/${id}`, { _method: 'PUT', form_data: { version, translations: { tr } } });

const read = async <T>(address: string) => (await sendRequest(test.app, { url: address })).body.data as T;
const categories = async (lang = 'tr') =>
  (await read<CountedArticleCategory[]>(`${api.articleCategories}?lang=${lang}`)).map(
    ({ name, count }) => `${name} ${count}`,
  );
const titles = async (query: string) =>
  (await read<ArticleSummary[]>(`${api.articles}?${query}`)).map(({ title }) => title);
const page = (slug: string, lang = 'tr') =>
  read<ArticleCategoryPage | undefined>(`${api.articleCategory(slug)}?lang=${lang}`);
const rows = async () => (await staff.call({ url })).body.data as ArticleCategoryRow[];

it('categories are listed in the order of staff, while they have a published article', async () => {
  const [safety, norms] = [await create('Güvenlik', { text: 'Şantiyede.' }), await create('Yönetmelik')];
  await create('Boş');
  await article('Baret', safety.id);
  await article('İskele', safety.id);
  await article('Taslak', norms.id, { active: 0 });
  expect(await categories()).toEqual(['Güvenlik 2']);
  await article('TS 500', norms.id);
  expect(await categories()).toEqual(['Güvenlik 2', 'Yönetmelik 1']);
  await send(`${url}/move`, { _method: 'PUT', id: String(norms.id), after: '' });
  expect(await categories()).toEqual(['Yönetmelik 1', 'Güvenlik 2']);
  expect(await page('guvenlik')).toMatchObject({ name: 'Güvenlik', text: 'Şantiyede.', count: 2, seo_title: null });
  expect([await page('bos'), await page('yok')]).toEqual([undefined, undefined]);
});

it('a category is public from the time at which its first article is published, without a write', async () => {
  const { id } = await create('Güvenlik');
  await article('Baret', id, { published_at: new Date(Date.now() + 60_000).toISOString() });
  expect(await categories()).toEqual([]);
  jest.useFakeTimers({
    now: Date.now() + 120_000,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick'],
  });
  expect(await categories()).toEqual(['Güvenlik 1']);
  jest.useRealTimers();
});

it('the list of articles is filtered by a category, by its slug in any language and by a former one', async () => {
  await addEnglish(test);
  const safety = await create('Güvenlik', { en: 'Safety' });
  await article('Baret', safety.id, { translations: { tr: textsOf('Baret'), en: textsOf('Helmet') } });
  await article('İskele', safety.id);
  await article('Baret yasası', (await create('Yönetmelik')).id);
  await article('Baret dışı', null);
  expect(await titles('category=guvenlik')).toEqual(['İskele', 'Baret']);
  expect(await titles('category=safety&lang=en')).toEqual(['İskele', 'Helmet']);
  expect(await titles('category=guvenlik&search=baret')).toEqual(['Baret']);
  expect(await titles('category=yok')).toEqual([]);
  expect(await titles('category=')).toHaveLength(4);
  await rename(safety, { name: 'İş güvenliği', seo_name: 'is-guvenligi' });
  expect(await titles('category=guvenlik')).toEqual(['İskele', 'Baret']);
  expect(await page('guvenlik')).toMatchObject({ name: 'İş güvenliği', seo_name: 'is-guvenligi' });
  expect(await page('safety', 'en')).toMatchObject({ alternates: { tr: 'is-guvenligi', en: 'safety' } });
});

it('an article names its category, and related ones: the newest of the category first', async () => {
  await addEnglish(test);
  const { id } = await create('Güvenlik');
  await article('Eski', id);
  await article('Başka', null);
  await article('Baret', id);
  await article('Taslak', id, { active: 0 });
  await article('Son', null);
  const { category, related = [] } = await read<Article>(`${api.article('baret')}?lang=en`);
  expect(category).toEqual({ id, name: 'Güvenlik', seo_name: 'guvenlik', lang: 'tr' });
  expect(related.map(({ title }) => title)).toEqual(['Eski', 'Son', 'Başka']);
  const listed = await read<ArticleSummary[]>(`${api.articles}?page=1`);
  expect(listed.map((each) => each.category?.name)).toEqual([undefined, 'Güvenlik', undefined, 'Güvenlik']);
  expect(await read<Article>(api.article('son'))).not.toHaveProperty('category');
});

it('articles stay when their category is deleted, and belong to it again when it is restored', async () => {
  const { id } = await create('Güvenlik');
  const kept = await article('Baret', id);
  const saved = await article('İskele', id);
  expect((await rows()).map(({ name, articles }) => [name, articles])).toEqual([['Güvenlik', 2]]);
  await remove(id);
  expect(await titles('')).toEqual(['İskele', 'Baret']);
  expect(await read<Article>(api.article('baret'))).not.toHaveProperty('category');
  // A form that was opened before still has it.
  expect(await change(saved.id, { version: saved.version, category_id: id })).toMatchObject({ category_id: null });
  await send(api.adminTrashRestore, { form_data: { entity: 'article-category', ids: [id] } });
  expect(await categories()).toEqual(['Güvenlik 1']);
  expect(await read<Article>(api.article(kept.translations['tr']?.seo_name ?? ''))).toMatchObject({ category: { id } });
});

it('a client that does not know categories leaves that of an article as it is', async () => {
  const { id } = await create('Güvenlik');
  const { id: of, version } = await article('Baret', id);
  expect(await change(of, { version, translations: { tr: textsOf('Kask') } })).toMatchObject({ category_id: id });
});

it('the panel filters its articles by category, and puts many into one at once', async () => {
  const { id } = await create('Güvenlik');
  await article('Baret', id);
  const other = await article('İskele', null);
  const filtered = async (category: string) =>
    ((await staff.call({ url: `${api.adminArticles}?category=${category}` })).body.data as ArticleRow[]).map(
      ({ title }) => title,
    );
  expect([await filtered(String(id)), await filtered('none'), await filtered('yok')]).toEqual([
    ['Baret'],
    ['İskele'],
    ['İskele', 'Baret'],
  ]);
  const set = (values: number[]) =>
    send<BulkResult>(api.adminBulk('article'), {
      _method: 'PUT',
      form_data: { action: 'set', ids: [other.id], field: 'category_id', values },
    });
  expect((await set([id])).done).toMatchObject([{ id: other.id, before: null }]);
  expect(await filtered(String(id))).toEqual(['İskele', 'Baret']);
  expect((await set([0])).done).toMatchObject([{ before: id }]);
  expect(await filtered('none')).toEqual(['İskele']);
});

it('the rows of the panel have all slugs that name a category', async () => {
  const made = await create('Güvenlik');
  await rename(made, { name: 'Emniyet', seo_name: 'emniyet' });
  expect(await rows()).toMatchObject([{ name: 'Emniyet', seo_name: 'emniyet', slugs: ['emniyet', 'guvenlik'] }]);
});

describe('a section of articles that names a category', () => {
  const put = (category: unknown) =>
    staff.call({
      url: api.adminSitePages,
      form: {
        form_data: {
          parent_id: null,
          sections: [{ id: 'a1', kind: 'articles', v: 1, values: { category } }],
          translations: { tr: { title: 'Haberler', seo_name: '', summary: '', texts: {} } },
        },
      },
    });

  it('is known where the category is used', async () => {
    const { id } = await create('Güvenlik');
    await put([id]);
    const { body } = await staff.call({ url: api.adminRecordLinks('article-category', id) });
    expect((body.data as RecordLinks).incoming).toMatchObject([{ entity: 'Sayfa', title: 'Haberler' }]);
  });

  it('shows the articles of the category', async () => {
    const { id } = await create('Güvenlik');
    await article('Baret', id);
    await article('Vinç', null);
    const { body } = await sendRequest(test.app, { url: `${api.articles}?page=1&category_id=${id}` });
    expect(body.data).toMatchObject([{ title: 'Baret' }]);
  });

  it.each(['/makaleler/guvenlik', [1, 2], ['a']])('is refused with %p instead of an id', async (category) => {
    const { status, body } = await put(category);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['sections.a1.category']]);
  });
});

it('visitors find a category by its name, also one whose first article came later, and none without an article', async () => {
  const calls = searchCalls(test, staff);
  const { id } = await create('Güvenlik');
  expect(await calls.titles('güvenlik')).toEqual([]);
  await article('Baret', id);
  const { hits } = (await calls.find('güvenlik')).data;
  expect(hits.map(({ kind, path }) => [kind, path])).toEqual([['makaleler', '/makaleler/guvenlik']]);
});
