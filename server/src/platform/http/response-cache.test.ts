import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createContentVersion, type ContentVersion } from '../database/content-version.ts';
import { bodyFor, cachedResponse, type CachedResponse } from './cached-response.ts';
import { createResponseCache, type DependentRead, type MadeResponse, type ResponseCache } from './response-cache.ts';

let version: ContentVersion;
let cache: ResponseCache;
/** Current ETag of each read. */
let etags: Record<string, string>;
let made: number;
let found: string[];
beforeEach(() => {
  version = createContentVersion(1);
  etags = { '/api/pages/blog': 'first' };
  made = 0;
  found = [];
  cache = createResponseCache({
    contentVersion: version,
    maxBytes: 64 * 1_048_576,
    maxUnknownBytes: 2 * 1_048_576,
    readAgain: async (url) => read(url),
    onFound: (result) => void found.push(result),
  });
});

const read = (url: string, freshUntil = Infinity): DependentRead => ({
  url,
  etag: etags[url] ?? null,
  content: ['article'],
  freshUntil,
});
const page = (text: string, status = 200) => cachedResponse({ status, isCacheable: true }, {}, text);
const fill = (key: string, response: CachedResponse, rest: Partial<MadeResponse> = {}) =>
  cache.fill(key, async () => {
    made += 1;
    return { response, content: ['branding'], reads: [], ...rest };
  });

test('each request is counted once: rendered, current, or outdated and unchanged', async () => {
  const response = await page('Makaleler');
  const reads = [read('/api/pages/blog')];
  await Promise.all([fill('/makaleler', response, { reads }), fill('/makaleler', response, { reads })]);
  expect(cache.get('/makaleler')).toBe(response);
  version.raise(2, ['article']);
  expect(cache.get('/makaleler')).toBeUndefined();
  await fill('/makaleler', response, { reads });
  expect(found).toEqual(['miss', 'miss', 'hit', 'stale']);
});

test('a page is made again when an entity that it shows has changed, and only then', async () => {
  const response = await page('Anasayfa');
  await fill('/', response);
  version.raise(2, ['contract']);
  expect(cache.get('/')).toBe(response);
  version.raise(3, ['branding']);
  expect(cache.get('/')).toBeUndefined();
  await fill('/', response);
  expect([made, cache.get('/')]).toEqual([2, response]);
});

test('a page whose reads return the same after a change is kept', async () => {
  const response = await page('Makaleler');
  const reads = [read('/api/pages/blog')];
  await fill('/makaleler', response, { reads });
  version.raise(2, ['article']);
  expect(cache.get('/makaleler')).toBeUndefined();
  await fill('/makaleler', response, { reads });
  expect([made, cache.get('/makaleler')]).toEqual([1, response]);

  version.raise(3, ['article']);
  etags['/api/pages/blog'] = 'second';
  await fill('/makaleler', response, { reads });
  expect(made).toBe(2);
});

test('a page is compared with its reads when the time until which they are valid is over', async () => {
  const response = await page('Makaleler');
  await fill('/makaleler', response, { reads: [read('/api/pages/blog', Date.now() - 1)] });
  expect(cache.get('/makaleler')).toBeUndefined();
  await fill('/makaleler', response);
  expect([made, cache.get('/makaleler')]).toEqual([1, response]);
});

test('a read that is not cached makes the page stale at every change of its entities', async () => {
  const response = await page('Arama', 404);
  await fill('/makale/yok', response, { reads: [read('/api/pages/blog/yok')] });
  version.raise(2, ['article']);
  await fill('/makale/yok', response);
  expect(made).toBe(2);
});

test('a request after a change does not wait for a page that was begun before it', async () => {
  const [before, after] = [await page('önce'), await page('sonra')];
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  const first = cache.fill('/', async () => {
    await isDone;
    return { response: before, content: ['branding'], reads: [] };
  });
  version.raise(2, ['branding']);
  expect(await fill('/', after)).toBe(after);
  finish();
  expect(await first).toBe(before);
  expect(cache.get('/')).toBe(after);
});

describe('a response that is not cacheable', () => {
  let clock: jest.SpyInstance<number, []>;
  let now = 0;
  beforeEach(() => (clock = jest.spyOn(Date, 'now').mockImplementation(() => now)));
  afterEach(() => clock.mockRestore());
  const degraded = () => cachedResponse({ status: 200, isCacheable: false }, {}, 'Yedek');

  test('is made again for each request', async () => {
    for (const response of [await degraded(), await degraded()]) expect(await fill('/', response)).toBe(response);
    expect(made).toBe(2);
  });

  test('is kept for the time that it states, and made again then without a look at its reads', async () => {
    const rest = { keptMs: 5_000, reads: [read('/api/pages/blog')] };
    const first = await degraded();
    await fill('/', first, rest);
    now += 4_999;
    expect(await fill('/', await degraded(), rest)).toBe(first);
    expect(cache.get('/')).toBe(first);
    now += 1;
    expect(cache.get('/')).toBeUndefined();
    const second = await page('Anasayfa');
    expect(await fill('/', second, { reads: rest.reads })).toBe(second);
    now += 60_000;
    expect(cache.get('/')).toBe(second);
    expect(made).toBe(2);
  });

  test('is made again at a change of what it shows', async () => {
    await fill('/', await degraded(), { keptMs: 5_000, reads: [read('/api/pages/blog')] });
    version.raise(2, ['article']);
    const second = await degraded();
    expect(await fill('/', second, { keptMs: 5_000 })).toBe(second);
  });
});

test('long URLs use up the cache like long pages', async () => {
  const nothing = await cachedResponse({ status: 302, isCacheable: true }, { Location: '/404' }, '');
  const unknown = (number: number) => `/${number}-${'a'.repeat(15_000)}`;
  for (let number = 0; number < 6_000; number += 1) await fill(unknown(number), nothing);
  expect(cache.get(unknown(5_999))).toBe(nothing);
  expect(cache.get(unknown(0))).toBeUndefined();
});

test('URLs that do not exist never evict a page that exists', async () => {
  const [existing, nothing] = await Promise.all([page('Anasayfa'), page('a'.repeat(100_000), 404)]);
  await fill('/', existing);
  for (let number = 0; number < 3_000; number += 1) await fill(`/${number}`, nothing);
  expect(cache.get('/')).toBe(existing);
});

test('a cached page is compressed better soon after it was first sent', async () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts'));
  const html = sources.map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')).join('');
  const response = await fill('/', await page(html));
  const quick = bodyFor(response, 'br').bytes.length;
  for (let attempt = 0; attempt < 100 && bodyFor(response, 'br').bytes.length === quick; attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const { bytes, headers } = bodyFor(response, 'br');
  expect(bytes.length).toBeLessThan(quick);
  expect(brotliDecompressSync(bytes).toString()).toBe(html);
  expect(headers).toMatchObject({ ETag: response.etag, 'Content-Length': bytes.length, 'Content-Encoding': 'br' });
});
