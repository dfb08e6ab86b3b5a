import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import type { RecordLinks } from '@vitrin/shared-contracts/links';
import { articleRecords } from '../articles/articles.service.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillLinks } from './fill-links.ts';
import { brokenLinks } from './links.service.ts';

let app: TestApp;
let staff: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
});
afterEach(() => app.close());

const blog = '/api/admin/blog';

/** Returns an editor document with one link for each address. */
function linksTo(...addresses: string[]): object {
  const content = addresses.map((href) => ({ type: 'text', text: 'git', marks: [{ type: 'link', attrs: { href } }] }));
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Söz ' }, ...content] }] };
}

interface Texts {
  slug?: string;
  links?: string[];
}

function article(title: string, { slug = '', links = [] }: Texts = {}, extra: object = {}) {
  const tr = { title, seo_name: slug, document: linksTo(...links) };
  return { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations: { tr }, ...extra };
}

async function create(...form: Parameters<typeof article>): Promise<ArticleRecord> {
  return (await staff.call({ url: blog, form: { form_data: article(...form) } })).body.data as ArticleRecord;
}

async function change(
  { id, version }: Pick<ArticleRecord, 'id' | 'version'>,
  ...form: Parameters<typeof article>
): Promise<Envelope<ArticleRecord>> {
  const form_data = { ...article(...form), version };
  return (await staff.call({ url: `${blog}/${id}`, form: { _method: 'PUT', form_data } }))
    .body as Envelope<ArticleRecord>;
}

const linksUrl = (id: number | string, entity = 'article') => `/api/admin/links/${entity}/${id}`;
const linksOf = async (id: number, entity?: string) =>
  (await staff.call({ url: linksUrl(id, entity) })).body.data as RecordLinks;
const titles = async (id: number, entity?: string) => (await linksOf(id, entity)).incoming.map(({ title }) => title);
const automatic = async () => (await staff.call({ url: '/api/admin/redirects/automatic' })).body.data;

it('a button in a text is a link of its record', async () => {
  const target = await create('Köprü');
  const button = { type: 'linkButton', attrs: { href: '/makale/kopru' }, content: [{ type: 'text', text: 'Okuyun' }] };
  const tr = { title: 'Tünel', seo_name: '', document: { type: 'doc', content: [button] } };
  await create('Tünel', {}, { translations: { tr } });
  expect(await titles(target.id)).toEqual(['Tünel']);
});

it('texts that link to a page are listed by record, with the field and the screen that edits them', async () => {
  const target = await create('Köprü');
  const other = await create('Tünel', { links: ['/makale/kopru', '/makale/kopru#son', '/iletisim'] });
  await create('Baraj', { links: ['https://baska.example/makale/kopru'] });

  expect((await linksOf(target.id)).incoming).toEqual([
    {
      entity: 'Makale',
      record: String(other.id),
      title: 'Tünel',
      screen: `/admin/pages/blog/update?id=${other.id}`,
      fields: ['Metin (tr)'],
    },
  ]);
});

it('links to the former address, the address in another language and the complete URL of the site count', async () => {
  await addEnglish(app);
  const target = await create('Köprü');
  await create('Tünel', { links: ['/makale/kopru'] });
  await create('Baraj', { links: ['/en/makale/viyaduk'] });
  await create('Yol', { links: [`${app.services.config.publicUrl}/makale/viyaduk/?kaynak=x`] });
  await change(target, 'Viyadük', { slug: 'viyaduk' });

  expect((await titles(target.id)).toSorted()).toEqual(['Baraj', 'Tünel', 'Yol']);
});

it('a link belongs to the record that the site shows at its address, in the language of the address', async () => {
  await addEnglish(app);
  const document = linksTo();
  const turkish = await create('Köprü');
  const english = await create(
    'Tünel',
    {},
    {
      translations: { tr: { title: 'Tünel', document }, en: { title: 'Bridge', seo_name: 'kopru', document } },
    },
  );
  await create('Baraj', { links: ['/makale/kopru'] });
  await create('Yol', { links: ['/en/makale/kopru'] });

  expect([await titles(turkish.id), await titles(english.id)]).toEqual([['Baraj'], ['Yol']]);
});

