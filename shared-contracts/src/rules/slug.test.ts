import { slugify } from './slug.ts';

test.each([
  ['Çelik Yapılarda Isı Yalıtımı', 'celik-yapilarda-isi-yalitimi'],
  ['  İzmir’de 3. köprü!  ', 'izmirde-3-kopru'],
  ["Türkiye'nin köprüleri", 'turkiyenin-kopruleri'],
  ['Türkiye´nin, 2026’nın', 'turkiyenin-2026nin'],
  ["'Tırnak' içinde", 'tirnak-icinde'],
  ['KVKK — Aydınlatma Metni', 'kvkk-aydinlatma-metni'],
  ['Ar-Ge & Tasarım', 'ar-ge-tasarim'],
  ['500 m² alanda CO₂', '500-m2-alanda-co2'],
  ['½ inç', '1-2-inc'],
  ['Straße, Ørsted, æther, Łódź', 'strasse-orsted-aether-lodz'],
  ['Betonaj™ ® ©', 'betonaj'],
  ['Kâğıt ve Hikâye', 'kagit-ve-hikaye'],
  ['IŞIK ı İ', 'isik-i-i'],
  ['a---b', 'a-b'],
  ['Новости компании', 'novosti-kompanii'],
  ['₺500', 'tl-500'],
  ['500 ₺ ve 20 €', '500-tl-ve-20-euro'],
  ['$ kuru', 'dolar-kuru'],
  ['10 µm', '10-um'],
  ['5 μg', '5-ug'],
  ['μήνας', 'minas'],
  ['10 Ω, 5 kΩ', '10-ohm-5-kohm'],
  ['Ωμέγα', 'omega'],
  ['Қазақстан', 'qazaqstan'],
  ['Ұлттық өнер әлемі', 'ulttyq-oner-alemi'],
  ['Кыргызстандын өкүлү', 'kyrgyzstandyn-okulu'],
  ['Тоҷикистон', 'tojikiston'],
  ['Ђорђевић', 'djordjevic'],
  ['Azərbaycan', 'azarbaycan'],
  ['Ŋaŧo', 'ngato'],
  ['שלום', 'shlvm'],
  ['ایران پژوهش گفتگو چاپ', 'airan-pjwhsh-gftgw-chap'],
  ['yapı\u00ADlar\u200Bda', 'yapilarda'],
  ['日本語', ''],
  ['', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('an Arabic title is transliterated to Latin letters', () => {
  expect(slugify('أخبار الشركة الهندسية')).toMatch(/^[a-z]+(-[a-z]+){2}$/);
});

test('a long title is cut at a word boundary', () => {
  expect(slugify(`${'a'.repeat(70)} bcd ${'e'.repeat(20)}`)).toBe(`${'a'.repeat(70)}-bcd`);
  expect(slugify(`${'a'.repeat(80)} bcd`)).toBe('a'.repeat(80));
});

test('a single long word is cut inside the word', () => {
  expect(slugify('a'.repeat(100))).toBe('a'.repeat(80));
});

test('a slug is converted to itself', () => {
  const slug = slugify('Öğrenme Güçlüğü’nün 2. m² yılı');
  expect(slugify(slug)).toBe(slug);
});
