import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import type { SiteTexts } from '@vitrin/shared-contracts/plural-texts';
import { listSiteLanguages } from './languages.service.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  const { db } = test.services;
  await db
    .updateTable('languages')
    .set({ page_lang: JSON.stringify({ footer: { copyright: 'Hakları bizde.' } }) })
    .execute();
  const en = {
    abbr: 'en',
    lang: 'English',
    active: 1 as const,
    page_lang: JSON.stringify({ navbar: { home: 'Start', biography: '' } }),
    ...times,
  };
  const fr = { ...en, abbr: 'fr', lang: 'Français', page_lang: JSON.stringify({ navbar: { home: 'Accueil' } }) };
  await db.insertInto('languages').values([en, fr]).execute();
  await db
    .insertInto('languages')
    .values({ abbr: 'de', lang: 'Deutsch', active: 0, ...times })
    .execute();
});
afterAll(() => test.close());

async function texts(query: string, headers: Record<string, string> = {}): Promise<SiteTexts> {
  return (await sendRequest(test.app, { url: `/api/pages/static-languages${query}`, headers })).body.data as SiteTexts;
}

it('the public list contains the active languages, the default first', async () => {
  const { body } = await sendRequest(test.app, { url: '/api/pages/all-languages' });
  expect(body.data).toEqual([
    { abbr: 'tr', lang: 'Türkçe', pages: ['home', 'about_us', 'blog', 'contact'], has_texts: true },
    { abbr: 'en', lang: 'English', pages: [], has_texts: true },
    { abbr: 'fr', lang: 'Français', pages: [], has_texts: true },
  ]);
});

it('a language whose texts come with the product has the contact page once the site says something in it', async () => {
  const { db } = test.services;
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  const item = { section: 'telefon', name: 'Export', content: '+90 232 555 01 00', queue: 1, ...times };
  await db
    .insertInto('contact_information')
    .values({ ...item, lang: 'en' })
    .execute();
  const pages = (await listSiteLanguages(db)).map(({ abbr, pages: own }) => [abbr, own]);
  await db.deleteFrom('contact_information').execute();
  expect(pages.slice(1)).toEqual([
    ['en', ['contact']],
    ['fr', []],
  ]);
});

it('the panel lists all languages', async () => {
  const staff = await signIn(test, 'editor');
  const all = (await staff.call({ url: '/api/admin/languages' })).body.data as LanguageRecord[];
  expect(all).toHaveLength(4);
  const info = (await staff.call({ url: '/api/admin/languages/info' })).body.data;
  expect(info).toEqual(
    all.map(({ id, abbr, lang, active, is_default, version }) => ({ id, abbr, lang, active, is_default, version })),
  );
});

it('missing texts fall back to the default language, then to the Turkish ones', async () => {
  const { navbar, footer } = await texts('?lang=fr');
  expect([navbar.home, navbar.biography, footer.copyright, footer.contact]).toEqual([
    'Accueil',
    'Biyografi',
    'Hakları bizde.',
    'İletişim',
  ]);
});

it('texts that come with the product fill what staff have not written in a language', async () => {
  const { navbar, footer } = await texts('?lang=en');
  expect([navbar.home, navbar.biography, footer.copyright]).toEqual(['Start', 'About us', 'All rights reserved.']);
});

it('texts with plural forms are sent as the form for other numbers, with the others beside them', async () => {
  const { blog, plurals } = await texts('?lang=en');
  expect([blog.count, plurals?.['blog.count']]).toEqual(['{total} articles', { by: 'total', one: '{total} article' }]);
  expect((await texts('?lang=tr')).plurals).toBeUndefined();
});

it('values in texts from right to left are isolated from the words around them', async () => {
  const { db } = test.services;
  await db.updateTable('languages').set({ abbr: 'ar', active: 1 }).where('abbr', '=', 'de').execute();
  const { article, search, products } = await texts('?lang=ar');
  expect([article.share, search.noMatch]).toEqual(['مشاركة', 'لا توجد نتائج للبحث عن «\u2068{search}\u2069».']);
  expect(products.subject).toBe('استفسار عن {name} ({code})');
  await db.updateTable('languages').set({ abbr: 'de', active: 0 }).where('abbr', '=', 'ar').execute();
});

it('the language is selected by query parameter, then cookie, then default', async () => {
  expect((await texts('', { cookie: '_lang=en' })).navbar.home).toBe('Start');
  expect((await texts('?lang=tr', { cookie: '_lang=en' })).navbar.home).toBe('Anasayfa');
  expect((await texts('?lang=de')).navbar.home).toBe('Anasayfa');
});

describe('language change', () => {
  const url = '/api/pages/change-language/en';

  it('sets the cookie for a year and returns the language with its texts', async () => {
    const { headers, body } = await sendRequest(test.app, { url });
    expect(String(headers['set-cookie'])).toMatch(/^_lang=en; Max-Age=31536000; Path=\//);
    expect(body.data).toMatchObject({
      language: { abbr: 'en', lang: 'English' },
      texts: { navbar: { home: 'Start' } },
    });
  });

  it.each([
    ['http://localhost:3000/makaleler?page=2', '/en/makaleler?page=2'],
    ['http://localhost:3000/tr/makaleler?lang=tr', '/en/makaleler'],
    ['http://localhost:3000/en/makaleler', '/en/makaleler'],
    ['http://localhost:3000/?urun=a', '/en?urun=a'],
    ['http://localhost:3000//evil.example/', '/en/evil.example/'],
    ['http://evil.example/makaleler', '/en'],
  ])('redirects a form without JavaScript from %s to %s', async (referer, location) => {
    const response = await test.app.inject({
      method: 'GET',
      url,
      headers: { referer, accept: 'text/html', host: 'localhost:3000' },
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, location]);
  });

  it.each(['de', 'xx'])('returns 404 for the inactive or unknown language %s', async (abbr) => {
    expect((await sendRequest(test.app, { url: `/api/pages/change-language/${abbr}` })).status).toBe(404);
  });
});
