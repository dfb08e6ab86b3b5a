import { directionOf } from './languages.ts';

test.each([
  ['tr', 'ltr'],
  ['en-US', 'ltr'],
  ['zz', 'ltr'],
  ['ar', 'rtl'],
  ['iw', 'rtl'],
  ['yi', 'rtl'],
  ['ckb', 'rtl'],
  ['pa-PK', 'rtl'],
  ['pa-IN', 'ltr'],
])('the text direction of %s is %s', (abbr, direction) => {
  expect(directionOf(abbr)).toBe(direction);
});
