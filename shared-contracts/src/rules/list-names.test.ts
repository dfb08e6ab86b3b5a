import { exchangeNames } from './list-names.ts';

const names = { projeler: 'projeler-2', proje: 'proje-3' };

test.each([
  ['/projeler', '/projeler-2'],
  ['/projeler-2?yil=2024#liste', '/projeler?yil=2024#liste'],
  ['/proje/koprü', '/proje-3/koprü'],
  ['/proje-3/kopru', '/proje/kopru'],
  ['/projelerimiz', '/projelerimiz'],
  ['/', '/'],
  ['/?urun=a', '/?urun=a'],
  ['/constructor', '/constructor'],
])('%s becomes %s, and twice exchanged it is as before', (path, expected) => {
  expect(exchangeNames(path, names)).toBe(expected);
  expect(exchangeNames(expected, names)).toBe(path);
});

test('a site without names of its own has every path as address', () => {
  expect(exchangeNames('/projeler')).toBe('/projeler');
});
