import { formatLocale } from './format-locale.ts';

const day = new Date('2026-03-05T12:00:00Z');
const written = (abbr: string) => new Intl.DateTimeFormat(formatLocale(abbr), { dateStyle: 'long' }).format(day);

test('dates have the words of the language', () => {
  expect(['tr', 'en', 'de', 'ru'].map(written)).toEqual([
    '5 Mart 2026',
    '5 March 2026',
    '5. März 2026',
    '5 марта 2026 г.',
  ]);
});

test.each(['ar', 'ar-EG', 'ar-SA'])('%s has Latin digits and the Gregorian calendar', (abbr) => {
  expect(written(abbr)).toMatch(/^5 مارس،? 2026/);
});
