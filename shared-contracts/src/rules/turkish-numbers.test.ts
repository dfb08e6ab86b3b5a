import { isKepAddress, isPersonNumber, isTaxNumber, plainDigits, taxNumberInMersis } from './turkish-numbers.ts';

/** Returns the number with each of its digits replaced by another one. */
function withOneWrongDigit(number: string): string[] {
  return Array.from(
    number,
    (digit, index) => `${number.slice(0, index)}${(Number(digit) + 1) % 10}${number.slice(index + 1)}`,
  );
}

it.each(['4540536920', '0000000000'])('%s is judged by its check digit', (number) => {
  expect(isTaxNumber(number)).toBe(number === '4540536920');
});

it('a tax number with one wrong digit is none', () => {
  expect(withOneWrongDigit('4540536920').filter(isTaxNumber)).toEqual([]);
});

it.each(['454053692', '45405369200', '454053692a', ''])('%s is no tax number', (text) => {
  expect(isTaxNumber(text)).toBe(false);
});

it('an identity number has two check digits and does not begin with zero', () => {
  expect(isPersonNumber('17291716060')).toBe(true);
  expect(withOneWrongDigit('17291716060').filter(isPersonNumber)).toEqual([]);
  expect(isPersonNumber('00000000000')).toBe(false);
});

it('a MERSİS number contains the tax number of its owner', () => {
  expect(taxNumberInMersis('0454053692000015')).toBe('4540536920');
  expect(taxNumberInMersis('1729171606000012')).toBe('17291716060');
  expect(taxNumberInMersis('0454053692100015')).toBeNull();
  expect(taxNumberInMersis('045405369200001')).toBeNull();
  expect(taxNumberInMersis(plainDigits('0454 0536 9200 0015'))).toBe('4540536920');
});

it.each([
  ['firma@hs01.kep.tr', true],
  ['firma.unvan@kurum.hs03.kep.tr', true],
  ['FIRMA@HS02.KEP.TR', true],
  ['firma@kep.tr', false],
  ['firma@hs1.kep.tr', false],
  ['firma@ornek.com', false],
])('%s is a KEP address: %s', (text, expected) => {
  expect(isKepAddress(text)).toBe(expected);
});
