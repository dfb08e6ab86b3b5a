import { characterCount, documentCharacterCount, isLongerThan } from './characters.ts';

test.each([
  ['', 0],
  ['İğne “iplik” – 5 ₺…', 19],
  ['👨‍👩‍👧 Şirin', 7],
  ['❤️👍🏽🇹🇷', 3],
  ['e\u0301le\u0301', 3],
  ['bir\r\niki', 7],
])('%j has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

test('a character with hundreds of accents counts as several', () => {
  expect(characterCount(`a${'\u0301'.repeat(799)}`)).toBe(100);
});

test('a text is longer than its limit by characters, not by code units', () => {
  expect(isLongerThan('👨‍👩‍👧'.repeat(3), 6)).toBe(false);
  expect(isLongerThan('abcdefg', 6)).toBe(true);
});

test('the characters of a document are those of its texts', () => {
  const text = { type: 'text', text: 'Şirin' };
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [text, text] }, { type: 'image' }, null] };
  expect(documentCharacterCount(document)).toBe(10);
  expect(documentCharacterCount(null)).toBe(0);
});
