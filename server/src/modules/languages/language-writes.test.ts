import type { BuiltInTexts, LanguageRecord } from '@vitrin/shared-contracts/languages';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { sendRequest } from '../../testing/send-request.ts';
import { paragraphs } from '../../testing/documents.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const url = '/api/admin/languages';

function activate(abbr: string, fields: object = {}) {
  return staff.call({ url: `${url}/active`, form: { _method: 'PUT', abbr, ...fields } });
}

it('a language is created inactive under its own name, activated, and available immediately', async () => {
  const made = await staff.call({ url, form: { abbr: 'de' } });
  expect(made.body).toMatchObject({
    success: true,
    message: 'Oluşturuldu!',
    data: { abbr: 'de', lang: 'Deutsch', active: 0, page_lang: {} },
  });
  const page_lang = { navbar: { home: 'Zuhause', contact: 'Kontakt', nothing: 'x' }, unknown: { a: 'b' } };
  await staff.call({ url: `${url}/page-lang`, form: { _method: 'PUT', abbr: 'de', page_lang } });
  expect((await sendRequest(test.app, { url: '/api/pages/change-language/de' })).status).toBe(404);
  expect((await activate('de')).body.message).toBe('Güncellendi!');

  const { body } = await sendRequest(test.app, { url: '/api/pages/change-language/de' });
  const { texts } = body.data as { texts: StaticTexts };
  expect([texts.navbar.home, texts.navbar.contact]).toEqual(['Zuhause', 'Kontakt']);
  const list = (await staff.call({ url })).body.data as LanguageRecord[];
  expect(list.find(({ abbr }) => abbr === 'de')?.page_lang.navbar).toEqual({ home: 'Zuhause' });
});

it.each([
  ['en', 'Contact'],
  ['de', 'Kontakt'],
  ['de-AT', 'Kontakt'],
  ['ar', 'اتصل بنا'],
  ['ru', 'Контакты'],
  ['fr', 'İletişim'],
])(
  'a created language %s has the texts that come with the product, else those of the default language',
  async (abbr, label) => {
    await staff.call({ url, form: { abbr } });
    await activate(abbr);
    const { body } = await sendRequest(test.app, { url: `/api/pages/static-languages?lang=${abbr}` });
    expect((body.data as StaticTexts).navbar.contact).toBe(label);
    const built = (await staff.call({ url: `${url}/${abbr}/built-in-texts` })).body.data as BuiltInTexts;
    expect(built.texts?.navbar.contact ?? 'İletişim').toBe(label);
  },
);

it.each([
  ['xx-YY-zz', 422],
  ['qqx', 422],
  ['', 422],
  ['tr', 409],
])('the abbreviation %s is rejected', async (abbr, status) => {
  expect((await staff.call({ url, form: { abbr } })).status).toBe(status);
});

it('a language never has the same URL segment as an additional remote', async () => {
  const remote = (name: string, segment: string) =>
    staff.call({ url: '/api/admin/remotes', form: { form_data: { name, segment, title: 'Birim' } } });
  await signIn(test, 'super_admin').then((owner) => (staff = owner));
  expect((await remote('remote_almanca', 'de')).status).toBe(200);
  const refused = await staff.call({ url, form: { abbr: 'de' } });
  expect([refused.status, refused.body.errors]).toEqual([422, { abbr: 'Bu adres bir ek birimin adresidir.' }]);
  expect((await staff.call({ url, form: { abbr: 'api', lang: 'Api' } })).body.errors).toEqual({
    abbr: 'Bu Adreste Zaten Bir Sayfa Var',
  });
  await staff.call({ url, form: { abbr: 'fr' } });
  expect((await remote('remote_fransa', 'fr')).body.errors).toEqual({ segment: 'Bu adres bir dilin adresidir.' });
});

it('the default language stays active, and others can be deactivated', async () => {
  expect((await activate('tr', { active: '0' })).body.message).toBe('Varsayılan dil kapatılamaz.');
  await staff.call({ url, form: { abbr: 'en' } });
  await activate('en');
  expect((await sendRequest(test.app, { url: '/api/pages/all-languages' })).body.data).toHaveLength(2);
  await activate('en', { active: '0' });
  expect((await sendRequest(test.app, { url: '/api/pages/all-languages' })).body.data).toHaveLength(1);
  expect((await activate('fr')).status).toBe(404);
});

