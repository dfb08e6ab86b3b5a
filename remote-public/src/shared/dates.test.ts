import { weekdayRange } from './dates.ts';

test.each([
  ['tr', [1, 2, 3, 4, 5], 'Pazartesi – Cuma'],
  ['tr', [1, 3], 'Pazartesi, Çarşamba'],
  ['tr', [6, 7], 'Cumartesi, Pazar'],
  ['ru', [1, 2, 3, 4, 5], 'Понедельник – пятница'],
  ['ru', [7], 'Воскресенье'],
  ['ar', [7, 6], 'السبت، الأحد'],
  ['tr', [], ''],
])('working days of %s: %j', (language, days, text) => {
  expect(weekdayRange(days, language)).toBe(text);
});
