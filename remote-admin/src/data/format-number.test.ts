import { formatNumber } from './format-number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1_234_567, '1.234.567'],
  [-5, '-5'],
])('%d is shown as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([0, 7, 42, 999, 1000])('%d is shown as Intl formats it', (value) => {
  expect(formatNumber(value)).toBe(new Intl.NumberFormat('tr-TR').format(value));
});
