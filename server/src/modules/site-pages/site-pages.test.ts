import type { SitePage, SitePageRecord, SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { addEnglish } from '../../testing/languages.ts';
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

const url = '/api/admin/site-pages';
const textSection = { id: 'a1', kind: 'text', v: 1, values: {} };
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const textOf = (title: string, more: object = {}) => ({ title, seo_name: '', summary: '', texts: {}, ...more });

interface Sent {
  parent_id?: number | null;
  active?: 0 | 1;
  sections?: object[];
  translations?: object;
  version?: number;
}

const form = (title: string, { translations, ...more }: Sent = {}) => ({
  parent_id: null,
  sections: [],
  translations: { tr: textOf(title), ...translations },
  ...more,
});
const send = (title: string, sent: Sent = {}) => staff.call({ url, form: { form_data: form(title, sent) } });

async function create(title: string, sent: Sent = {}): Promise<SitePageRecord> {
  const { status, body } = await send(title, sent);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as SitePageRecord;
}

const put = (id: number, title: string, sent: Sent = {}) =>
  staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: form(title, sent) } });
const read = (path: string, lang = 'tr') =>
  sendRequest(test.app, { url: `/api/pages/site-page?path=${encodeURIComponent(path)}&lang=${lang}` });
const shown = async (path: string, lang = 'tr') => (await read(path, lang)).body.data as SitePage;
const statusOf = async (path: string) => (await read(path)).status;

it('pages are a tree, each with the address of its place', async () => {
  const services = await create('Hizmetler');
  const below = await create('Güçlendirme', { parent_id: services.id });
  expect(below.paths).toEqual({ tr: '/hizmetler/guclendirme' });
  expect(await shown('/hizmetler/guclendirme')).toMatchObject({
    title: 'Güçlendirme',
    path: '/hizmetler/guclendirme',
    trail: [{ title: 'Hizmetler', path: '/hizmetler' }],
    alternates: { tr: '/hizmetler/guclendirme' },
  });
  const rows = (await staff.call({ url })).body.data as SitePageRow[];
  expect(rows.map(({ title, parent_id, path }) => [title, parent_id, path])).toEqual([
    ['Hizmetler', null, '/hizmetler'],
    ['Güçlendirme', services.id, '/hizmetler/guclendirme'],
  ]);
});

it('the list has titles and paths in the language that is asked for', async () => {
  await addEnglish(test);
  const translated = await create('Hizmetler', { translations: { en: textOf('Services') } });
  await create('Kalite');
  const rows = (await staff.call({ url: `${url}?lang=en` })).body.data as SitePageRow[];
  expect(rows.map(({ id, title, path }) => [id === translated.id, title, path])).toEqual([
    [true, 'Services', '/services'],
    [false, 'Kalite', null],
  ]);
});

it('the same slug is free below another page', async () => {
  const [one, other] = [await create('Hizmetler'), await create('Projelerimiz')];
  await create('Genel', { parent_id: one.id });
  expect((await create('Genel', { parent_id: other.id })).paths).toEqual({ tr: '/projelerimiz/genel' });
  expect((await create('Genel', { parent_id: other.id })).paths).toEqual({ tr: '/projelerimiz/genel-2' });
});

it('a renamed page redirects its own address and those below it, in every language', async () => {
  await addEnglish(test);
  const english = (title: string) => ({ translations: { en: textOf(title) } });
  const top = await create('Hizmetler', english('Services'));
  const below = await create('Güçlendirme', { parent_id: top.id, ...english('Retrofit') });
  const renamed = await put(top.id, 'Hizmetler', {
    version: top.version,
    translations: {
      tr: textOf('Hizmetler', { seo_name: 'islerimiz' }),
      en: textOf('Services', { seo_name: 'what-we-do' }),
    },
  });
  expect(renamed.body).toMatchObject({
    notice: '1 alt sayfanın adresi de değişti; eski adresleri yenilerine yönlendiriliyor.',
    moved: [
      { lang: 'tr', source: '/hizmetler', target: '/islerimiz' },
      { lang: 'en', source: '/en/services', target: '/en/what-we-do' },
    ],
  });
  expect((await shown('/hizmetler/guclendirme')).path).toBe('/islerimiz/guclendirme');
  expect((await shown('/services/retrofit', 'en')).path).toBe('/what-we-do/retrofit');
  expect((await shown('/hizmetler')).id).toBe(top.id);
  expect((await shown('/islerimiz/guclendirme')).id).toBe(below.id);
});

