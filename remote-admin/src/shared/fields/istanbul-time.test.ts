import { fromInputTime, toInputTime } from './istanbul-time.ts';

test('converts a time to Istanbul time and back to the same time', () => {
  expect(toInputTime('2026-01-31T21:30:00.000Z')).toBe('2026-02-01T00:30');
  expect(fromInputTime('2026-02-01T00:30')).toBe('2026-01-31T21:30:00.000Z');
});

test('returns an empty string for an invalid time', () => {
  expect(toInputTime('')).toBe('');
  expect(fromInputTime('')).toBe('');
});
