import { joinedNumbers, plainNumber, withPlainNumbers } from './number-terms.ts';

const words = (text: string) => text.split(' ');

test('numbers of several words are joined; short ones, single words and long rows of numbers are not', () => {
  expect(joinedNumbers(words('ayse 0532 765 43 21 kat 12 34 vk 10 tel 05327654321'))).toEqual(['05327654321']);
  expect(joinedNumbers(words('ayse 90 532 765 43 21'))).toEqual(['905327654321']);
  expect(joinedNumbers(words(Array.from({ length: 15 }, () => '2026').join(' ')))).toEqual([]);
});

test.each([
  ['05327654321', '5327654321'],
  ['0532 765 43 21', '5327654321'],
  ['90 532 765 43 21', '5327654321'],
  ['0090 532 765 43 21', '5327654321'],
  ['90 0 532 765 43 21', '5327654321'],
  ['0049 30 901820', '4930901820'],
  ['765 43 21', '7654321'],
  ['0532 765', '532765'],
])('%s is searched as %s', (text, plain) => {
  expect(withPlainNumbers(words(text))).toEqual([plain]);
});

test('other words stay as they are', () => {
  expect(withPlainNumbers(words('vk 10 ayse 0532 765 43 21 2026'))).toEqual(['vk', '10', 'ayse', '53276543212026']);
  expect(withPlainNumbers(words('2026 yili'))).toEqual(['2026', 'yili']);
});

test('a text that is only a telephone number has plain digits', () => {
  expect(plainNumber('+90 (232) 555 01 00')).toBe('2325550100');
  expect(plainNumber('0232/555.01-00')).toBe('2325550100');
  expect(plainNumber('555')).toBeNull();
  expect(plainNumber('kat 2325550100')).toBeNull();
});
