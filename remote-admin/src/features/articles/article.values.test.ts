import { articleRecord, languages, textDocument } from '../../shared/testing/fixtures.ts';
import { articleErrors, articleInput, articleValues, type ArticleValues } from './article.values.ts';

const now = new Date('2026-01-01T10:00:00.000Z');

function filled(title: string): ArticleValues {
  const values = articleValues(null, languages, now);
  const { tr, en } = values.translations;
  if (!tr || !en) throw new Error('Both languages have their fields');
  return { ...values, translations: { tr: { ...tr, title, document: textDocument }, en } };
}

test('an empty new form asks for title and text of the default language alone', () => {
  const errors = articleErrors(articleInput(articleValues(null, languages, now), null, null));

  expect(errors).toEqual({
    'translations.tr.title': '* Bu Alan Zorunlu',
    'translations.tr.document': '* Bu Alan Zorunlu',
  });
});

test('a language without a word is not sent', () => {
  const input = articleInput(filled('Çelik yapılar'), null, null);

  expect(Object.keys(input.translations)).toEqual(['tr']);
  expect(articleErrors(input)).toEqual({});
});

test('an update carries id and version and keeps the languages it has', () => {
  const record = articleRecord();
  const input = articleInput(articleValues(record, languages, now), record, 3);

  expect(input).toMatchObject({ id: 7, version: 3, cover_id: null, translations: { tr: { title: 'Çelik yapılar' } } });
});

test.each([
  ['a', 'Bu Alan 2 Karakterden Az Olamaz'],
  ['ş'.repeat(121), 'Bu Alan 120 Karakteri Geçemez'],
])('the title %# is refused in the documented texts', (title, message) => {
  expect(articleErrors(articleInput(filled(title), null, null))['translations.tr.title']).toBe(message);
});
