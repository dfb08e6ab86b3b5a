import { maxRemotePages } from '../api/remote-pages.ts';
import { remotePagesProblem } from './remote-page-rules.ts';

const page = { path: '/hakkinda', titles: { tr: 'Hakkında', en: 'About' } };

test.each([
  ['no page', {}],
  ['the first page of the remote', { start: { path: '', titles: { tr: 'Hesaplayıcı' }, summaries: { tr: 'Kısa.' } } }],
  ['a page below a page', { sonuc: { ...page, path: '/hakkinda/ekip-2' } }],
])('%s is accepted', (_what, pages) => {
  expect(remotePagesProblem(pages)).toBeNull();
});

test.each([
  ['a list', [], 'pages bir nesne olmalı'],
  ['a name with capitals', { Hakkinda: page }, '“Hakkinda” adı kullanılamaz'],
  ['another site', { a: { ...page, path: '//ornek.com' } }, '“a” sayfasının yolu'],
  ['a path upwards', { a: { ...page, path: '/../admin' } }, '“a” sayfasının yolu'],
  ['a query', { a: { ...page, path: '/x?y=1' } }, '“a” sayfasının yolu'],
  ['no title', { a: { path: '/x', titles: {} } }, '“a” sayfasının hiçbir dilde adı yok'],
  [
    'a title of two lines',
    { a: { path: '/x', titles: { tr: 'Bir\nİki' } } },
    '“a” sayfasının adı (tr) tek satır olmalı',
  ],
  ['a long title', { a: { path: '/x', titles: { tr: 'x'.repeat(200) } } }, '“a” sayfasının adı (tr) en çok 120'],
  ['a language of its own', { a: { path: '/x', titles: { türkçe: 'X' } } }, 'bir dil kısaltması değil'],
  ['two pages at one path', { a: page, b: page }, '“b” sayfasının yolu başka bir sayfanınkiyle aynı'],
  ['too many', Object.fromEntries(Array.from({ length: maxRemotePages + 1 }, (_, n) => [`s${n}`, page])), 'en fazla'],
])('%s is refused in words', (_what, pages, problem) => {
  expect(remotePagesProblem(pages)).toContain(problem);
});
