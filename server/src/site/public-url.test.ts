import { urlInLanguage, parseUrl } from './public-url.ts';

const language = (abbr: string) => ({ abbr, lang: abbr });
const state = { languages: [language('tr'), language('en'), language('pt-BR')], listNames: {} };
const read = (address: string, cookies?: string) => parseUrl(address, cookies, state);

test.each([
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/evil.example', '/evil.example'],
  ['http://evil.example//iletisim/', '/iletisim'],
  ['/makale/%2e%2e/iletisim', '/iletisim'],
  ['/makaleler/?sayfa=2', '/makaleler?sayfa=2'],
  ['/en/', '/en'],
  ['/en//makaleler', '/en/makaleler'],
  ['*', '/*'],
  ['/Giris-Yap', '/giris-yap'],
  ['/Giri%C5%9F-Yap/x?a=1', '/giris-yap/x?a=1'],
  ['/%41DMIN/users/', '/admin/users'],
  ['/Sitemap.xml', '/sitemap.xml'],
])('%s redirects permanently to a path of this site: %s', (address, location) => {
  expect(read(address).redirect).toEqual({ status: 308, location });
  expect(read(location).redirect).toBeNull();
});

test.each([
  '/',
  '/makale/kopru',
  '/.well-known/security.txt',
  '/a%2fb',
  '/404?x=//',
  '/en',
  '/en/makale/bridge',
  '/enerji',
])('%s is not redirected', (address) => {
  expect(read(address).redirect).toBeNull();
});

test.each([
  ['/?lang=en', '/en'],
  ['/?urun=a&lang=en', '/en?urun=a'],
  ['/makaleler?lang=en&sayfa=2&utm_source=x', '/en/makaleler?sayfa=2&utm_source=x'],
  ['/makaleler/?lang=pt-BR', '/pt-BR/makaleler'],
  ['/makaleler?lang=tr', '/makaleler'],
  ['/makaleler?lang=de', '/makaleler'],
  ['/en/makaleler?lang=tr', '/en/makaleler'],
  ['/kampanya?lang=en', '/en/kampanya'],
  ['/tr/makaleler?sayfa=2', '/makaleler?sayfa=2'],
  ['/tr', '/'],
])('the former URL %s redirects permanently to %s', (address, location) => {
  expect(read(address).redirect).toEqual({ status: 301, location });
});

test.each([
  ['/projeler?hizmet=&yil=2024&il=', '/projeler?yil=2024'],
  ['/projeler?il=izmir&hizmet=denetim', '/projeler?hizmet=denetim&il=izmir'],
  ['/en/projeler?utm_source=x&yil=2024', '/en/projeler?yil=2024&utm_source=x'],
  ['/projeler?yil=', '/projeler'],
])('the filters of a list have one order and are not empty: %s redirects to %s', (address, location) => {
  expect(read(address).redirect).toEqual({ status: 301, location });
  expect(read(location).redirect).toBeNull();
});

test.each([
  ['/en', 'en', '/', '/'],
  ['/en?urun=a&x=1', 'en', '/', '/?urun=a'],
  ['/pt-BR/makaleler?sayfa=2', 'pt-BR', '/makaleler', '/makaleler?sayfa=2'],
  ['/makaleler', 'tr', '/makaleler', '/makaleler'],
  ['/de/makaleler', 'tr', '/de/makaleler', '/de/makaleler'],
])('the path alone decides: %s has language %s, path %s', (address, abbr, path, url) => {
  for (const cookies of [undefined, '_lang=en', '_lang=tr'])
    expect(read(address, cookies)).toMatchObject({ language: { abbr }, path, url, kind: 'page', redirect: null });
});

test('a stored language choice redirects only from the home page, and temporarily', () => {
  expect(read('/', '_lang=en').redirect).toEqual({ status: 302, location: '/en' });
  expect(read('/?utm_source=x', 'a=1; _lang=pt-BR').redirect).toEqual({ status: 302, location: '/pt-BR?utm_source=x' });
  for (const cookie of ['_lang=tr', '_lang=de', 'a=b']) expect(read('/', cookie).redirect).toBeNull();
  for (const address of ['/makaleler', '/?urun=a', '/en', '/pt-BR'])
    expect(read(address, '_lang=en').redirect).toBeNull();
});

test.each([
  ['/en/admin', 'absent'],
  ['/en/admin/dashboard', 'absent'],
  ['/en/giris-yap', 'absent'],
  ['/en/api/pages/blog', 'absent'],
  ['/en/media/a.jpg', 'absent'],
  ['/en/kampanya', 'page'],
  ['/api/yok?lang=en', 'reserved'],
  ['/media/yok', 'reserved'],
])('the path %s is of kind %s', (address, kind) => {
  expect(read(address)).toMatchObject({ kind, redirect: null });
});

test.each([
  ['/404', '/en/404'],
  ['/en/404', '/en/404'],
  ['/?urun=a', '/en?urun=a'],
  ['/makale/a?x=1#b', '/en/makale/a?x=1#b'],
  ['https://baska.example/a', 'https://baska.example/a'],
  ['//baska.example/a', '//baska.example/a'],
])('a redirect of an English page to %s goes to %s', (address, expected) => {
  expect(urlInLanguage(address, language('en'), state)).toBe(expected);
});

test('a list that has another name on the site reads the parameters of its filters there', () => {
  const named = { ...state, listNames: { projeler: 'projeler-2' } };
  expect(parseUrl('/projeler-2?x=1&yil=2024', undefined, named)).toMatchObject({
    path: '/projeler-2',
    url: '/projeler-2?yil=2024',
    redirect: { status: 301, location: '/projeler-2?yil=2024&x=1' },
  });
  expect(parseUrl('/projeler?yil=2024', undefined, named)).toMatchObject({ url: '/projeler', redirect: null });
});