it('a page that is moved back has its address again', async () => {
  const top = await create('Hizmetler');
  const page = await create('Bakım');
  const moved = (await put(page.id, 'Bakım', { parent_id: top.id })).body.data as SitePageRecord;
  expect(moved.paths).toEqual({ tr: '/hizmetler/bakim' });
  expect((await shown('/bakim')).path).toBe('/hizmetler/bakim');
  await put(page.id, 'Bakım', { parent_id: null });
  expect(await shown('/bakim')).toMatchObject({ path: '/bakim', trail: [] });
  expect((await shown('/hizmetler/bakim')).path).toBe('/bakim');
});

it('an address of the site, of a language or of a redirect is refused in a sentence', async () => {
  await addEnglish(test);
  const slugs: Record<string, string> = {
    iletisim: 'Bu Adreste Zaten Bir Sayfa Var',
    admin: 'Bu Adreste Zaten Bir Sayfa Var',
    en: 'Bu adres bir dilin adresidir.',
    ekip: 'Bu Adreste Zaten Bir Sayfa Var',
    projeler: 'Bu Adreste Zaten Bir Sayfa Var',
    dokumanlar: 'Bu Adreste Zaten Bir Sayfa Var',
    urunler: 'Bu Adreste Zaten Bir Sayfa Var',
    kariyer: 'Bu Adreste Zaten Bir Sayfa Var',
    eski: '/eski adresi yönlendiriliyor; önce yönlendirmeyi silin.',
  };
  const admin = await signIn(test, 'admin');
  await admin.call({ url: '/api/admin/redirects', form: { form_data: { source: '/eski', target: '/biyografi' } } });
  for (const [seo_name, message] of Object.entries(slugs)) {
    const { status, body } = await send('Sayfa', { translations: { tr: textOf('Sayfa', { seo_name }) } });
    expect([status, body.errors]).toEqual([422, { 'translations.tr.seo_name': message }]);
  }
  expect((await create('İletişim')).paths).toEqual({ tr: '/iletisim-2' });
});

it('a page is neither below itself nor deeper than three levels', async () => {
  const top = await create('Bir');
  const second = await create('İki', { parent_id: top.id });
  const third = await create('Üç', { parent_id: second.id });
  const errorOf = async (call: ReturnType<typeof send>) => (await call).body.errors;
  expect(await errorOf(send('Dört', { parent_id: third.id }))).toEqual({
    parent_id: 'Sayfalar en çok 3 düzey olabilir.',
  });
  expect(await errorOf(put(top.id, 'Bir', { parent_id: third.id }))).toEqual({
    parent_id: 'Bir sayfa kendi altına taşınamaz.',
  });
  const other = await create('Diğer');
  expect(await errorOf(put(top.id, 'Bir', { parent_id: other.id }))).toEqual({
    parent_id: 'Sayfalar en çok 3 düzey olabilir.',
  });
  expect((await staff.call({ url: `${url}/${top.id}`, form: { _method: 'DELETE' } })).body.message).toBe(
    'Bu sayfanın alt sayfaları var. Önce onları taşıyın ya da silin.',
  );
});

it('visitors get sections with HTML, and nothing that is empty, off or unknown', async () => {
  const sections = [
    textSection,
    { id: 'b2', kind: 'text', v: 1, values: {} },
    { ...textSection, id: 'c3', off: true },
    {
      id: 'd4',
      kind: 'questions',
      v: 1,
      values: {},
      items: [
        { id: 'i1', values: {} },
        { id: 'i2', values: {} },
      ],
    },
    { id: 'e5', kind: 'from-a-newer-version', v: 3, values: { depth: 7 } },
  ];
  const texts = {
    a1: { title: 'Giriş', document: paragraph('Merhaba <b>') },
    b2: { title: ' ', document: paragraph('') },
    c3: { title: 'Kapalı' },
    d4: { items: { i1: { question: 'Ne kadar sürer?', answer: 'Bir hafta.' } } },
    e5: { title: 'Yeni' },
    gone: { title: 'Silinmiş bölüm' },
  };
  const page = await create('Hakkımızda', { sections, translations: { tr: textOf('Hakkımızda', { texts }) } });
  expect((await shown('/hakkimizda')).sections).toEqual([
    { id: 'a1', kind: 'text', values: { title: 'Giriş', document: '<p>Merhaba &lt;b&gt;</p>' }, items: [] },
    {
      id: 'd4',
      kind: 'questions',
      values: { title: '', text: '' },
      items: [{ id: 'i1', question: 'Ne kadar sürer?', answer: 'Bir hafta.' }],
    },
  ]);
  // What this version does not know is kept; the texts of sections that are gone are not.
  expect(page.sections[4]).toEqual({ id: 'e5', kind: 'from-a-newer-version', v: 3, values: { depth: 7 } });
  expect(Object.keys(page.translations['tr']?.texts ?? {})).toEqual(['a1', 'b2', 'c3', 'd4', 'e5']);
});

