import fc, { type Arbitrary } from 'fast-check';

/** Texts known to break parsers, queries, files and pages. */
const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff\ud800b',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '2147483648',
  '0x10',
  '٣',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '%00',
  '%zz',
  '%ed%a0%80',
  '../../etc/passwd',
  '..\\..\\secret',
  '<script>alert(1)</script>',
  '\u202eİıŞş\u0301',
  'a\r\nX-Header: y',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  'javascript:alert(1)',
  'https://[',
  'http://a\\b@c:x',
  '//evil.example',
  '/\\[',
  '{"a":',
  '(?:a+)+$',
  '🙂'.repeat(60),
  '\u{1F468}\u200D'.repeat(200),
  'a'.repeat(300),
  ' '.repeat(3_000) + 'x',
];

const longTexts: readonly string[] = [
  'a'.repeat(60_000),
  `${' '.repeat(60_000)}x`,
  '('.repeat(20_000),
  '1a'.repeat(40_000),
];

const parsed = (json: string): unknown => JSON.parse(json);

/** Values that no schema accepts. */
const unexpectedValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  [null],
  {},
  { toString: 'x' },
  { valueOf: null, toString: null },
  { length: 1e9 },
  { constructor: { prototype: { a: 1 } } },
  parsed('{"then":"x"}'),
  { toJSON: 'x' },
  parsed('{"__proto__":{"a":1}}'),
  parsed(`${'['.repeat(80)}${']'.repeat(80)}`),
  parsed(`${'{"a":'.repeat(80)}1${'}'.repeat(80)}`),
  Array.from({ length: 600 }, (_, index) => index),
];

export const invalidText: Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.constantFrom(...longTexts) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

export const invalidValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: invalidText },
  { weight: 5, arbitrary: fc.constantFrom(...unexpectedValues) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** URL segments with correct, unusual or invalid encoding. */
export const invalidSegment: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: invalidText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2_000))) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '%',
      '%zz',
      '%00',
      '%ED%A0%80',
      '%2e%2e%2f',
      '..',
      '.',
      '%5c',
      '//',
      '[',
      '%25%32',
      ';a=b',
      '*',
    ),
  },
);

/** Header values, without characters that Node's HTTP client rejects. */
export const invalidHeader: Arbitrary<string> = fc.oneof(
  invalidText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 3_000)),
  fc.constantFrom(
    `br${' '.repeat(2_900)}x`,
    'a=b; '.repeat(600),
    'tr;q=0.1,'.repeat(300),
    'bytes=0-0,1-1,2-2',
    'bytes=99999999999999999999-',
    'W/"',
    'Thu, 99 Foo 2026 99:99:99 GMT',
  ),
);
