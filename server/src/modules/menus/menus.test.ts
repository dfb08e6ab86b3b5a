import { randomUUID } from 'node:crypto';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { ContractRecord } from '@vitrin/shared-contracts/contracts';
import type { VersionRow } from '@vitrin/shared-contracts/history';
import type { MenuItem, MenuLink, MenuRecord, MenuTargetState, SiteMenus } from '@vitrin/shared-contracts/menus';
import type { RoleRecord } from '@vitrin/shared-contracts/roles';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
  await addEnglish(app);
});
afterEach(() => app.close());

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

const read = async (place = 'header') =>
  (await staff.call({ url: `/api/admin/menus/${place}` })).body.data as MenuRecord;
const send = (form_data: object, extra: object = {}) =>
  staff.call({ url: '/api/admin/menus', form: { _method: 'PUT', form_data, ...extra } });
const translationsOf = (labels: Labels) =>
  Object.fromEntries(Object.entries(labels).map(([lang, texts]) => [lang, { labels: texts }]));
const menus = async (lang = 'tr') =>
  (await sendRequest(app.app, { url: `/api/pages/menus?lang=${lang}` })).body.data as SiteMenus;

async function save(place: string, entries: object[], labels: Labels = {}) {
  const { version } = await read(place);
  return send({ place, version, entries, translations: translationsOf(labels) });
}

/** Returns labels and addresses, those of the second level below their parent. */
const line = ({ label, href }: MenuItem) => `${label} ${href ?? '-'}`;
const lines = (links: readonly MenuLink[] | null): string[] =>
  (links ?? []).flatMap((link) => [line(link), ...link.children.map((child) => `> ${line(child)}`)]);

const route = (id: string, parent: string | null = null) => ({ id, parent, target: { type: 'route', route: id } });
const address = (id: string, to: string, parent: string | null = null) => ({
  id,
  parent,
  target: { type: 'address', address: to },
});
const group = (id: string) => ({ id, parent: null, target: { type: 'group' } });
const record = (id: string, entity: string, of: { id: number }, parent: string | null = null) => ({
  id,
  parent,
  target: { type: 'record', entity, id: of.id },
});

async function createArticle(title: string, extra: object = {}): Promise<ArticleRecord> {
  const translations = { tr: { title, document: paragraphs('Metin.') } };
  const form_data = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations, ...extra };
  return (await staff.call({ url: '/api/admin/blog', form: { form_data } })).body.data as ArticleRecord;
}

async function createContract(name: string): Promise<ContractRecord> {
  const form_data = { kind: 'other', translations: { tr: { name, document: paragraphs('Metin.') } } };
  return (await staff.call({ url: '/api/admin/contracts', form: { form_data } })).body.data as ContractRecord;
}

it('a site whose menus nobody has changed has those of the specification, which the form offers', async () => {
  expect(await menus()).toEqual({ header: null, footer: null, legal: null, phone: null });
  const { version, entries } = await read();
  expect([version, entries.map(({ id }) => id)]).toEqual([0, ['home', 'biography', 'articles', 'contact']]);
  expect((await read('footer')).translations['tr']).toEqual({ labels: { pages: 'Sayfalar' } });
  expect((await read('legal')).entries).toMatchObject([{ target: { type: 'contracts' } }]);
  expect((await staff.call({ url: '/api/admin/menus/other' })).status).toBe(404);
});

it('a saved menu is shown in each language, with the title of a target that has no label', async () => {
  const saved = await save(
    'header',
    [group('services'), route('biography', 'services'), route('home'), address('shop', 'https://shop.example')],
    { tr: { services: 'Hizmetler', shop: 'Mağaza', gone: 'Eski' }, en: { home: 'Start', services: 'Services' } },
  );
  expect(saved.body).toMatchObject({ success: true, data: { version: 1 } });
  expect(lines((await menus()).header)).toEqual([
    'Hizmetler -',
    '> Biyografi /biyografi',
    'Anasayfa /',
    'Mağaza https://shop.example',
  ]);
  // An address needs a label in each language.
  expect(lines((await menus('en')).header)).toEqual(['Services -', '> About us /biyografi', 'Start /']);
  expect((await menus()).footer).toBeNull();
  expect((await read()).translations['tr']?.labels).toEqual({ services: 'Hizmetler', shop: 'Mağaza' });
});

it('an entry can lead to the list of projects, which is shown while one is public', async () => {
  await save('header', [route('projects'), route('home')]);
  expect(lines((await menus()).header)).toEqual(['Anasayfa /']);
  const translations = { tr: { title: 'Köprü', document: paragraphs('Metin.') } };
  const { body } = await staff.call({ url: '/api/admin/projects', form: { form_data: { translations } } });
  expect(lines((await menus()).header)).toEqual(['Projeler /projeler', 'Anasayfa /']);
  await save('header', [record('p', 'project', body.data as { id: number })]);
  expect(lines((await menus()).header)).toEqual(['Köprü /proje/kopru']);
});

