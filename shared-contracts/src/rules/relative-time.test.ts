import { exactTime, relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [0, 'az önce'],
  [59, '59 saniye önce'],
  [60, '1 dakika önce'],
  [3_599, '59 dakika önce'],
  [3_600, '1 saat önce'],
  [86_399, '23 saat önce'],
  [86_400, '20.11.2026 - 12:00'],
])('%i seconds ago is shown as %s', (seconds, text) => {
  expect(relativeTime(ago(seconds), now)).toBe(text);
});

test('a time in the future is shown as now', () => {
  expect(relativeTime(ago(-30), now)).toBe('az önce');
});

test('the exact time is the date and time in Istanbul, with day and month without leading zeros', () => {
  expect(exactTime(new Date('2026-03-04T22:05:00.000Z'))).toBe('5.3.2026 - 01:05');
});
