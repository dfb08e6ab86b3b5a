import { http, rejected, stubReads, succeeded } from '../testing/fake-server.ts';
import { sitePageRow } from '../testing/site-page-fixtures.ts';
import { findSitePages } from './site-pages.ts';

const rows = [
  sitePageRow(7, 'Services', { path: '/services' }),
  sitePageRow(8, 'Service desk', { path: '/services/desk', active: 0 }),
  sitePageRow(9, 'Servis', { path: null }),
  sitePageRow(10, 'Home', { path: '/' }),
];

function serve(pages = () => succeeded(rows)): void {
  stubReads({
    '/api/admin/site-pages': pages,
    '/api/pages/blog': () => succeeded([]),
    '/api/pages/contracts': () => succeeded([{ name: 'Servis Sözleşmesi', seo_name: null, seo_name_tr: 'servis' }]),
  });
}

const found = async (terms: string, lang = 'en') =>
  (await findSitePages(terms, lang)).pages.map(({ name, path }) => [name, path]);

beforeEach(() => jest.clearAllMocks());

test('finds the pages that staff have made in the language of the text, and none that visitors do not see', async () => {
  serve();
  expect(await found('serv')).toEqual([
    ['Services', '/en/services'],
    ['Servis Sözleşmesi', '/en/sozlesme/servis'],
  ]);
  expect(http.getJson).toHaveBeenCalledWith('/api/admin/site-pages', { lang: 'en' });
});

test('finds pages by the beginning of their path, without asking for articles', async () => {
  serve();
  expect(await found('/ser')).toEqual([['Services', '/en/services']]);
  expect(await found('/en/ser')).toEqual([['Services', '/en/services']]);
  expect(await found('/S', 'tr')).toEqual([
    ['Services', '/services'],
    ['Servis Sözleşmesi', '/sozlesme/servis'],
  ]);
  expect(http.getJson).not.toHaveBeenCalledWith('/api/pages/blog', expect.anything());
});

test('lists a page once that is one of the fixed pages', async () => {
  serve();
  expect((await found('', 'tr')).filter(([, path]) => path === '/')).toEqual([['Anasayfa', '/']]);
});

test.each([403, 404])('a list that is not there for the user (%i) is no failure', async (status) => {
  serve(() => rejected(status));
  expect(await findSitePages('servis', 'tr')).toMatchObject({ failed: false, pages: [{ name: 'Servis Sözleşmesi' }] });
});
