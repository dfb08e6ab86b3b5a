import { listText } from './list-text.ts';

test.each([
  ['tr', 'a, b'],
  ['ar', 'a، b'],
  ['ar-EG', 'a، b'],
  ['he', 'a, b'],
])('words of %s are joined as %s', (lang, text) => {
  expect(listText(['a', 'b'], lang)).toBe(text);
});
