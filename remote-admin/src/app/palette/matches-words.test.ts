import { matchesWords, rankOf } from './matches-words.ts';

test.each([
  ['Telefon numarasını değiştir', 'değiştir telefon', true],
  ['Telefon numarasını değiştir', 'TELEFONU degis', true],
  ['Telefon numarasını değiştir', 'numara', true],
  ['Telefon numarasını değiştir', 'fon', false],
  ['Yeni API anahtarı', 'yeni apı', true],
  ['Dil ekle', 'dilim', false],
])('“%s” matches “%s”: %s', (text, typed, expected) => {
  expect(matchesWords(text, typed)).toBe(expected);
});

test('a title that is what was typed ranks before its beginning, its middle and its category', () => {
  const ranks = ['Görünüm', 'Görünüm ayarları', 'Yeni görünüm'].map((title) => rankOf(title, 'Genel', 'görünüm'));
  expect([...ranks, rankOf('Diller', 'Görünüm', 'görünüm'), rankOf('Diller', 'Genel', 'görünüm')]).toEqual([
    0,
    1,
    2,
    3,
    null,
  ]);
});
