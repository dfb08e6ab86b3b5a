import { articleInputSchema } from '@vitrin/shared-contracts/articles';
import { validate } from '@vitrin/shared-contracts/validation';
import { articleRecord, languages, textDocument } from '../../shared/testing/fixtures.ts';
import { articleInput, articleValues, type ArticleValues } from './article.values.ts';

const errorsOf = (values: ArticleValues) => validate(articleInputSchema, articleInput(values, null)).errors;

const now = new Date('2026-01-01T10:00:00.000Z');

function filled(title: string): ArticleValues {
  const values = articleValues(null, languages, now);
  const { tr, en } = values.translations;
  if (!tr || !en) throw new Error('Both languages must have fields');
  return { ...values, translations: { tr: { ...tr, title, document: textDocument }, en } };
}

test('an empty new form requires title and text in the default language only', () => {
  const errors = errorsOf(articleValues(null, languages, now));

  expect(errors).toEqual({
    'translations.tr.title': '* Bu Alan Zorunlu',
    'translations.tr.document': '* Bu Alan Zorunlu',
  });
});

test('a language without content is not sent', () => {
  const values = filled('Çelik yapılar');

  expect(Object.keys(articleInput(values, null).translations)).toEqual(['tr']);
  expect(errorsOf(values)).toBeUndefined();
});

test('an update sends the languages that the record already has', () => {
  const record = articleRecord();
  const input = articleInput(articleValues(record, languages, now), record);

  expect(input).toMatchObject({ cover_id: null, translations: { tr: { title: 'Çelik yapılar' } } });
});

test.each([
  ['a', 'Bu Alan 2 Karakterden Az Olamaz'],
  ['ş'.repeat(121), 'Bu Alan 120 Karakteri Geçemez'],
])('rejects title %# with the documented message', (title, message) => {
  expect(errorsOf(filled(title))?.['translations.tr.title']).toBe(message);
});
