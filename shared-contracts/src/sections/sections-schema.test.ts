import { object } from 'yup';
import { validate } from '../rules/validation.ts';
import { invalid } from '../texts/invalid.ts';
import { sectionsSchema } from './sections-schema.ts';

const check = (sections: unknown) => validate(object({ sections: sectionsSchema() }), { sections });
const section = { id: 's1', kind: 'hologram', v: 7, off: true, values: { depth: 3 }, later: 'x' };

test('what a section has and this version does not know passes unchanged', () => {
  const sections = [{ ...section, items: [{ id: 'i1', values: { a: 1 }, later: 'y' }] }];
  expect(check(sections).value).toEqual({ sections });
});

test.each([
  ['without an id', { ...section, id: undefined }],
  ['with an id that is a path', { ...section, id: 'a.b' }],
  ['without a kind', { ...section, kind: '' }],
  ['without values', { ...section, values: [] }],
  ['with an item that is none', { ...section, items: ['x'] }],
])('a section %s is rejected', (_case, broken) => {
  expect(check([broken]).errors).toEqual({ 'sections[0]': invalid.value });
});

test('two sections with one id, and two items of one section, are rejected', () => {
  const item = { id: 'i1', values: {} };
  expect(check([section, section]).errors).toEqual({ sections: invalid.value });
  expect(check([{ ...section, items: [item, item] }]).errors).toEqual({ sections: invalid.value });
});
