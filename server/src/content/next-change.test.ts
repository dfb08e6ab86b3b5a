import type { ContentKind, ContentSource } from './content-kind.ts';
import { changingKinds, earliest, nextChange } from './next-change.ts';

const kind = (next?: string | null) =>
  ({ addresses: next === undefined ? {} : { nextChange: async () => next } }) as unknown as ContentKind;
const source = {
  db: {},
  kinds: new Map([
    ['article', { ...kind('2026-03-01T09:00:00.000Z'), entity: 'article' }],
    ['opening', { ...kind('2026-02-01T21:00:00.000Z'), entity: 'opening' }],
    ['project', { ...kind(), entity: 'project' }],
  ]),
} as unknown as ContentSource;

test('the next change is the first of the kinds that are shown', async () => {
  expect(await nextChange(source)).toBe('2026-02-01T21:00:00.000Z');
  expect(await nextChange(source, ['article', 'project'])).toBe('2026-03-01T09:00:00.000Z');
  expect(await nextChange(source, ['project', 'unknown'])).toBeNull();
});

test('only kinds that change by themselves are named', () => {
  expect(changingKinds(source)).toEqual(['article', 'opening']);
});

test('times that are not known are left out', () => {
  expect(earliest([null, undefined])).toBeNull();
});
