import { fill } from './static-texts.ts';

test('places are filled, also twice and with numbers', () => {
  expect(fill('Sayfa {page} / {pages}, {page}', { page: 2, pages: 5 })).toBe('Sayfa 2 / 5, 2');
});

test('a place without a value stays to be seen', () => {
  expect(fill('{minutes} dk okuma', {})).toBe('{minutes} dk okuma');
});

test('a value that looks like a place is left alone', () => {
  expect(fill('“{search}” bulunamadı', { search: '{page}', page: 1 })).toBe('“{page}” bulunamadı');
});
