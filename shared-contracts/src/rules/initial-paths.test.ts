import { pathInLanguage, splitLanguage } from './initial-paths.ts';

test.each([
  ['/', '/en'],
  ['/makaleler', '/en/makaleler'],
  ['/makaleler?sayfa=2', '/en/makaleler?sayfa=2'],
  ['/?urun=a', '/en?urun=a'],
  ['/#katalog', '/en#katalog'],
  ['/kampanya/yaz', '/en/kampanya/yaz'],
])('%s is %s in English and unchanged in the default language', (path, english) => {
  expect(pathInLanguage(path, 'en')).toBe(english);
  expect(pathInLanguage(path, 'tr')).toBe(path);
});

test.each([
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/makaleler', 'en', '/makaleler'],
  ['/pt-BR/iletisim', 'pt-BR', '/iletisim'],
  ['/enerji', null, '/enerji'],
  ['/EN', null, '/EN'],
  ['/', null, '/'],
])('%s is split into the language %s and the path %s', (pathname, abbr, path) => {
  expect(splitLanguage(pathname, ['en', 'pt-BR'])).toEqual({ abbr, path });
});
