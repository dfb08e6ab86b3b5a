import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { invalid } from '@vitrin/shared-contracts/validation';
import { lengthError } from './length-error.ts';

const sources = path.join(import.meta.dirname, '..');
const CUTTING = /<(?:TextInput|Textarea|PasswordInput|input|textarea)\b[^<]*?\bmaxLength=/s;
/** Boxes that search as one types: their text is not kept. */
const searchBoxes = [
  'features/newsletter/articles.field.tsx',
  'features/privacy/person-search.tsx',
  'ui/list/search-box.tsx',
];

test('a text counts the characters that people see', () => {
  expect(lengthError(' 👩‍🔧👩‍🔧👩‍🔧 ', 3)).toBeUndefined();
  expect(lengthError('dört', 3)).toBe(invalid.tooLong(3));
});

test('no field cuts what is pasted into it', () => {
  const files = globSync('**/*.tsx', { cwd: sources, exclude: ['**/*.test.tsx'] });
  expect(files.length).toBeGreaterThan(300);
  const cutting = files.filter((file) => CUTTING.test(readFileSync(path.join(sources, file), 'utf8')));
  expect(cutting.toSorted()).toEqual(searchBoxes);
});
