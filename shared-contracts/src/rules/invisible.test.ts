import { cleanLine, hasVisibleLetter, withoutIgnorable } from './invisible.ts';

test.each([
  ['\u202A+90 532 111 22 33\u202C', '+90 532 111 22 33'],
  ['ad\u200Bsoyad@ornek.com\uFEFF', 'adsoyad@ornek.com'],
  ['yapı\u00ADlar\u200Bda', 'yapılarda'],
  ['\u202Emoc.elpmaxe\u202C Ltd.', 'moc.elpmaxe Ltd.'],
  ['\u2066Ali\u2069 \u200EVeli', 'Ali Veli'],
  ['\u200B \u00A0 Başlık \u3164', 'Başlık'],
  ['ka\u200Dlem\u200C', 'kalem'],
  ['sil\u0008ici\u007F', 'silici'],
  ['10\u00A0kg', '10\u00A0kg'],
  ['iki\nsatır', 'iki\nsatır'],
])('%j is cleaned to %j', (text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned);
});

test.each(['👨‍👩‍👧 aile', '❤️', '👍🏽', 'می\u200Cخواهم', 'क्\u200Dष', 'Ahmet Ö. 2. şube'])('%s stays as it is', (text) => {
  expect(cleanLine(text)).toBe(text);
});

test('for comparisons joiners leave too', () => {
  expect(withoutIgnorable('می\u200Cخواهم')).toBe('میخواهم');
});

test.each(['', ' ', '\u200B\u200B', '\u2800', '\u3164\u115F', '\u00AD\u2060', '—', '…', '🎉'])(
  '%j has no visible letter',
  (text) => {
    expect(hasVisibleLetter(text)).toBe(false);
  },
);

test.each(['a', '5', 'Ğ', '日', '\u200B1'])('%j has a visible letter or digit', (text) => {
  expect(hasVisibleLetter(text)).toBe(true);
});
