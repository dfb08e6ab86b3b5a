import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { cachedResponse } from './cached-response.ts';
import { createResponseCache } from './response-cache.ts';

test('long URLs use up the cache like long pages', async () => {
  const cache = createResponseCache();
  const nothing = await cachedResponse({ status: 302, isCacheable: true }, { Location: '/404' }, '');
  const unknown = (number: number) => `/${number}-${'a'.repeat(15_000)}`;
  for (let number = 0; number < 6_000; number += 1) await cache.fill(unknown(number), async () => nothing);
  expect(cache.get(unknown(5_999))).toBe(nothing);
  expect(cache.get(unknown(0))).toBeUndefined();
});

test('URLs that do not exist never evict a page that exists', async () => {
  const cache = createResponseCache();
  const [page, nothing] = await Promise.all([
    cachedResponse({ status: 200, isCacheable: true }, {}, 'Anasayfa'),
    cachedResponse({ status: 404, isCacheable: true }, {}, 'a'.repeat(100_000)),
  ]);
  await cache.fill('/', async () => page);
  for (let number = 0; number < 3_000; number += 1) await cache.fill(`/${number}`, async () => nothing);
  expect(cache.get('/')).toBe(page);
});

test('a page that is cached is compressed better than one that is sent only once', async () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts'));
  const html = sources.map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')).join('');
  const size = async (isLasting: boolean) => {
    const { bytes } = (await cachedResponse({ status: 200, isCacheable: isLasting }, {}, html)).bodies.br;
    expect(brotliDecompressSync(bytes).toString()).toBe(html);
    return bytes.length;
  };
  expect(await size(true)).toBeLessThan(await size(false));
});
