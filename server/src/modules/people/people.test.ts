import type { Article, ArticleRecord, ArticleSummary } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import type { Person, PersonRecord, PersonRow, PersonSummary } from '@vitrin/shared-contracts/people';
import type { ContentKind } from '../../content/content-kind.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { buildTestSite } from '../../testing/test-site.ts';
import { articleRecords } from '../articles/articles.service.ts';
import { personRecords } from './people.service.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
});
afterEach(() => test.close());

const url = api.adminPeople;
const consent_on = '2026-03-02';
const post = (form_data: object) => staff.call({ url, form: { form_data } });
const put = (id: number, form_data: object) => staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data } });

async function create(
  name: string,
  { texts = {}, ...shared }: { texts?: object } & Record<string, unknown> = {},
): Promise<PersonRecord> {
  const { status, body } = await post({ consent_on, has_page: 1, ...shared, translations: { tr: { name, ...texts } } });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as PersonRecord;
}

async function createArticle(title: string, author_id: number | null): Promise<ArticleRecord> {
  const translations = { tr: { title, document: paragraphs('Metin.') } };
  const form_data = { published_at: '2026-01-01T00:00:00.000Z', author_id, translations };
  const { body } = await staff.call({ url: api.adminArticles, form: { form_data } });
  return body.data as ArticleRecord;
}

const read = async <T>(address: string) => (await sendRequest(test.app, { url: address })).body.data as T;
const page = (slug: string, lang = 'tr') => read<Person>(`${api.person(slug)}?lang=${lang}`);
const names = async (lang = 'tr') =>
  (await read<PersonSummary[]>(`${api.people}?lang=${lang}`)).map(({ name }) => name);
const article = (slug: string, lang = 'tr') => read<Article>(`${api.article(slug)}?lang=${lang}`);

it('a person has role, portrait, text and chosen contact on the page', async () => {
  const portrait = await addPicture(test);
  await create('Ayşe Yılmaz', {
    portrait_id: portrait,
    email: 'ayse@ornek.com.tr',
    phone: '0232 555 01 02',
    profile_url: 'https://www.linkedin.com/in/ayse',
    texts: { role: 'Genel müdür', profession: 'İnşaat mühendisi', summary: 'Özet', document: paragraphs('Özgeçmiş.') },
  });
  expect(await page('ayse-yilmaz')).toMatchObject({
    name: 'Ayşe Yılmaz',
    role: 'Genel müdür',
    profession: 'İnşaat mühendisi',
    summary: 'Özet',
    portrait: { id: portrait },
    email: 'ayse@ornek.com.tr',
    phone: '0232 555 01 02',
    tel: 'tel:+902325550102',
    profile_url: 'https://www.linkedin.com/in/ayse',
    content: '<p>Özgeçmiş.</p>',
    articles: [],
    alternates: { tr: 'ayse-yilmaz' },
  });
});

it('a name alone is enough, and a person without a page has no address', async () => {
  const { id } = await create('Ali Kaya', { has_page: 0 });
  expect(await read<PersonSummary[]>(api.people)).toMatchObject([{ id, name: 'Ali Kaya', seo_name: null, email: '' }]);
  expect((await sendRequest(test.app, { url: api.person('ali-kaya') })).status).toBe(404);
});

describe('the consent of a person', () => {
  it('is needed for publishing, which says so in a sentence; a draft and a withdrawn person need none', async () => {
    const translations = { tr: { name: 'Ayşe Yılmaz' } };
    const { status, body } = await post({ active: 1, translations });
    expect([status, body.errors]).toEqual([
      422,
      { consent_on: expect.stringMatching(/^Kişi Onay Vermeden Yayınlanamaz/) },
    ]);
    const kept = await post({ active: 0, translations });
    expect(kept.status).toBe(200);
    const { id, version } = kept.body.data as PersonRecord;
    expect((await put(id, { active: 1, version })).status).toBe(422);
    expect((await put(id, { active: 1, version, consent_on })).status).toBe(200);
    expect(await names()).toEqual(['Ayşe Yılmaz']);
  });

  it('cannot be emptied while the person is public', async () => {
    const { id, version } = await create('Ayşe Yılmaz');
    expect((await put(id, { version, consent_on: '' })).body.errors).toHaveProperty('consent_on');
    expect((await put(id, { version, consent_on: '', active: 0 })).status).toBe(200);
    expect(await names()).toEqual([]);
  });

  it('is in no public response, nor is what else only staff see', async () => {
    const { id } = await create('Ayşe Yılmaz');
    await createArticle('Köprüler', id);
    const calls = [api.people, api.person('ayse-yilmaz'), api.articles, api.article('kopruler')];
    for (const address of calls) {
      const { status, text } = await sendRequest(test.app, { url: address });
      expect(status).toBe(200);
      expect(text).toContain('Ayşe Yılmaz');
      expect(text).not.toMatch(/consent|2026-03-02|updated_by|author_id|has_page/);
    }
  });

  it('is shown by nothing when a row lacks it, whatever wrote it', async () => {
    const { id } = await create('Ayşe Yılmaz');
    await createArticle('Köprüler', id);
    await test.services.db.updateTable('people').set({ consent_on: null }).execute();
    expect(await names()).toEqual([]);
    expect((await sendRequest(test.app, { url: api.person('ayse-yilmaz') })).status).toBe(404);
    expect((await article('kopruler')).author).toBeUndefined();
  });
});

