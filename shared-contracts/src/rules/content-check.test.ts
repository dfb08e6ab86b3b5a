import { checkContent, searchTextsOf, type CheckedContent } from './content-check.ts';

const document = (...content: object[]) => ({ type: 'doc', content });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const good = {
  title: 'Çelik köprülerde yorulma',
  summary: 'Çelik köprülerde yorulma çatlakları nerede başlar, nasıl bulunur ve nasıl önlenir?',
  seo_title: '',
  seo_description: '',
  document: document(paragraph('Yorulma çatlakları kaynak dikişlerinde başlar.')),
};
const blank = { title: '', summary: '', seo_title: '', seo_description: '', document: null };

function content(translations: CheckedContent['translations'], changed: Partial<CheckedContent> = {}): CheckedContent {
  return {
    languages: [
      { abbr: 'tr', lang: 'Türkçe' },
      { abbr: 'en', lang: 'English' },
    ],
    fields: { title: ['seo_title', 'title'], description: ['seo_description', 'summary'], document: 'document' },
    hasSearchResult: true,
    translations,
    pictures: [],
    ...changed,
  };
}
const found = (given: CheckedContent) => checkContent(given).map(({ rule, path }) => `${rule} ${path}`);

test('a page that is complete in all languages has no findings', () => {
  const en = {
    ...good,
    title: 'Fatigue of steel bridges',
    summary: 'Where fatigue cracks of steel bridges begin, how they are found, and how they are avoided.',
  };
  expect(found(content({ tr: good, en }))).toEqual([]);
});

test('a language without texts is one finding, and no text of it is criticised', () => {
  expect(found(content({ tr: good, en: blank }))).toEqual(['translation-missing translations.en.title']);
  expect(found(content({ tr: good, en: null }))).toEqual(['translation-missing translations.en.title']);
  expect(found(content({ tr: good }))).toEqual(['translation-missing translations.en.title']);
});

test('pictures in further documents of a language need an alternative text too', () => {
  const picture = { type: 'image', attrs: { src: '/media/1.avif', alt: '' } };
  const documents = [
    { path: 'translations.tr.texts.s1.document', language: 'tr', value: document(picture) },
    { path: 'translations.en.texts.s1.document', language: 'en', value: document(picture) },
  ];
  expect(found(content({ tr: good, en: blank }, { documents }))).toEqual([
    'picture-text translations.tr.texts.s1.document',
    'translation-missing translations.en.title',
  ]);
});

test('title and description of a page whose search result is written elsewhere are not checked', () => {
  const heading = { type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: 'Deney' }] };
  const tr = { ...blank, document: document(heading) };
  expect(found(content({ tr, en: blank }, { hasSearchResult: false }))).toEqual([
    'heading-skipped translations.tr.document',
    'translation-missing translations.en.title',
  ]);
});

test('a text without formatting is compared with its translation', () => {
  const fields = { title: ['title'], description: ['text'], document: 'text' } as const;
  const tr = { title: 'Üç kuşak', text: 'Bir masa. '.repeat(40) };
  const compared = (en: object) =>
    found(content({ tr, en: { title: '', text: '', ...en } }, { fields, hasSearchResult: false }));
  expect(compared({})).toEqual(['translation-missing translations.en.title']);
  expect(compared({ title: 'Three generations' })).toEqual(['translation-incomplete translations.en.text']);
  expect(compared({ text: 'A desk.' })).toEqual(['translation-short translations.en.text']);
});

test('an empty form says what the default language needs', () => {
  expect(found(content({ tr: blank, en: blank }))).toEqual([
    'title-missing translations.tr.title',
    'description-missing translations.tr.seo_description',
  ]);
});

test('findings are ordered by language and name the field whose text is used', () => {
  const tr = { ...good, seo_title: 'Köprü', document: document({ type: 'image', attrs: { src: '/media/a.jpg' } }) };
  const en = { ...blank, title: 'Köprü', summary: good.summary, document: good.document };
  const pictures = [{ id: 4, path: 'cover_id', label: 'Kapak görseli', alt: '' }];
  expect(found(content({ tr, en }, { pictures }))).toEqual([
    'title-short translations.tr.seo_title',
    'picture-text translations.tr.document',
    'title-short translations.en.title',
    'title-repeated translations.en.title',
    'description-repeated translations.en.summary',
    'picture-text cover_id',
  ]);
});

test('search results show the first text that is written', () => {
  const tr = { ...good, seo_title: ' ', seo_description: 'Kısa açıklama' };
  expect(searchTextsOf(content({ tr }))[0]).toEqual({
    language: 'tr',
    name: 'Türkçe',
    title: { text: good.title, path: 'translations.tr.title' },
    description: { text: 'Kısa açıklama', path: 'translations.tr.seo_description' },
  });
});
