import { checkRegex } from './check.ts';
import { codeFiles } from './files.ts';
import { regexesIn } from './find.ts';

const found = (text: string) => regexesIn('planted.ts', text).map(({ source, flags }) => `/${source}/${flags}`);

test.each([
  ['a literal', String.raw`const a = text.replace(/^[^a-z]+|[^a-z]+$/g, '')`, String.raw`/^[^a-z]+|[^a-z]+$/g`],
  ['a text', String.raw`new RegExp('(a+)+$', 'u')`, '/(a+)+$/u'],
  ['a raw template', 'const D = String.raw`\\d+`; new RegExp(String.raw`^${D}x`)', String.raw`/^\d+x/`],
  ['another pattern', String.raw`const WORD = /[a-z]+/; new RegExp(WORD.source + '!')`, '/[a-z]+!/'],
  ['a pattern that is known only at run time', 'const f = (name: string) => RegExp(`^${name}$`)', '/^x$/'],
])('the check finds a regular expression written as %s', (_what, text, expected) => {
  expect(found(text)).toContain(expected);
});

test('the check searches files of the product but not of tests', () => {
  const files = codeFiles();
  expect(files).toContain('server/src/platform/http/front-server.ts');
  expect(files).toContain('shared-contracts/src/rules/new-password.ts');
  expect(files).toContain('remote-admin/src/rich-text/link-address.ts');
  expect(files.filter((file) => file.includes('.test.') || file.includes('node_modules'))).toEqual([]);
});

const objection = async (text: string) => {
  const [regex] = regexesIn('planted.ts', text);
  if (!regex) throw new Error('found none');
  return (await checkRegex(regex, new Set()))?.reason ?? null;
};

test.each([
  ['exponential', '/^(a+)+$/.test(text)', /^exponential/],
  ['quadratic', "text.replace(/^[^a-z]+|[^a-z]+$/g, '')", /^2nd degree polynomial/],
  ['quadratic because a match may start anywhere', String.raw`new RegExp('\\s+$')`, /^2nd degree polynomial/],
  ['quadratic, with a comment that states no bound', '// Super-linear: never mind.\n/\\s+$/.test(text)', /^2nd/],
])('the check reports a regular expression that is %s', async (_what, text, expected) => {
  expect(await objection(text)).toMatch(expected);
});

test('the check accepts a linear regular expression, and one whose exception states a bound', async () => {
  expect(await objection(String.raw`/^\s*[a-z]+$/.test(text)`)).toBeNull();
  expect(await objection('// Super-linear: names of at most 40 characters.\n/\\s+$/.test(text)')).toBeNull();
});
