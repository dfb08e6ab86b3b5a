import { dayStart, istanbulDay, monthsAfter } from './istanbul-day.ts';

it.each([
  ['2026-01-15', 12, '2027-01-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -13, '2024-12-15'],
])('%s plus %i months is %s', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected);
});

it('starts a day at midnight in Istanbul', () => {
  expect(dayStart('2026-06-01')).toBe('2026-05-31T21:00:00.000Z');
  expect(istanbulDay(Date.parse(dayStart('2026-06-01')))).toBe('2026-06-01');
  expect(istanbulDay(Date.parse(dayStart('2026-06-01')) - 1)).toBe('2026-05-31');
});

it('starts a day of the years before 2016 by the clock of that day', () => {
  expect(dayStart('2013-01-15')).toBe('2013-01-14T22:00:00.000Z');
  expect(dayStart('2013-07-15')).toBe('2013-07-14T21:00:00.000Z');
});
