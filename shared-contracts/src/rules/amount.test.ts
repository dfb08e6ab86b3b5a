import { formatAmount, parseAmount, typedAmount } from './amount.ts';

test.each([
  ['1250', '1250.00'],
  ['1250.50', '1250.50'],
  ['1250,5', '1250.50'],
  ['1.250', '1250.00'],
  ['1.250,5', '1250.50'],
  ['1 250 000,05', '1250000.05'],
  ['12.5', '12.50'],
  ['0012', '12.00'],
  ['0,99', '0.99'],
  [' 7 ', '7.00'],
  ['999999999999', '999999999999.00'],
])('%s is the amount %s', (typed, stored) => {
  expect(parseAmount(typed)).toBe(stored);
  expect(parseAmount(stored)).toBe(stored);
  expect(parseAmount(typedAmount(stored))).toBe(stored);
});

test.each(['', '-5', '1,2,3', '12.5000', '1.25.000', '5 TL', '1e3', '12,345', '9999999999999', '1.'])(
  '%s is no amount',
  (typed) => {
    expect(parseAmount(typed)).toBeNull();
  },
);

test('an amount is written in the style of the language, without empty decimals', () => {
  expect(formatAmount('1250.50', 'TRY', 'tr')).toBe('₺1.250,50');
  expect(formatAmount('1250.00', 'EUR', 'en')).toBe('€1,250');
});