it('each wrong field is named in a sentence', async () => {
  const refused: [field: string, value: unknown][] = [
    ['email', 'ayse@'],
    ['phone', '12345678'],
    ['phone', 'dahili'],
    ['profile_url', 'http://ornek.com'],
    ['profile_url', 'javascript:alert(1)'],
    ['consent_on', '2026-02-30'],
    ['consent_on', 'dün'],
    ['portrait_id', 999],
  ];
  for (const [field, value] of refused) {
    const form_data = { consent_on, translations: { tr: { name: 'Yanlış' } }, [field]: value };
    const { status, body } = await post(form_data);
    expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]]);
  }
  expect(await names()).toEqual([]);
});

it('the list is in the order of staff, a new person last, and falls back to the default language', async () => {
  await addEnglish(test);
  await create('Ayşe Yılmaz');
  const translations = { tr: { name: 'Can Öz', role: 'Mühendis' }, en: { name: 'Can Öz', role: 'Engineer' } };
  const { id } = (await post({ consent_on, has_page: 1, translations })).body.data as PersonRecord;
  await create('Kapalı', { active: 0 });
  expect(await names()).toEqual(['Ayşe Yılmaz', 'Can Öz']);
  const english = await read<PersonSummary[]>(`${api.people}?lang=en`);
  expect(english.map(({ lang, role, languages }) => [lang, role, languages])).toEqual([
    ['tr', '', ['tr']],
    ['en', 'Engineer', ['tr', 'en']],
  ]);
  await staff.call({ url: `${url}/move`, form: { _method: 'PUT', id: String(id), after: '' } });
  expect(await names()).toEqual(['Can Öz', 'Ayşe Yılmaz']);
});

describe('the author of an article', () => {
  it('is on the article, in the list and on the page of the person, in the language of each', async () => {
    await addEnglish(test);
    const translations = { tr: { name: 'Ayşe Yılmaz', role: 'Müdür' }, en: { name: 'Ayse Yilmaz', role: 'Director' } };
    const { id } = (await post({ consent_on, has_page: 1, translations })).body.data as PersonRecord;
    await createArticle('Köprüler', id);
    await createArticle('Barajlar', null);
    const author = { id, name: 'Ayşe Yılmaz', seo_name: 'ayse-yilmaz', lang: 'tr' };
    expect(await article('kopruler')).toMatchObject({ author: { ...author, role: 'Müdür', portrait: null } });
    expect((await article('kopruler', 'en')).author).toMatchObject({ name: 'Ayse Yilmaz', role: 'Director' });
    expect(await article('barajlar')).not.toHaveProperty('author');
    const list = await read<ArticleSummary[]>(api.articles);
    expect(list.map((each) => each.author)).toEqual([undefined, author]);
    expect((await page('ayse-yilmaz')).articles).toMatchObject([{ title: 'Köprüler', author }]);
  });

  it('stays unlinked without a page, and is not named when withdrawn, which the answer says', async () => {
    const { id, version } = await create('Ayşe Yılmaz', { has_page: 0 });
    await createArticle('Köprüler', id);
    expect((await article('kopruler')).author).toMatchObject({ name: 'Ayşe Yılmaz', seo_name: null });
    const { body } = await put(id, { version, active: 0 });
    expect(body.notice).toBe('Yazarı olduğu 1 makale yayında kalır; adı orada görünmez.');
    expect(await article('kopruler')).not.toHaveProperty('author');
  });

  it('goes with a deleted person and comes back with a restored one; the article stays', async () => {
    const { id } = await create('Ayşe Yılmaz');
    await createArticle('Köprüler', id);
    await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } });
    expect(await article('kopruler')).toMatchObject({ title: 'Köprüler' });
    expect(await article('kopruler')).not.toHaveProperty('author');
    await staff.call({ url: api.adminTrashRestore, form: { form_data: { entity: 'person', ids: [id] } } });
    expect(await article('kopruler')).toMatchObject({ author: { id } });
  });

  it('is dropped from a form, version or draft that still names a deleted person', async () => {
    const { id } = await create('Ayşe Yılmaz');
    const { id: key, version } = await createArticle('Köprüler', id);
    await staff.call({ url: `${url}/${id}`, form: { _method: 'DELETE' } });
    const form = { _method: 'PUT', form_data: { version, active: 1, author_id: id } };
    const { status, body } = await staff.call({ url: `${api.adminArticles}/${key}`, form });
    expect([status, body.data]).toMatchObject([200, { author_id: null }]);
  });

  it('is kept by a client that does not know the field', async () => {
    const { id } = await create('Ayşe Yılmaz');
    const { id: key, version } = await createArticle('Köprüler', id);
    const form = { _method: 'PUT', form_data: { version, active: 1 } };
    const { body } = await staff.call({ url: `${api.adminArticles}/${key}`, form });
    expect(body.data).toMatchObject({ author_id: id });
  });
});

