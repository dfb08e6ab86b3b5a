import type { ContentFields, ContentValues } from '@vitrin/shared-contracts/content-fields';
import { Conflict, Invalid } from '../../platform/errors.ts';
import { foundTexts } from './found-texts.ts';
import { preparedSearch } from './planned-edit.ts';
import { replacedValues } from './replaced-values.ts';

const fields: ContentFields = {
  shared: {
    active: { kind: 'value', label: 'Yayında' },
    kind: { kind: 'value', label: 'Tür' },
    cover_id: { kind: 'value', label: 'Kapak', picture: 'optional' },
    content_data: { kind: 'value', label: 'İçerik' },
    link_url: { kind: 'value', label: 'Bağlantı' },
    page_lang: { kind: 'map', label: 'Sabit metinler' },
    keywords: { kind: 'set', label: 'Sözcükler' },
  },
  translated: {
    title: { kind: 'text', label: 'Başlık' },
    seo_name: { kind: 'value', label: 'Adres', isGenerated: true },
    document: { kind: 'richText', label: 'Metin' },
  },
};

const searchFor = (search: string) => preparedSearch({ search, match_case: false, whole_words: false });
const find = (values: ContentValues, search: string, replacement: string | null = null) =>
  foundTexts(searchFor(search), { fields, values, source: 'record' }, replacement).texts;

function replaceAll(values: ContentValues, search: string, replacement: string): ContentValues {
  const keys = find(values, search, replacement).flatMap((each) => (each.replacement === null ? [] : [each.key]));
  return replacedValues(searchFor(search), { fields, values, keys, replacement });
}

const linked = (href: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Arayın', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
});

test('every text of a record is found, with its field and language; choices, dates and ids are not', () => {
  const values: ContentValues = {
    active: 1,
    kind: 'bakım',
    cover_id: 7,
    content_data: JSON.stringify([{ days: [], from: '2026-10-29', note: 'Bakım', notes: { en: 'bakım' } }]),
    link_url: '/bakim',
    page_lang: { contact: { title: 'Bakım hattı' } },
    keywords: ['bakım', 'vinç'],
    translations: { tr: { title: 'Yıllık bakım', seo_name: 'yillik-bakim', document: linked('/bakim') }, en: null },
  };
  const shown = find(values, 'bakım').map(
    ({ field, lang, lead, found, tail }) => `${field} ${lang}: ${lead}[${found}]${tail}`,
  );
  expect(shown).toEqual([
    'İçerik : [Bakım]',
    'İçerik : [bakım]',
    'Sabit metinler : [Bakım] hattı',
    'Sözcükler : [bakım]',
    'Başlık tr: Yıllık [bakım]',
  ]);
  expect(find(values, '2026')).toEqual([]);
});

test('an address is found as it is typed; it is chosen only if an address is searched, and that of a page never', () => {
  const values = {
    link_url: '/bakim/yag',
    translations: { tr: { title: 'Bakim', seo_name: 'bakim', document: linked('/bakim') } },
  };
  const doubts = (search: string) =>
    find(values, search, 'onarim').map((each) => [each.field, each.doubt, each.replacement]);
  expect(doubts('bakim')).toEqual([
    ['Bağlantı', 'address', 'onarim'],
    ['Başlık', null, 'onarim'],
    ['Adres', 'address', null],
    ['Metin', 'address', 'onarim'],
  ]);
  expect(doubts('/bakim')).toEqual([
    ['Bağlantı', null, 'onarim'],
    ['Metin', null, 'onarim'],
  ]);
});

test('a word in an address that is written in a text is not chosen, unless the address is searched', () => {
  const title = 'proje için: proje@ornek.com, https://ornek.com/proje, www.proje.com; projeler';
  const values = { translations: { tr: { title } } };
  expect(find(values, 'proje').map((each) => each.doubt)).toEqual([null, 'address', 'address', 'address', null]);
  expect(find(values, 'proje@ornek.com').map((each) => each.doubt)).toEqual([null]);
});

test('letters that only count as equal are found, and not chosen', () => {
  expect(
    find({ translations: { tr: { title: 'işi ve ısı' } } }, 'ısı').map((each) => [each.found, each.doubt]),
  ).toEqual([
    ['işi', 'letters'],
    ['ısı', null],
  ]);
});

test('a place that is already so is not replaced', () => {
  const values = { translations: { tr: { title: 'Köprü, köprü ve KÖPRÜ' } } };
  expect(find(values, 'köprü', 'köprü').map(({ replacement }) => replacement)).toEqual(['köprü', null, 'köprü']);
});

test('only the chosen places are replaced', () => {
  const values = { translations: { tr: { title: 'eski ve eski' }, en: { title: 'eski' } } };
  const [, second] = find(values, 'eski');
  const keys = [second?.key ?? ''];
  expect(replacedValues(searchFor('eski'), { fields, values, keys, replacement: 'yeni' })).toEqual({
    translations: { tr: { title: 'eski ve yeni' }, en: { title: 'eski' } },
  });
  expect(() => replacedValues(searchFor('eski'), { fields, values, keys: ['yok'], replacement: '' })).toThrow(Conflict);
});

test('values that are JSON stay JSON, and lists stay lists', () => {
  const values = {
    content_data: '[{"note":"eski \\"ad\\"","days":[1]}]',
    keywords: ['eski', 'b'],
    page_lang: { a: { b: 'eski' } },
  };
  expect(replaceAll(values, 'eski', 'ye"ni')).toEqual({
    content_data: '[{"note":"ye\\"ni \\"ad\\"","days":[1]}]',
    keywords: ['ye"ni', 'b'],
    page_lang: { a: { b: 'ye"ni' } },
  });
});

test.each([
  ['tel:+902125550100', '0312 444 02 00', 'tel:+903124440200'],
  ['tel:02125550100', '0312 444 02 00 dahili 12', 'tel:+903124440200;ext=12'],
  ['https://wa.me/902125550100', '0312 444 02 00', 'https://wa.me/903124440200'],
  ['https://ornek.com/ara/02125550100', '+90 312 444 02 00', 'https://ornek.com/ara/03124440200'],
])('a phone number in the address %s is replaced by %s in the notation of the address', (href, typed, expected) => {
  const values = { translations: { tr: { document: linked(href) } } };
  expect(replaceAll(values, '0212 555 01 00', typed)).toEqual({ translations: { tr: { document: linked(expected) } } });
});

test('a link that would have no valid address is not saved', () => {
  const values = { translations: { tr: { document: linked('https://eski.com/a') } } };
  expect(replaceAll(values, 'eski.com', 'yeni ad.com')).toEqual({
    translations: { tr: { document: linked('https://yeni%20ad.com/a') } },
  });
  expect(() => replaceAll(values, 'https://eski.com', 'javascript:alert(1)')).toThrow(Invalid);
});

test('values without the text stay the same object', () => {
  const values = { keywords: ['a'], translations: { tr: { title: 'b' } } };
  expect(replaceAll(values, 'yok', 'x')).toBe(values);
});

test('the excerpt is cut between words, in one line', () => {
  const title = `${'önce '.repeat(30)}Köprü\n${'sonra '.repeat(40)}`;
  const [each] = find({ translations: { tr: { title } } }, 'köprü');
  expect(each?.lead).toMatch(/^… (?:önce )+$/);
  expect(each?.tail).toMatch(/^(?: sonra)+ …$/);
});
