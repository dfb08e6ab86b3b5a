import { fillCount, type SiteTexts } from './plural-texts.ts';
import { defaultStaticTexts } from './static-texts.ts';

const russian: SiteTexts = {
  ...defaultStaticTexts,
  blog: { ...defaultStaticTexts.blog, count: '{total} статьи' },
  plurals: { 'blog.count': { by: 'total', one: '{total} статья', few: '{total} статьи', many: '{total} статей' } },
};

test.each([
  [1, '1 статья'],
  [3, '3 статьи'],
  [5, '5 статей'],
  [21, '21 статья'],
  [1_111, '1\u00A0111 статей'],
])('the form of a text follows the number %d', (total, text) => {
  expect(fillCount({ texts: russian, language: 'ru' }, ['blog', 'count'], { total })).toBe(text);
});

test('a text without plural forms is filled as it is, with the number as the language writes it', () => {
  const site = { texts: defaultStaticTexts, language: 'tr' };
  expect(fillCount(site, ['blog', 'count'], { total: 1_234 })).toBe('1.234 makale');
});

test('a category that the text lacks has the form for other numbers', () => {
  const plurals = { 'blog.count': { by: 'total', one: 'ein Beitrag' } };
  const texts = { ...russian, plurals };
  expect(fillCount({ texts, language: 'ru' }, ['blog', 'count'], { total: 5 })).toBe('5 статьи');
});
