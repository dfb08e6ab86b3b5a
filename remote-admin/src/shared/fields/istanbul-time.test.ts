import { fromInputTime, toInputTime } from './istanbul-time.ts';

test('a moment is shown in Istanbul time and read back as the same moment', () => {
  expect(toInputTime('2026-01-31T21:30:00.000Z')).toBe('2026-02-01T00:30');
  expect(fromInputTime('2026-02-01T00:30')).toBe('2026-01-31T21:30:00.000Z');
});

test('what is no moment is empty', () => {
  expect(toInputTime('')).toBe('');
  expect(fromInputTime('')).toBe('');
});