it('static texts are rejected when they are too long, their plural forms cannot be read, or the version is stale', async () => {
  const save = (fields: object) =>
    staff.call({ url: `${url}/page-lang`, form: { _method: 'PUT', abbr: 'tr', ...fields } });
  const { status, body } = await save({ page_lang: { navbar: { home: 'x'.repeat(601) } } });
  expect([status, body.errors]).toEqual([422, { 'navbar.home': 'Bu Alan 600 Karakteri Geçemez' }]);
  const plural = { page_lang: { blog: { count: '{total, plural, one {# makale}}' } } };
  expect((await save(plural)).body.errors).toEqual({ 'blog.count': expect.stringMatching(/^Çoğul Biçimleri/) });
  expect((await save({ version: '1', page_lang: { navbar: { home: 'Ev' } } })).status).toBe(200);
  expect((await save({ version: '1', page_lang: { navbar: { home: 'Yuva' } } })).status).toBe(409);
});

it('a language can be renamed, except the default one', async () => {
  await staff.call({ url, form: { abbr: 'de' } });
  const rename = (fields: object) => staff.call({ url, form: { _method: 'PUT', ...fields } });
  const renamed = await rename({ abbr: 'de', lang: 'Deutsch (DE)', version: '1' });
  expect(renamed.body).toMatchObject({ message: 'Güncellendi!', data: { lang: 'Deutsch (DE)', version: 2 } });
  expect((await rename({ abbr: 'de', lang: 'Eski', version: '1' })).status).toBe(409);
  expect((await rename({ abbr: 'de', lang: ' ' })).body.errors).toEqual({ lang: '* Bu Alan Zorunlu' });
  expect((await rename({ abbr: 'tr', lang: 'TR' })).body.message).toBe('Varsayılan dilin adı değiştirilemez.');
  expect((await rename({ abbr: 'fr', lang: 'FR' })).status).toBe(404);
});

it('a language is deleted with its texts only when the request confirms it, and nothing else is deleted', async () => {
  await staff.call({ url, form: { abbr: 'de' } });
  await activate('de');
  const page_lang = { navbar: { home: 'Zuhause' } };
  await staff.call({ url: `${url}/page-lang`, form: { _method: 'PUT', abbr: 'de', page_lang } });
  const translations = {
    tr: { title: 'Köprüler', document: paragraphs('Köprü.') },
    de: { title: 'Brücken', document: paragraphs('Brücke.') },
  };
  const article = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations };
  await staff.call({ url: '/api/admin/blog', form: { form_data: article } });
  const phone = { section: 'telefon', name: 'Büro', content_data: '0232 555 01 00', lang: 'de' };
  await staff.call({ url: '/api/admin/settings/contact-information', form: phone });

  const remove = (fields: object) => staff.call({ url, form: { _method: 'DELETE', ...fields } });
  const contents = (await staff.call({ url: `${url}/de/contents` })).body.data;
  expect(contents).toMatchObject({ articles: 1, 'contact-information': 1, 'static-texts': 1, contracts: 0 });
  const refused = await remove({ abbr: 'de' });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Bu dilde 3 metin var; dil ancak metinleriyle birlikte silinebilir.',
  ]);
  expect((await remove({ abbr: 'tr', with_texts: '1' })).body.message).toBe('Varsayılan dil silinemez.');

  expect((await remove({ abbr: 'de', with_texts: '1' })).body.message).toBe('Silindi!');
  expect((await sendRequest(test.app, { url: '/api/pages/all-languages' })).body.data).toHaveLength(1);
  const left = await test.services.db.selectFrom('article_translations').select(['lang', 'title']).execute();
  expect(left).toEqual([{ lang: 'tr', title: 'Köprüler' }]);
  expect((await sendRequest(test.app, { url: '/api/pages/blog?lang=de' })).body.meta?.total).toBe(1);
  expect(Object.values((await staff.call({ url: `${url}/de/contents` })).body.data as object)).not.toContain(1);
});

it('languages can be changed only by administrators', async () => {
  const editor = await signIn(test, 'editor');
  expect((await editor.call({ url, form: { abbr: 'de' } })).status).toBe(403);
});

it('a language is found by its abbreviation, its own name or its Turkish name', async () => {
  await staff.call({ url, form: { abbr: 'de' } });
  await staff.call({ url, form: { abbr: 'fr' } });
  const found = async (search: string) =>
    ((await staff.call({ url: `${url}?search=${encodeURIComponent(search)}` })).body.data as LanguageRecord[]).map(
      ({ abbr }) => abbr,
    );
  expect(await found('ALMANCA')).toEqual(['de']);
  expect(await found('deutsch')).toEqual(['de']);
  expect(await found('FRANSIZCA')).toEqual(['fr']);
  expect(await found('yok')).toEqual([]);
});
