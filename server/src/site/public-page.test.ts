import { api } from '@vitrin/shared-contracts/paths';
import type { RenderResult } from '@vitrin/shared-contracts/rendering';
import { inTransactionOf } from '../content/content-kind.ts';
import { articleRecords } from '../modules/articles/articles.service.ts';
import { pathKey } from '../modules/redirects/redirects.service.ts';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { buildTestSite, renderedPage as page, type TestSite } from '../testing/test-site.ts';
import { RenderFailure } from './rendering/render-failure.ts';

let site: TestSite;
let answer: (url: string) => RenderResult | null;
let renderings: number;

beforeEach(async () => {
  site = await buildTestSite();
  renderings = 0;
  answer = (url) => page(`<p>${url}</p>`);
  site.render((url) => {
    renderings += 1;
    return answer(url);
  });
});

afterEach(() => site.close());

const visit = (url: string, headers: Record<string, string> = {}) => site.visit(url, headers);

test('the process of the public pages starts with the server, before the first visitor', () => {
  const { shell, remote_public: remote } = site.releases.live;
  expect(site.prepared).toEqual([{ shells: [shell], remotes: [remote] }]);
});

test('a page from memory is identical, including headers', async () => {
  const [first, second] = [await visit('/iletisim'), await visit('/iletisim')];
  expect(renderings).toBe(1);
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)));
  expect(headersOf(second)).toEqual(headersOf(first));
  expect(await second.text()).toBe(await first.text());
  const etag = first.headers.get('etag') ?? '';
  expect((await visit('/iletisim', { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
});

test('the resource hints that React writes before the content are in the head', async () => {
  const hint = '<link rel="preload" as="image" imageSrcSet="/media/a-480.avif 480w" imageSizes="100vw"/>';
  answer = () => page(`${hint}<p>metin</p>`);
  const [head, body] = (await (await visit('/iletisim')).text()).split('</head>', 2);
  expect(head).toContain(hint);
  expect(body).toContain('<div id="root"><p>metin</p></div>');
});

test.each(['/api', '/releases', '/media', '/assets/a.js', '/sitemap.xml/a', '/rss.xml/a', '/healthz/a'])(
  '%s returns a plain 404 and no page',
  async (url) => {
    expect((await visit(url)).status).toBe(404);
    expect(renderings).toBe(0);
  },
);

test('an extra slash redirects permanently, with the whole query', async () => {
  const moved = await visit('/makaleler/?sayfa=2');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/makaleler?sayfa=2']);
});

test('a path in an old encoding is read as Turkish, and is an envelope below /api', async () => {
  const page = await visit('/hakk%FDm%FDzda?a=1');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(encodeURI('/hakkımızda'))]);
  const refused = await visit('/api/pages/%FD');
  expect([refused.status, await refused.json()]).toMatchObject([400, { success: false }]);
});

test('an invalid URL returns 400 with an error page, in the language of its path', async () => {
  const refused = await visit('/makale/%00');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('İstek anlaşılamadı');
  const arabic = await (await visit('/ar/makale/%00')).text();
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('<a href="/ar">الرئيسية</a>');
});

test('a failed read returns a page with 503, and the next visit tries again', async () => {
  answer = () => {
    throw new RenderFailure('db', { fatal: false, status: 503 });
  };
  const failed = await visit('/iletisim');
  expect([failed.status, failed.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(failed.headers.get('retry-after')).toBe('30');
  answer = () => page('iyi');
  expect((await visit('/iletisim')).status).toBe(200);
});

test('a search is rendered each time, so that searches cannot evict other pages from memory', async () => {
  await visit('/makaleler?ara=k%C3%B6pr%C3%BC');
  await visit('/makaleler?ara=k%C3%B6pr%C3%BC');
  expect(renderings).toBe(2);
});

test('the fallback for a failed rendering is kept for five seconds, so that not every visitor waits for the failure', async () => {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  answer = () => null;
  const first = await (await visit('/iletisim')).text();
  answer = () => page('<p>iyi</p>');
  clock.mockReturnValue(now + 4_999);
  expect(await (await visit('/iletisim')).text()).toBe(first);
  clock.mockReturnValue(now + 5_000);
  expect(await (await visit('/iletisim')).text()).toContain('<p>iyi</p>');
  clock.mockRestore();
});

test('a redirect never returns 304', async () => {
  answer = () => ({ kind: 'redirect', status: 302, location: '/404' });
  const etag = (await visit('/makale/a')).headers.get('etag') ?? '';
  const again = await visit('/makale/a', { 'if-none-match': etag });
  expect([again.status, again.headers.get('location')]).toEqual([302, '/404']);
});

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

function addEnglish() {
  return site.services.db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 1, ...times })
    .execute();
}

