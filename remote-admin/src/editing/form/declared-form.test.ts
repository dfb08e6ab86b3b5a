import { articleDefinition } from '@vitrin/shared-contracts/records/article';
import { validate } from '@vitrin/shared-contracts/validation';
import { articleRecord, languages, textDocument } from '../../testing/fixtures.ts';
import { declaredForm, type FormValues } from './declared-form.ts';

type Values = FormValues<typeof articleDefinition>;

const { schema, values: valuesOf, input } = declaredForm(articleDefinition);
const errorsOf = (values: Values) => validate(schema, input(values, null)).errors;

function filled(title: string): Values {
  const values = valuesOf(null, { languages });
  const { tr, en } = values.translations;
  if (!tr || !en) throw new Error('Both languages must have fields');
  return { ...values, translations: { tr: { ...tr, title, document: textDocument }, en } };
}

test('an empty new form requires title and text in the default language only', () => {
  const errors = errorsOf(valuesOf(null, { languages }));

  expect(errors).toEqual({
    'translations.tr.title': '* Bu Alan Zorunlu',
    'translations.tr.document': '* Bu Alan Zorunlu',
  });
});

test('a language without content is not sent', () => {
  const values = filled('Çelik yapılar');

  expect(input(values, null)).toMatchObject({ translations: { tr: expect.anything() } });
  expect(input(values, null)).not.toHaveProperty('translations.en');
  expect(errorsOf(values)).toBeUndefined();
});

test('an update sends the languages that the record already has', () => {
  const record = articleRecord();
  expect(input(valuesOf(record, { languages }), record)).toMatchObject({
    cover_id: null,
    translations: { tr: { title: 'Çelik yapılar' } },
  });
});

test.each([
  ['a', 'Bu Alan 2 Karakterden Az Olamaz'],
  ['ş'.repeat(121), 'Bu Alan 120 Karakteri Geçemez'],
])('rejects title %# with the documented message', (title, message) => {
  expect(errorsOf(filled(title))?.['translations.tr.title']).toBe(message);
});