it('an entry can lead to the people or to the page of one, and is shown while they are public', async () => {
  await save('header', [route('people'), route('home')]);
  expect(lines((await menus()).header)).toEqual(['Anasayfa /']);
  const form_data = { consent_on: '2026-03-02', has_page: 1, translations: { tr: { name: 'Ayşe Yılmaz' } } };
  const { body } = await staff.call({ url: '/api/admin/people', form: { form_data } });
  expect(lines((await menus()).header)).toEqual(['Ekip /ekip', 'Anasayfa /']);
  const { id, version } = body.data as { id: number; version: number };
  await save('header', [record('p', 'person', { id }), route('home')]);
  expect(lines((await menus()).header)).toEqual(['Ayşe Yılmaz /ekip/ayse-yilmaz', 'Anasayfa /']);
  const form = { _method: 'PUT', form_data: { version, has_page: 0 } };
  await staff.call({ url: `/api/admin/people/${id}`, form });
  expect(lines((await menus()).header)).toEqual(['Anasayfa /']);
});

it('entries lead to products, their category and their list, while a product is public', async () => {
  const add = async (what: string, form_data: object) =>
    (await staff.call({ url: `/api/admin/${what}`, form: { form_data } })).body.data as { id: number };
  const main = await add('main-categories', { translations: { tr: { name: 'Hidrolik' } } });
  const category = await add('categories', { main_category_id: main.id, translations: { tr: { name: 'Pompalar' } } });
  await save('header', [route('products'), record('m', 'main-category', main), record('c', 'category', category)]);
  expect(lines((await menus()).header)).toEqual([]);
  const tr = { name: 'Pompa', document: paragraphs('Metin.') };
  await add('products', { category_id: category.id, code: 'P-1', translations: { tr } });
  expect(lines((await menus()).header)).toEqual([
    'Ürünler /urunler',
    'Hidrolik /kategori/hidrolik',
    'Pompalar /kategori/pompalar',
  ]);
});

it('an entry follows its record: its title, its address, and whether it is public', async () => {
  const article = await createArticle('Zemin etüdü');
  await save('header', [record('a', 'article', article), route('home')]);
  expect(lines((await menus()).header)).toEqual(['Zemin etüdü /makale/zemin-etudu', 'Anasayfa /']);
  expect(lines((await menus('en')).header)).toEqual(['Home /']);

  const url = `/api/admin/blog/${article.id}`;
  const translations = { tr: { title: 'Sondaj', seo_name: 'sondaj', document: paragraphs('Metin.') } };
  const { body } = await staff.call({ url, form: { _method: 'PUT', form_data: { version: 1, translations } } });
  expect(lines((await menus()).header)).toEqual(['Sondaj /makale/sondaj', 'Anasayfa /']);

  const { version } = body.data as ArticleRecord;
  await staff.call({ url, form: { _method: 'PUT', form_data: { version, active: 0 } } });
  expect(lines((await menus()).header)).toEqual(['Anasayfa /']);

  await staff.call({ url, form: { _method: 'DELETE' } });
  expect(lines((await menus()).header)).toEqual(['Anasayfa /']);
  expect((await read()).entries.map(({ id }) => id)).toEqual(['a', 'home']);
});

it('the states of targets name what is missing, by language', async () => {
  const article = await createArticle('Zemin etüdü');
  const hidden = await createArticle('Gizli', { active: 0 });
  const keys = [`article.${article.id}`, `article.${hidden.id}`, 'article.999', 'user.1', 'route.home'];
  const { body } = await staff.call({ url: `/api/admin/menu-targets?keys=${keys.join(',')}` });
  const targets = body.data as MenuTargetState[];
  expect(targets.map(({ states }) => [states['tr'], states['en']])).toEqual([
    ['public', 'untranslated'],
    ['unpublished', 'untranslated'],
    ['deleted', 'deleted'],
    ['deleted', 'deleted'],
    ['public', 'public'],
  ]);
  expect(targets.map(({ titles }) => titles['tr'])).toEqual(['Zemin etüdü', 'Gizli', undefined, undefined, 'Anasayfa']);
  expect(targets[0]?.screen).toBe(`/admin/pages/blog/update?id=${article.id}`);
});

it('a user who may not open a record gets no titles of one that is not public', async () => {
  const [shown, hidden] = [await createArticle('Açık'), await createArticle('Gizli', { active: 0 })];
  const form_data = { name: 'Menücü', rights: ['menus.write'] };
  const role = (await staff.call({ url: '/api/admin/roles', form: { form_data } })).body.data as RoleRecord;
  const other = await signIn(app, role.role);
  const { body } = await other.call({ url: `/api/admin/menu-targets?keys=article.${shown.id},article.${hidden.id}` });
  const targets = body.data as MenuTargetState[];
  expect(targets.map(({ titles, screen }) => [titles['tr'], screen])).toEqual([
    ['Açık', null],
    [undefined, null],
  ]);
});

it('a parent that is not public is the heading of its entries, and is left out without a name', async () => {
  const parent = await createArticle('Üst', { active: 0 });
  await save('header', [record('a', 'article', parent), route('contact', 'a'), group('g'), route('home', 'g')]);
  expect(lines((await menus()).header)).toEqual(['Üst -', '> İletişim /iletisim', 'Anasayfa /']);
});

