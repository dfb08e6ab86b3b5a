import { parseStored, stampedJson } from './stored-values.ts';

jest.mock('@vitrin/shared-contracts/records/record-definitions', () => ({
  recordDefinitions: new Map([
    ['article', { upgrades: { 2: ({ summary, ...values }: { summary?: unknown }) => ({ ...values, lead: summary }) } }],
  ]),
}));

test('a draft that an older form has stored opens in the present one', () => {
  expect(parseStored('article', '{"summary":"Özet"}')).toEqual({ values: { lead: 'Özet' } });
  const stored = stampedJson('article', { lead: 'Özet' });
  expect(parseStored('article', stored)).toEqual({ values: { lead: 'Özet' } });
});

test('a draft of a form without a declared record stays as it is', () => {
  const values = { name: 'Slack' };
  expect(parseStored('webhook', stampedJson('webhook', values))).toEqual({ values });
});

test('a draft that cannot be read has no values', () => {
  expect(parseStored('article', '{"summary"')).toBeNull();
});