it('buttons, link fields and redirects of staff are links too', async () => {
  const target = await create('Köprü');
  await staff.call({ url: '/api/admin/redirects', form: { form_data: { source: '/eski', target: '/makale/kopru' } } });
  const social = { name: 'Haber', uri: `${app.services.config.publicUrl}/makale/kopru`, icon_name: 'link' };
  await staff.call({ url: '/api/admin/settings/social-media', form: { form_data: social } });

  const { incoming } = await linksOf(target.id);
  expect(incoming.map(({ entity, title }) => `${entity} ${title}`)).toContain('Yönlendirme /eski');
  expect(incoming.find(({ title }) => title === '/eski')).toMatchObject({
    fields: ['Yeni adres'],
    screen: expect.stringMatching(/^\/admin\/redirects\?kayit=\d+$/) as string,
  });
});

it('a link is forgotten with its text, its language and its record', async () => {
  await addEnglish(app);
  const target = await create('Köprü');
  const changed = await create('Tünel', { links: ['/makale/kopru'] });
  const deleted = await create('Baraj', { links: ['/makale/kopru'] });
  const document = linksTo('/makale/kopru');
  const translated = { translations: { tr: { title: 'Yol', document: linksTo() }, en: { title: 'Road', document } } };
  await create('Yol', {}, translated);
  expect(await titles(target.id)).toHaveLength(3);

  await change(changed, 'Tünel');
  await staff.call({ url: `${blog}/${deleted.id}`, form: { _method: 'DELETE' } });
  expect(await titles(target.id)).toEqual(['Yol']);
  await staff.call({ url: '/api/admin/languages', form: { _method: 'DELETE', abbr: 'en', with_texts: '1' } });
  const stored = app.services.db.selectFrom('content_refs').select('target').where('entity', '=', 'article');
  expect(await stored.execute()).toEqual([]);
});

it('records that were written before links were recorded are read once', async () => {
  const target = await create('Köprü');
  await create('Tünel', { links: ['/makale/kopru'] });
  await app.services.db.deleteFrom('content_refs').execute();
  await fillLinks(app.services);
  expect(await titles(target.id)).toEqual(['Tünel']);

  await app.services.db.deleteFrom('content_refs').execute();
  await fillLinks(app.services);
  expect(await titles(target.id)).toEqual([]);
});

it('the screen of a record that the user may not open is not named, and other kinds are refused', async () => {
  const target = await create('Köprü');
  await staff.call({ url: '/api/admin/redirects', form: { form_data: { source: '/eski', target: '/makale/kopru' } } });
  staff = await signIn(app, 'editor');
  expect((await linksOf(target.id)).incoming).toMatchObject([{ title: '/eski', screen: null }]);
  expect((await staff.call({ url: linksUrl(1, 'redirect') })).status).toBe(403);
  expect((await staff.call({ url: linksUrl(1, 'user') })).status).toBe(404);
  expect((await staff.call({ url: linksUrl(99_999) })).status).toBe(404);
});

it('links that no page answers are listed with the reason; pages, files and redirects are not', async () => {
  await create('Taslak', {}, { active: 0 });
  await create('Köprü');
  await staff.call({ url: '/api/admin/redirects', form: { form_data: { source: '/eski', target: '/iletisim' } } });
  const good = ['/', '/iletisim', '/makale/kopru', '/eski', '/rss.xml', '/?urun=', 'mailto:a@b.example', '#alt'];
  const links = [...good, '/makale/yok', '/olmayan?x=1', '/makale/taslak', '/?urun=yok'];
  const { id } = await create('Tünel', { links });

  const { broken } = await linksOf(id);
  expect(broken).toEqual([
    { address: '/makale/yok', field: 'Metin (tr)', path: 'translations.tr.document', reason: 'missing' },
    { address: '/olmayan', field: 'Metin (tr)', path: 'translations.tr.document', reason: 'missing' },
    { address: '/makale/taslak', field: 'Metin (tr)', path: 'translations.tr.document', reason: 'unpublished' },
    { address: '/?urun=yok', field: 'Metin (tr)', path: 'translations.tr.document', reason: 'missing' },
  ]);
});

it('values are checked for broken links before they are saved', async () => {
  const values = { translations: { tr: { document: linksTo('/yok', '/iletisim') } } };
  const broken = await brokenLinks(app.services, { kind: articleRecords.kind, record: '0' }, values);
  expect(broken.map(({ address }) => address)).toEqual(['/yok']);
});

