import { dayText, isDay, readDay } from './read-day.ts';

test.each([
  '05.12.2026',
  '5.12.26',
  '05/12/2026',
  '5-12-2026',
  '5 12 2026',
  ' 5 . 12 . 2026 ',
  '05122026',
  '2026-12-05',
  '5 Aralık 2026',
  '5 ARALIK 2026',
  '5 aralik 26',
  '5 Ara. 2026',
  '5. Aralık 2026',
  '5 Aralık 2026 Cumartesi',
  'Cumartesi, 5 Aralık 2026',
  '5 Aralık 2026',
])('%j is read as 5 December 2026', (text) => {
  expect(readDay(text)).toBe('2026-12-05');
});

test('years of two digits are of this century up to 69', () => {
  expect(readDay('1.1.69')).toBe('2069-01-01');
  expect(readDay('1.1.70')).toBe('1970-01-01');
});

test('months that begin alike are told apart', () => {
  expect(readDay('3 Mar 2026')).toBe('2026-03-03');
  expect(readDay('3 May 2026')).toBe('2026-05-03');
});

test.each([
  '',
  '31.02.2027',
  '5.13.2026',
  '0.1.2026',
  '5 Aralık',
  '5.12',
  '5.12.202',
  '5.12.0026',
  '5 Xyz 2026',
  'yarın',
  '5.12.2026 14:00',
])('%j is no date', (text) => {
  expect(readDay(text)).toBeNull();
});

test('a date is shown with day, month and year; other text stays as it is', () => {
  expect(dayText('2026-02-01')).toBe('1.2.2026');
  expect(dayText('5 Xyz')).toBe('5 Xyz');
  expect(isDay('2026-02-31')).toBe(false);
});
