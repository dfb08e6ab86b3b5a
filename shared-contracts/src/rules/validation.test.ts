import { object, string } from 'yup';
import { translationsOf } from './translations.ts';
import { invalid, linkSchema, validate } from './validation.ts';

const schema = object({
  name: string().trim().required(invalid.required).min(2, invalid.tooShort(2)),
  translations: translationsOf(object({ title: string().required(invalid.required) })),
});

test('a good value comes back cast, without what nobody asked for', () => {
  const value = { name: ' Deniz ', translations: { tr: { title: 'Köprü', x: 1 } }, role: 'admin' };
  expect(validate(schema, value)).toEqual({ value: { name: 'Deniz', translations: { tr: { title: 'Köprü' } } } });
});

test('each field has one message, by its path', () => {
  expect(validate(schema, { name: '', translations: { tr: { title: 'a' }, en: {} } }).errors).toEqual({
    name: '* Bu Alan Zorunlu',
    'translations.en.title': '* Bu Alan Zorunlu',
  });
});

test.each([{}, null, [], 'tr', undefined])('translations need a language at least (%j)', (translations) => {
  expect(validate(schema, { name: 'Deniz', translations }).errors).toBeDefined();
});

test('an empty link is a missing one, not a wrong one', () => {
  const link = object({ link: linkSchema().required(invalid.required) });
  expect(validate(link, { link: '' }).errors).toEqual({ link: invalid.required });
  expect(validate(link, { link: '//kotu.example' }).errors).toEqual({ link: invalid.link });
});

test('errors that are no validation errors are not swallowed', () => {
  const broken = string().test('broken', () => {
    throw new TypeError('broken');
  });
  expect(() => validate(broken, 'x')).toThrow('broken');
});
