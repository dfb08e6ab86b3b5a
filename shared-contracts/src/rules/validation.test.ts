import { object, string } from 'yup';
import { translationsOf } from './translations.ts';
import { invalid, linkSchema, validate } from './validation.ts';

const schema = object({
  name: string().trim().required(invalid.required).min(2, invalid.tooShort(2)),
  translations: translationsOf(object({ title: string().required(invalid.required) })),
});

test('a valid value is returned cast and without unknown fields', () => {
  const value = { name: ' Deniz ', translations: { tr: { title: 'Köprü', x: 1 } }, role: 'admin' };
  expect(validate(schema, value)).toEqual({ value: { name: 'Deniz', translations: { tr: { title: 'Köprü' } } } });
});

test('each invalid field has one message, keyed by its path', () => {
  expect(validate(schema, { name: '', translations: { tr: { title: 'a' }, en: {} } }).errors).toEqual({
    name: '* Bu Alan Zorunlu',
    'translations.en.title': '* Bu Alan Zorunlu',
  });
});

test.each([{}, null, [], 'tr', undefined])('translations require at least one language (%j)', (translations) => {
  expect(validate(schema, { name: 'Deniz', translations }).errors).toBeDefined();
});

test('an empty link is reported as missing, not as invalid', () => {
  const link = object({ link: linkSchema().required(invalid.required) });
  expect(validate(link, { link: '' }).errors).toEqual({ link: invalid.required });
  expect(validate(link, { link: '//kotu.example' }).errors).toEqual({ link: invalid.link });
});

test('other errors than validation errors are rethrown', () => {
  const broken = string().test('broken', () => {
    throw new TypeError('broken');
  });
  expect(() => validate(broken, 'x')).toThrow('broken');
});
