import { checkHeadings } from './headings.ts';

const field = { path: 'translations.tr.document', language: 'tr' };
const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
});
const found = (...content: object[]) => checkHeadings(field, { type: 'doc', content });
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Söz' }] };

test('headings in order, also back to an outer level, need nothing', () => {
  expect(found(heading(2, 'A'), paragraph, heading(3, 'B'), heading(4, 'C'), heading(2, 'D'))).toEqual([]);
});

test('a skipped level is a warning that names the heading and its level', () => {
  expect(found(heading(2, 'Giriş'), heading(4, 'Deney'))).toEqual([
    {
      ...field,
      rule: 'heading-skipped',
      severity: 'warning',
      text: "“Deney” bir başlık düzeyi atlıyor. Düzeyini 'Alt başlık' yapın.",
    },
  ]);
});

test('the first heading follows the title of the page', () => {
  expect(found(paragraph, heading(3, 'Giriş'))[0]?.text).toBe(
    "“Giriş” bir başlık düzeyi atlıyor. Düzeyini 'Başlık' yapın.",
  );
});

test('headings inside other blocks count', () => {
  expect(found(heading(2, 'A'), { type: 'blockquote', content: [heading(4, 'B')] })).toHaveLength(1);
});

test('an empty heading is one warning, whatever its level', () => {
  const [only, ...others] = found(heading(4, ''), heading(2, 'A'));
  expect(only).toMatchObject({ rule: 'heading-empty', severity: 'warning' });
  expect(others).toEqual([]);
});

test('every heading on the level of the page title is reported, and those below them are in order', () => {
  const findings = found(heading(1, 'A'), heading(3, 'B'), heading(1, 'C'));
  expect(findings.map(({ rule, text }) => `${rule} ${text.slice(0, 3)}`)).toEqual([
    'heading-top “A”',
    'heading-top “C”',
  ]);
});

test('a long heading is shortened', () => {
  expect(found(heading(4, 'ö'.repeat(60)))[0]?.text).toMatch(/^“ö{40}…”/);
});

test.each([null, undefined, 'metin', { type: 'doc' }, { type: 'doc', content: [{ type: 7 }] }])(
  'a value that is no document has no headings: %j',
  (value) => {
    expect(checkHeadings(field, value)).toEqual([]);
  },
);