it('a wrong value is reported at its field', async () => {
  const sections = [
    {
      id: 's',
      kind: 'hero',
      v: 1,
      values: { layout: 'upside-down', href: 'javascript:1', picture: { media_id: 999 } },
    },
  ];
  const texts = { s: { title: 'x'.repeat(121) } };
  const { status, body } = await send('Sayfa', { sections, translations: { tr: textOf('Sayfa', { texts }) } });
  expect([status, body.errors]).toEqual([
    422,
    {
      'sections.s.layout': 'Listeden bir değer seçin.',
      'sections.s.href': 'Site İçi Yol (/ ile Başlayan) ya da https Adresi Giriniz',
      'sections.s.picture': 'Listeden bir değer seçin.',
      'translations.tr.texts.s.title': 'Bu Alan 120 Karakteri Geçemez',
    },
  ]);
  expect((await send('Sayfa', { sections: [textSection, textSection] })).status).toBe(422);
});

it('a page that is not on the site, or not in a language, has no address there', async () => {
  await addEnglish(test);
  const top = await create('Taslak', { active: 0 });
  expect([await statusOf('/taslak'), await statusOf('/yok'), await statusOf('')]).toEqual([404, 404, 404]);
  const page = await create('Alt', { parent_id: top.id, translations: { en: textOf('Below') } });
  expect(page.paths).toEqual({ tr: '/taslak/alt' });
  expect(await shown('/taslak/alt', 'en')).toMatchObject({
    lang: 'tr',
    path: '/taslak/alt',
    trail: [{ title: 'Taslak', path: null }],
  });
});

it('the changes of two people to different sections are merged', async () => {
  const sections = [textSection, { id: 'b2', kind: 'contact-strip', v: 1, values: { href: '/iletisim' } }];
  const { id, version } = await create('Ortak', { sections });
  const first = [textSection, { id: 'b2', kind: 'contact-strip', v: 1, values: { href: '/biyografi' } }];
  expect((await put(id, 'Ortak', { sections: first, version })).status).toBe(200);
  const second = [{ id: 'c3', kind: 'quote', v: 1, values: {} }, ...sections];
  const { status, body } = await put(id, 'Ortak', { sections: second, version });
  expect(status).toBe(200);
  expect((body.data as SitePageRecord).sections.map((each) => [each.id, each.values])).toEqual([
    ['c3', {}],
    ['a1', {}],
    ['b2', { href: '/biyografi' }],
  ]);
});

it('the pages below are cards of a page, in the order of staff', async () => {
  const children = { id: 'k', kind: 'children', v: 1, values: {} };
  const top = await create('Hizmetler', { sections: [children] });
  await create('Bir', { parent_id: top.id });
  await create('Gizli', { parent_id: top.id, active: 0 });
  await create('İki', { parent_id: top.id });
  const { records } = await shown('/hizmetler');
  expect(records.children?.map(({ title, path }) => [title, path])).toEqual([
    ['Bir', '/hizmetler/bir'],
    ['İki', '/hizmetler/iki'],
  ]);
});

it('a language or a remote does not take the segment of a page', async () => {
  const admin = await signIn(test, 'super_admin');
  await create('De');
  const language = await admin.call({ url: '/api/admin/languages', form: { abbr: 'de' } });
  expect([language.status, language.body.errors]).toEqual([422, { abbr: 'Bu Adreste Zaten Bir Sayfa Var' }]);
  await create('Kampanya');
  const remote = { name: 'remote_campaign', segment: 'kampanya', title: 'Kampanya' };
  const { status, body } = await admin.call({ url: '/api/admin/remotes', form: { form_data: remote } });
  expect([status, body.errors]).toEqual([422, { segment: '/kampanya adresinde bir sayfa var.' }]);
});

it('links in the documents of sections are known, also to a page that is deleted', async () => {
  const target = await create('Kalite');
  const link = { type: 'link', attrs: { href: '/kalite' } };
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Kalite', marks: [link] }] }],
  };
  const page = await create('Hakkımızda', {
    sections: [textSection],
    translations: { tr: textOf('Hakkımızda', { texts: { a1: { document } } }) },
  });
  const { body } = await staff.call({ url: `/api/admin/links/site-page/${target.id}` });
  expect(body.data).toMatchObject({ incoming: [{ entity: 'Sayfa', record: String(page.id), title: 'Hakkımızda' }] });
});
