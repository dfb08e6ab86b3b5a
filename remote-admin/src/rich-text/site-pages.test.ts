import { http, rejected, stubReads, succeeded, unreachable } from '../testing/fake-server.ts';
import { findSitePages } from './site-pages.ts';

const pages = '/api/admin/links/pages';

beforeEach(() => jest.clearAllMocks());

test('lists what the server finds, whatever its kind, at its address in the language of the text', async () => {
  stubReads({
    [pages]: () =>
      succeeded([
        { kind: 'Proje', title: 'Bosphorus bridge', path: '/proje/bosphorus' },
        { kind: 'Balon', title: 'A kind of tomorrow', path: '/balon/one' },
      ]),
  });
  expect(await findSitePages('bos', 'en')).toEqual({
    failed: false,
    pages: [
      { kind: 'Proje', name: 'Bosphorus bridge', path: '/en/proje/bosphorus' },
      { kind: 'Balon', name: 'A kind of tomorrow', path: '/en/balon/one' },
    ],
  });
  expect(http.getJson).toHaveBeenCalledWith(pages, { search: 'bos', lang: 'en' });
});

test.each([
  ['no connection', unreachable],
  ['a refusal', () => rejected(500)],
])('with %s the pages that every site has can still be chosen, and an error is shown', async (_case, answer) => {
  stubReads({ [pages]: answer });
  const names = async (terms: string) => (await findSitePages(terms, 'en')).pages.map(({ path }) => path);
  expect(await names('iletisim')).toEqual(['/en/iletisim']);
  expect(await names('/en/mak')).toEqual(['/en/makaleler']);
  expect((await findSitePages('', 'tr')).failed).toBe(true);
});