it('has all that the kind of articles has, besides its list and without times', () => {
  const capabilities = ({ kind }: { kind: ContentKind }) => [
    // Only articles have a category, which many of them get at once.
    Object.keys(kind)
      .filter((name) => name !== 'settable')
      .toSorted(),
    Object.keys(kind.rows ?? {}).toSorted(),
    Object.keys(kind.addresses ?? {})
      .filter((name) => !['list', 'listPages', 'nextChange'].includes(name))
      .toSorted(),
  ];
  expect(capabilities(personRecords)).toEqual(capabilities(articleRecords));
});

it('the list of the panel is filtered by state and text, and counts articles', async () => {
  const { id } = await create('Ayşe Yılmaz', { texts: { role: 'Genel müdür' } });
  await create('Can Öz', { active: 0, consent_on: null });
  await createArticle('Köprüler', id);
  const rows = async (query: string) =>
    ((await staff.call({ url: `${url}?${query}` })).body.data as PersonRow[]).map(({ name, role, articles }) => [
      name,
      role,
      articles,
    ]);
  expect(await rows('')).toEqual([
    ['Ayşe Yılmaz', 'Genel müdür', 1],
    ['Can Öz', '', 0],
  ]);
  expect(await rows('state=withdrawn')).toEqual([['Can Öz', '', 0]]);
  const { body } = await staff.call({ url: api.adminPersonNames });
  expect(body.data).toMatchObject([
    { id, name: 'Ayşe Yılmaz', active: 1 },
    { name: 'Can Öz', active: 0 },
  ]);
  expect(await rows('search=mudur')).toEqual([['Ayşe Yılmaz', 'Genel müdür', 1]]);
});

it('the sitemap has the list while a person is public, and those who have a page; the feed names authors', async () => {
  const site = await buildTestSite();
  const editor = await signIn(site, 'editor');
  const add = async (name: string, shared: object) => {
    const form_data = { consent_on, ...shared, translations: { tr: { name } } };
    return (await editor.call({ url, form: { form_data } })).body.data as PersonRecord;
  };
  const locations = async () => {
    const map = await (await site.visit('/sitemap.xml')).text();
    return [...map.matchAll(/<loc>[^<]*?(\/ekip[^<]*)<\/loc>/g)].map(([, path]) => path);
  };
  await add('Kapalı', { active: 0 });
  expect(await locations()).toEqual([]);
  const { id } = await add('Can Öz', { has_page: 0 });
  expect(await locations()).toEqual(['/ekip']);
  await add('Ayşe Yılmaz', { has_page: 1 });
  expect(await locations()).toEqual(['/ekip', '/ekip/ayse-yilmaz']);
  const translations = { tr: { title: 'Köprüler', document: paragraphs('Metin.') } };
  const form_data = { published_at: '2026-01-01T00:00:00.000Z', author_id: id, translations };
  await editor.call({ url: api.adminArticles, form: { form_data } });
  expect(await (await site.visit('/rss.xml')).text()).toMatch(/<dc:creator [^>]*>Can Öz<\/dc:creator>/);
  await site.close();
});