test('a language has pages below its own path, rendered without the language prefix and cached separately', async () => {
  await addEnglish();
  answer = (url) => page(`<p>${url}</p>`);
  const english = await visit('/en/makaleler?sayfa=2');
  expect([english.status, english.headers.get('content-language')]).toEqual([200, 'en']);
  expect(await english.text()).toMatch(/<html lang="en"[\s\S]*<p>\/makaleler\?sayfa=2<\/p>/);
  expect(await (await visit('/makaleler?sayfa=2')).text()).toContain('<html lang="tr"');
  expect(renderings).toBe(2);
  // From memory, whatever language the visitor has chosen.
  const again = await visit('/en/makaleler?sayfa=2', { cookie: '_lang=tr' });
  expect([renderings, await again.text()]).toEqual([2, expect.stringContaining('<html lang="en"')]);
  expect(await (await visit('/de/makaleler')).text()).toContain('<html lang="tr"');
});

test('sign-in, panel and API do not exist below a language path, and the 404 page has no script', async () => {
  await addEnglish();
  answer = (url) => (url === '/404' ? page('<h1>Not found</h1>', 404) : page('?'));
  for (const url of ['/en/admin', '/en/admin/dashboard', '/en/giris-yap', '/en/api/pages/blog', '/en/sitemap.xml']) {
    const absent = await visit(url);
    const html = await absent.text();
    expect([absent.status, html.includes('<h1>Not found</h1>'), html.includes('loader.js')]).toEqual([
      404,
      true,
      false,
    ]);
  }
  expect(renderings).toBe(1);
});

test('former URLs of a language redirect permanently to the new ones, a stored language choice redirects only from the home page', async () => {
  await addEnglish();
  const led = async (url: string, cookie = '') => {
    const { status, headers } = await visit(url, { cookie });
    return [status, headers.get('location')];
  };
  expect(await led('/makaleler?lang=en')).toEqual([301, '/en/makaleler']);
  await visit('/');
  expect(await led('/', '_lang=en')).toEqual([302, '/en']);
  expect((await visit('/', { cookie: '_lang=en' })).headers.get('vary')).toBe('Cookie');
  expect(await led('/biyografi', '_lang=en')).toEqual([200, null]);
});

test('a redirect to the new URL of a page keeps the requested language', async () => {
  await addEnglish();
  answer = (url) => ({ kind: 'redirect', status: 301, location: url.replace('old', 'new') });
  for (const [asked, led] of [
    ['/en/makale/old', '/en/makale/new'],
    ['/en?urun=old', '/en?urun=new'],
    ['/makale/old', '/makale/new'],
  ] as const)
    expect((await visit(asked)).headers.get('location')).toBe(led);
  expect((await visit('/makale/old', { cookie: '_lang=en' })).headers.get('location')).toBe('/makale/new');
});

test('below a language path a redirect keeps the language, unless the full path has its own redirect', async () => {
  await addEnglish();
  answer = () => ({ kind: 'redirect', status: 302, location: '/en/404' });
  const redirect = (source: string, target: string) =>
    site.services.db
      .insertInto('redirects')
      .values({ source, target, ...times })
      .execute();
  await redirect('/hakkimizda', '/biyografi');
  await redirect('/en/about', '/biyografi');
  const led = async (url: string) => {
    const { status, headers } = await visit(url);
    return [status, headers.get('location')];
  };
  expect(await led('/en/hakkimizda')).toEqual([301, '/en/biyografi']);
  expect(await led('/en/about')).toEqual([301, '/biyografi']);
  expect(await led('/en/yok')).toEqual([302, '/en/404']);
});