it('an entry that is switched off is not shown, nor are those below it; a heading without entries disappears', async () => {
  await save(
    'footer',
    [group('a'), { ...route('home', 'a'), off: true }, { ...group('b'), off: true }, route('contact', 'b')],
    { tr: { a: 'Boş', b: 'Kapalı' } },
  );
  expect((await menus()).footer).toEqual([]);
});

it('the list of all contracts shows new ones by itself, in the default language where they have no other', async () => {
  await createContract('Gizlilik');
  await save('legal', [{ id: 'all', parent: null, target: { type: 'contracts' } }]);
  expect(lines((await menus()).legal)).toEqual(['Gizlilik /sozlesme/gizlilik']);
  await createContract('Çerezler');
  expect(lines((await menus()).legal)).toHaveLength(2);
  expect((await menus('en')).legal?.[0]).toMatchObject({ label: 'Gizlilik', lang: 'tr' });
});

it.each([
  ['an unknown place', { place: 'side', entries: [] }, 'place'],
  ['an address with a script', { entries: [address('a', 'javascript:alert(1)')] }, 'entries[0].target.address'],
  ['an address of another protocol', { entries: [address('a', 'http://a.example')] }, 'entries[0].target.address'],
  ['an unknown type', { entries: [{ id: 'a', parent: null, target: { type: 'x' } }] }, 'entries[0].target.type'],
  ['two entries with one id', { entries: [route('home'), route('home')] }, 'entries'],
  ['too many entries', { entries: Array.from({ length: 41 }, (_, index) => group(`g${index}`)) }, 'entries'],
  [
    'a label that is too long',
    { entries: [], translations: translationsOf({ tr: { a: 'a'.repeat(61) } }) },
    'translations.tr.labels.a',
  ],
  ['an unknown language', { entries: [], translations: translationsOf({ xx: {} }) }, 'translations.xx'],
])('%s is refused', async (_, input, field) => {
  const { status, body } = await send({ place: 'header', version: 0, translations: {}, ...input });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

it('a phone has at most three buttons, with telephone numbers and mail addresses as targets', async () => {
  const buttons = ['tel:+902320000042', 'https://wa.me/902320000042', 'mailto:bilgi@firma.example', '/iletisim'].map(
    (to, index) => address(`b${index}`, to),
  );
  expect((await save('phone', buttons)).status).toBe(422);
  expect((await save('phone', buttons.slice(0, 3), { tr: { b0: 'Ara', b1: 'WhatsApp' } })).status).toBe(200);
  expect(lines((await menus()).phone)).toEqual(['Ara tel:+902320000042', 'WhatsApp https://wa.me/902320000042']);
});

it('changes of two people are merged by entry and label, and are in the history', async () => {
  await save('header', [route('home'), route('biography'), route('contact')]);
  await send({
    place: 'header',
    version: 1,
    entries: [route('home'), route('contact'), address('shop', 'https://shop.example')],
    translations: translationsOf({ tr: { shop: 'Mağaza' } }),
  });
  const merged = await send({
    place: 'header',
    version: 1,
    entries: [route('home'), route('biography'), route('contact')],
    translations: translationsOf({ tr: { home: 'Giriş' } }),
  });
  expect(merged.status).toBe(200);
  expect(lines((await menus()).header)).toEqual(['Giriş /', 'İletişim /iletisim', 'Mağaza https://shop.example']);
  const { body } = await staff.call({ url: '/api/admin/history/menu/header' });
  expect((body.data as VersionRow[]).map(({ number, cause }) => [number, cause])).toEqual([
    [3, 'merge'],
    [2, 'update'],
    [1, 'update'],
    [0, 'baseline'],
  ]);
});

it('a draft of a menu changes the site when it is published', async () => {
  const id = randomUUID();
  const values = { place: 'header', entries: [route('contact')], translations: {} };
  const form_data = { record: 'header', base_version: 0, rev: 0, title: 'Taslak' };
  const url = `/api/admin/publication/menu/copies/${id}`;
  const draft = await staff.call({ url, form: { _method: 'PUT', form_data, form: {}, values } });
  expect([draft.status, (await menus()).header]).toEqual([200, null]);
  await send({ ...values, version: 0 }, { working_copy: id });
  expect(lines((await menus()).header)).toEqual(['İletişim /iletisim']);
});

it('only roles with the right read and change menus', async () => {
  const support = await signIn(app, 'support');
  expect((await support.call({ url: '/api/admin/menus/header' })).status).toBe(403);
  const form = { _method: 'PUT', form_data: { place: 'header', version: 0, entries: [], translations: {} } };
  expect((await support.call({ url: '/api/admin/menus', form })).status).toBe(403);
});

it('labels of a language that was deleted are gone', async () => {
  await save('header', [route('home')], { en: { home: 'Start' } });
  await staff.call({ url: '/api/admin/languages', form: { _method: 'DELETE', abbr: 'en' } });
  const { translations } = await read();
  expect(Object.keys(translations)).toEqual(['tr']);
});
