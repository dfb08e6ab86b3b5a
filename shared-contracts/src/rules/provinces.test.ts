import { provinceName, provinces } from './provinces.ts';

test('there are 81 provinces, each with a key of its own for addresses', () => {
  expect(provinces).toHaveLength(81);
  expect(new Set(provinces.map(({ key }) => key)).size).toBe(81);
  for (const { key } of provinces) expect(key).toMatch(/^[a-z]+$/);
});

test.each([
  [1, 'adana', 'Adana'],
  [6, 'ankara', 'Ankara'],
  [33, 'mersin', 'Mersin'],
  [34, 'istanbul', 'İstanbul'],
  [35, 'izmir', 'İzmir'],
  [63, 'sanliurfa', 'Şanlıurfa'],
  [67, 'zonguldak', 'Zonguldak'],
  [68, 'aksaray', 'Aksaray'],
  [72, 'batman', 'Batman'],
  [76, 'igdir', 'Iğdır'],
  [81, 'duzce', 'Düzce'],
])('the province with the plate code %i is %s', (plate, key, name) => {
  expect(provinces[plate - 1]).toEqual({ plate, key, name });
  expect(provinceName(key)).toBe(name);
});

test('a value without a province has no name', () => {
  expect([provinceName(null), provinceName('atlantis')]).toEqual(['', '']);
});