test('a redirect of an old URL takes precedence over 404', async () => {
  answer = () => ({ kind: 'redirect', status: 302, location: '/404' });
  await site.services.db
    .insertInto('redirects')
    .values({ source: '/köprü', target: '/biyografi', ...times })
    .execute();
  const moved = await visit('/k%C3%B6pr%C3%BC/');
  expect(moved.status).toBe(308);
  const led = await visit('/k%C3%B6pr%C3%BC');
  expect([led.status, led.headers.get('location')]).toEqual([301, '/biyografi']);
});

test.each([
  ['in Windows-1254', '/k%F6pr%FC', '/biyografi'],
  ['in another case', '/K%C3%96PR%C3%9C', '/biyografi'],
  ['decomposed', '/ko%CC%88pru%CC%88', '/biyografi'],
  ['with a query, which is passed on', '/k%C3%B6pr%C3%BC?utm_source=x&ad=%FE', '/biyografi?utm_source=x&ad=%C5%9F'],
  ['of an earlier WordPress site', '/?p=12', '/makaleler'],
  ['of a page by an unknown parameter', '/iletisim?id=3&a=b', '/makaleler?a=b'],
])('an old address %s leads to its redirect, also when the page is in memory', async (_what, asked, location) => {
  answer = (url) =>
    ['/', '/iletisim'].includes(url) ? page('sayfa') : { kind: 'redirect', status: 302, location: '/404' };
  for (const [source, target] of [
    ['/köprü', '/biyografi'],
    ['/?p=12', '/makaleler'],
    ['/iletisim?id=3', '/makaleler'],
  ] as const)
    await site.services.db
      .insertInto('redirects')
      .values({ source, source_key: pathKey(source), target, ...times })
      .execute();
  for (const path of ['/', '/iletisim', '/k%C3%B6pr%C3%BC']) await visit(path);
  for (let round = 0; round < 2; round += 1) {
    const led = await visit(asked);
    expect([led.status, led.headers.get('location')]).toEqual([301, location]);
  }
  expect((await visit('/?p=13')).status).toBe(200);
});

test.each(['/%zz', '/%E0%A4%A', '/%FF%FE', '/hakk%FDm%FDzda'])(
  'the broken address %s ends in the 404 page',
  async (asked) => {
    answer = () => ({ kind: 'redirect', status: 302, location: '/404' });
    const led = await visit(asked);
    expect([led.status, led.headers.get('location')]).toEqual([302, '/404']);
  },
);

test('a redirect of a reserved address from before the rule is not followed', async () => {
  answer = () => ({ kind: 'redirect', status: 302, location: '/404' });
  await site.services.db
    .insertInto('redirects')
    .values({ source: '/Giris-Yap/a', source_key: '/giris-yap/a', target: 'https://kotu.example/', ...times })
    .execute();
  const led = await visit('/Giris-Yap/a');
  expect([led.status, led.headers.get('location')]).toEqual([308, '/giris-yap/a']);
});

test('a redirect whose target is redirected leads to the final URL in one step', async () => {
  answer = () => ({ kind: 'redirect', status: 302, location: '/404' });
  const rows = [
    { source: '/bir', target: '/iki' },
    { source: '/iki', target: '/üç?a=1' },
  ];
  await site.services.db
    .insertInto('redirects')
    .values(rows.map((row) => ({ ...row, ...times })))
    .execute();
  const led = await visit('/bir');
  expect([led.status, led.headers.get('location')]).toEqual([301, '/%C3%BC%C3%A7?a=1']);
});

test('a cached page is rendered again when a scheduled article is published', async () => {
  const { db, contentVersion } = site.services;
  const published_at = new Date(Date.now() + 700).toISOString();
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Söz.' }] }] };
  const form = { active: 1, published_at, cover_id: null, translations: { tr: { title: 'Köprüler', document } } };
  const stamp = { now: times.created_at, userId: null };
  await db.transaction().execute((trx) => articleRecords.add(inTransactionOf(site.services, trx), stamp, form));
  contentVersion.raise(await raiseContentVersion(db, ['article']), ['article']);
  site.setReads([api.articles]);
  await visit('/makaleler');
  await visit('/makaleler');
  expect(renderings).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 800));
  await visit('/makaleler');
  expect(renderings).toBe(2);
});
