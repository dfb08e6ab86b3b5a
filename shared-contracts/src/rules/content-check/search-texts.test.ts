import { checkSearchTexts, type SearchTexts } from './search-texts.ts';

const goodTitle = 'Çelik köprülerde yorulma';
const goodDescription = 'Çelik köprülerde yorulma çatlakları nerede başlar, nasıl bulunur ve nasıl önlenir?';

function texts(title: string, description: string, language = 'tr', name = 'Türkçe'): SearchTexts {
  return {
    language,
    name,
    title: { text: title, path: `translations.${language}.seo_title` },
    description: { text: description, path: `translations.${language}.seo_description` },
  };
}

const found = (...given: Parameters<typeof checkSearchTexts>) =>
  checkSearchTexts(...given).map(({ rule, severity }) => `${rule} ${severity}`);

test('a title and a description that a search result shows completely need nothing', () => {
  expect(found(texts(goodTitle, goodDescription), [])).toEqual([]);
});

test('missing texts are warnings at the fields that change them', () => {
  expect(checkSearchTexts(texts('  ', ''), [])).toMatchObject([
    { rule: 'title-missing', severity: 'warning', path: 'translations.tr.seo_title', language: 'tr' },
    { rule: 'description-missing', severity: 'warning', path: 'translations.tr.seo_description', language: 'tr' },
  ]);
});

test('short and long texts are advice that names both lengths', () => {
  expect(found(texts('Köprü', 'Kısa.'), [])).toEqual(['title-short advice', 'description-short advice']);
  const [title, description] = checkSearchTexts(texts('ö'.repeat(61), 'ö'.repeat(161)), []);
  expect(title?.text).toBe('Başlık 61 karakter; arama sonucunda 60 karakterden sonrası kesilir. Kısaltın.');
  expect(description?.text).toMatch(/^Açıklama 161 karakter; arama sonucunda 160 karakterden sonrası/);
});

test('the limits themselves are allowed', () => {
  expect(found(texts('ö'.repeat(60), 'ö'.repeat(160)), [])).toEqual([]);
  expect(found(texts('ö'.repeat(15), 'ö'.repeat(50)), [])).toEqual([]);
});

test('an emoji counts as one character', () => {
  expect(found(texts('🌉'.repeat(60), goodDescription), [])).toEqual([]);
});

test('texts that repeat another language name it; upper case and spaces are no difference', () => {
  const english = texts(` ${goodTitle.toLocaleUpperCase('tr')} `, goodDescription, 'en', 'English');
  const findings = checkSearchTexts(english, [texts(goodTitle, goodDescription)]);
  expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
    'title-repeated advice',
    'description-repeated warning',
  ]);
  expect(findings[0]?.text).toBe('Başlık, Türkçe sürümündekiyle aynı. Çevirin.');
});

test('missing texts of two languages are not repetitions', () => {
  expect(found(texts(goodTitle, '', 'en', 'English'), [texts('', '')])).toEqual(['description-missing warning']);
});