describe('the check of a form', () => {
  const check = (fields: object, entity = 'article', by = staff) =>
    by.call({ url: `/api/admin/links/${entity}/check`, form: { ...fields } });
  const values = { translations: { tr: { document: linksTo('/makale/yok', '/iletisim') }, en: null } };

  it('finds the broken links of values that are not saved, and writes nothing', async () => {
    const entries = () => app.services.db.selectFrom('audit').select('id').execute();
    const before = await entries();
    const { status, body } = await check({ values });
    expect([status, body.data]).toEqual([
      200,
      [{ address: '/makale/yok', field: 'Metin (tr)', path: 'translations.tr.document', reason: 'missing' }],
    ]);
    expect(await entries()).toEqual(before);
    expect(await app.services.db.selectFrom('content_refs').selectAll().execute()).toEqual([]);
  });

  it('accepts a form that is not complete, of a record or of a new one', async () => {
    expect((await check({ values: {} })).body.data).toEqual([]);
    const { id } = await create('Köprü');
    const own = { translations: { tr: { title: '', document: linksTo('/makale/kopru') } } };
    expect((await check({ values: own, record: id })).body.data).toEqual([]);
  });

  it('checks a group of page contents, which has a name instead of an id', async () => {
    const { body } = await check({ values, record: 'corporate' }, 'page-contents');
    expect(body.data).toMatchObject([{ address: '/makale/yok', path: 'translations.tr.document' }]);
  });

  it('requires the right of the kind', async () => {
    expect((await check({ values }, 'article', await signIn(app, 'hr'))).status).toBe(403);
    expect((await check({ values }, 'user')).status).toBe(404);
    expect((await check({ values }, 'article', await signIn(app, 'editor'))).status).toBe(200);
  });

  it.each([
    ['no values', {}],
    ['a list', { values: [] }],
    ['texts that are a list', { values: { translations: [] } }],
    ['texts that are null', { values: { translations: null } }],
    ['the key of a record that is too long', { values: {}, record: 'x'.repeat(61) }],
  ])('rejects %s', async (_name, fields) => {
    expect((await check(fields)).status).toBe(422);
  });
});

describe('a changed address', () => {
  it('is named in the response, and its redirect can be removed by whoever may write the record', async () => {
    const made = await create('Köprü');
    const { moved } = await change(made, 'Köprü', { slug: 'viyaduk' });
    expect(moved).toEqual([{ lang: 'tr', source: '/makale/kopru', target: '/makale/viyaduk' }]);

    const remove = (by: Staff) =>
      by.call({
        url: '/api/admin/links/former',
        form: { _method: 'DELETE', form_data: { source: '/makale/kopru' } },
      });
    expect((await remove(await signIn(app, 'hr'))).status).toBe(403);
    expect(await automatic()).toHaveLength(1);
    const pages = () => app.services.contentVersion.of(['article']);
    const before = pages();
    expect((await remove(await signIn(app, 'editor'))).body).toMatchObject({ data: { source: '/makale/kopru' } });
    // The redirect is cached as the page of the article.
    expect(pages()).toBeGreaterThan(before);
    expect(await automatic()).toEqual([]);
    expect((await remove(staff)).status).toBe(404);
  });

  it('names nothing when the address stays or the record is new', async () => {
    const made = (await staff.call({ url: blog, form: { form_data: article('Köprü') } })).body;
    expect(made.moved).toBeUndefined();
    expect((await change(made.data as ArticleRecord, 'Viyadük')).moved).toBeUndefined();
  });

  it('leads straight to the present address after several changes', async () => {
    const first = await create('Köprü', { slug: 'a' });
    const second = await change(first, 'Köprü', { slug: 'b' });
    await change(second.data as ArticleRecord, 'Köprü', { slug: 'c' });
    const rows = (await automatic()) as { source: string; target: string }[];
    expect(rows.map(({ source, target }) => `${source} ${target}`)).toEqual([
      '/makale/a /makale/c',
      '/makale/b /makale/c',
    ]);
  });

  it('is no longer redirected when another record uses it, in any language', async () => {
    await addEnglish(app);
    const first = await create('Köprü', { slug: 'a' });
    await change(first, 'Köprü', { slug: 'b' });
    const document = linksTo();
    await create(
      'Tünel',
      {},
      {
        translations: { tr: { title: 'Tünel', document }, en: { title: 'Tunnel', seo_name: 'a', document } },
      },
    );
    expect(await automatic()).toEqual([]);
  });

  it('is not redirected to itself when a record gets its old address back', async () => {
    const first = await create('Köprü', { slug: 'a' });
    const second = await change(first, 'Köprü', { slug: 'b' });
    await change(second.data as ArticleRecord, 'Köprü', { slug: 'a' });
    expect(await automatic()).toMatchObject([{ source: '/makale/b', target: '/makale/a' }]);
  });
});
