import { checkTranslations, type TranslatedTexts } from './missing-translations.ts';

function texts(language: string, name: string, text: string): TranslatedTexts {
  const path = `translations.${language}`;
  return { language, name, path: `${path}.title`, isEmpty: text === '', document: { text, path: `${path}.document` } };
}
const turkish = (length: number) => texts('tr', 'Türkçe', 'a'.repeat(length));
const english = (length: number) => texts('en', 'English', 'a'.repeat(length));

test('a site with one language has nothing to translate', () => {
  expect(checkTranslations([turkish(1_000)])).toEqual([]);
  expect(checkTranslations([])).toEqual([]);
});

test('a language without texts is a warning that says what visitors see', () => {
  expect(checkTranslations([turkish(1_000), english(0)])).toEqual([
    {
      rule: 'translation-missing',
      severity: 'warning',
      path: 'translations.en.title',
      language: 'en',
      text: 'English metni yok; bu dilin ziyaretçileri Türkçe metni görür. Çevirisini yazın.',
    },
  ]);
});

test('a title without its text is a warning at the text', () => {
  const started = { ...english(0), isEmpty: false };
  expect(checkTranslations([turkish(20), started])).toMatchObject([
    { rule: 'translation-incomplete', severity: 'warning', path: 'translations.en.document' },
  ]);
});

test('a text that is much shorter than its source is advice that names both lengths', () => {
  const [finding] = checkTranslations([turkish(1_000), english(399)]);
  expect(finding).toMatchObject({ rule: 'translation-short', severity: 'advice', path: 'translations.en.document' });
  expect(finding?.text).toMatch(/^English metni 399, Türkçe metni 1000 karakter\./);
  expect(checkTranslations([turkish(1_000), english(400)])).toEqual([]);
});

test('short sources, and languages that need fewer characters, are not compared', () => {
  expect(checkTranslations([turkish(299), english(5)])).toEqual([]);
  expect(checkTranslations([turkish(1_000), texts('ja', '日本語', 'a'.repeat(100))])).toEqual([]);
});

test('nothing is missing before the default language has texts', () => {
  expect(checkTranslations([turkish(0), english(0)])).toEqual([]);
});
