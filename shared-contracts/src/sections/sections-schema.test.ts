import { validate } from '../rules/validation.ts';
import { invalid } from '../texts/invalid.ts';
import { sectionsSchema } from './sections-schema.ts';

const section = { id: 's1', kind: 'hologram', v: 7, off: true, values: { depth: 3 }, later: 'x' };

test('what a section has and this version does not know passes unchanged', () => {
  const sections = [{ ...section, items: [{ id: 'i1', values: { a: 1 }, later: 'y' }] }];
  expect(validate(sectionsSchema(), sections).value).toEqual(sections);
});

test.each([
  ['without an id', { ...section, id: undefined }],
  ['with an id that is a path', { ...section, id: 'a.b' }],
  ['without a kind', { ...section, kind: '' }],
  ['without values', { ...section, values: [] }],
  ['with an item that is none', { ...section, items: ['x'] }],
])('a section %s is rejected', (_case, broken) => {
  expect(validate(sectionsSchema(), [broken]).errors).toEqual({ '[0]': invalid.value });
});

test('two sections with one id, and two items of one section, are rejected', () => {
  const item = { id: 'i1', values: {} };
  expect(validate(sectionsSchema(), [section, section]).errors).toEqual({ '': invalid.value });
  expect(validate(sectionsSchema(), [{ ...section, items: [item, item] }]).errors).toEqual({ '': invalid.value });
});
