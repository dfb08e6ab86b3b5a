import { fill } from './static-texts.ts';

test('placeholders are filled, also repeated ones and with numbers', () => {
  expect(fill('Sayfa {page} / {pages}, {page}', { page: 2, pages: 5 })).toBe('Sayfa 2 / 5, 2');
});

test('a placeholder without a value stays in the text', () => {
  expect(fill('{minutes} dk okuma', {})).toBe('{minutes} dk okuma');
});

test('a value that looks like a placeholder is not filled', () => {
  expect(fill('“{search}” bulunamadı', { search: '{page}', page: 1 })).toBe('“{page}” bulunamadı');
});
