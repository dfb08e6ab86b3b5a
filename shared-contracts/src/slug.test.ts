import { slugify } from './slug.ts';

test.each([
  ['Çelik Yapılarda Isı Yalıtımı', 'celik-yapilarda-isi-yalitimi'],
  ['  İzmir’de 3. köprü!  ', 'izmir-de-3-kopru'],
  ['KVKK — Aydınlatma Metni', 'kvkk-aydinlatma-metni'],
  ['a---b', 'a-b'],
  ['日本語', ''],
  ['', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a long title is cut to 80 characters and does not end in a hyphen', () => {
  const slug = slugify(`${'a'.repeat(79)} bcd`);
  expect(slug).toBe('a'.repeat(79));
});

test('a slug is its own slug', () => {
  const slug = slugify('Öğrenme Güçlüğü');
  expect(slugify(slug)).toBe(slug);
});
