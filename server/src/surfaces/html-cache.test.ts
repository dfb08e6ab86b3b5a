import { cachedPage, createHtmlCache } from './html-cache.ts';

test('long addresses fill the memory as long pages do', async () => {
  const cache = createHtmlCache();
  const nothing = await cachedPage({ status: 302, isLasting: true }, { Location: '/404' }, '');
  const unknown = (number: number) => `/${number}-${'a'.repeat(15_000)}`;
  for (let number = 0; number < 6_000; number += 1) await cache.fill(unknown(number), async () => nothing);
  expect(cache.get(unknown(5_999))).toBe(nothing);
  expect(cache.get(unknown(0))).toBeUndefined();
});
