import { get, type IncomingMessage } from 'node:http';
import { rmSync } from 'node:fs';
import type { RenderResult } from '@vitrin/shared-contracts/rendering';
import { api } from '@vitrin/shared-contracts/paths';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { addEnglish } from '../testing/languages.ts';
import { signIn, type Staff } from '../testing/sign-in.ts';
import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';
import { RenderFailure } from './rendering/render-failure.ts';

const purge = { url: 'http://127.0.0.1:9/purge', headers: {} };
let site: TestSite;
let staff: Staff;
let answer: (url: string) => RenderResult | null | Promise<RenderResult | null>;

beforeAll(async () => {
  site = await buildTestSite((services) => ({
    ...services,
    config: { ...services.config, purge, mediaUrl: 'https://medya.example', databaseUrl: 'postgres://uzak/vitrin' },
  }));
  await addEnglish(site);
  site.setReads([`${api.contracts}?lang=tr`]);
  site.render((url) => answer(url));
  staff = await signIn(site, 'editor');
});
afterAll(() => site.close());
beforeEach(async () => {
  answer = (url) => ({ ...renderedPage(`<p>${url}</p>`), hydration: { loaderData: {} } });
  site.releases.candidates = {};
  site.services.contentVersion.raise(await raiseContentVersion(site.services.db));
});

/** Returns the answer as a shared cache sees it: how long it may be kept, and by which tags it is found. */
async function shared(url: string, headers: Record<string, string> = {}) {
  const { status, headers: sent } = await site.visit(url, headers);
  return {
    status,
    kept: sent.get('cdn-cache-control'),
    tags: sent.get('surrogate-key'),
    cookie: sent.get('set-cookie'),
    browser: sent.get('cache-control'),
  };
}

test('an anonymous page is kept for a day by the tags of what it shows, first and from memory; browsers ask again', async () => {
  const first = await shared('/iletisim');
  expect(first).toMatchObject({ status: 200, kept: 'max-age=86400', cookie: null, browser: 'private, no-cache' });
  expect(first.tags?.split(' ')).toEqual(
    expect.arrayContaining([
      'all',
      'surfaces',
      'release-shell',
      'release-remote_public',
      'branding',
      'language',
      'site-settings',
      'contract',
      'media',
    ]),
  );
  expect(first.tags).not.toContain('article');
  expect(await shared('/iletisim')).toEqual(first);
  const { headers } = await site.visit('/iletisim');
  expect(headers.get('cache-tag')?.split(',')).toEqual(first.tags?.split(' '));
});

test('a page with a section of a remote is found by the tag of that remote, also before it was ever live', async () => {
  const { remote, ...section } = { id: 's1', kind: 'remote', v: 1, remote: 'remote_kampanya' };
  const form_data = {
    parent_id: null,
    active: 1,
    sections: [{ ...section, values: { remote, section: 'liste' } }],
    translations: { tr: { title: 'Fırsatlar', seo_name: '', summary: '', texts: {} } },
  };
  expect((await staff.call({ method: 'POST', url: api.adminSitePages, form: { form_data } })).status).toBe(200);
  expect((await shared('/firsatlar')).tags?.split(' ')).toContain('release-remote_kampanya');
  expect((await shared('/')).tags).not.toContain('remote_kampanya');
});

test.each([
  ['/en', 'release-shell'],
  [`${api.contracts}?lang=tr`, 'contract'],
  ['/sitemap.xml', 'any-content'],
  ['/en/rss.xml', 'any-content'],
  ['/manifest.webmanifest', 'any-content'],
])('%s is kept too', async (url, tag) => {
  for (const { kept, tags } of [await shared(url), await shared(url)]) {
    expect(kept).toBe('max-age=86400');
    expect(tags?.split(' ')).toContain(tag);
  }
});

test('the route data of a page has the tags of its page', async () => {
  if (site.releases.live.shell) site.releases.live.shell.descriptor.fetches_hydration = true;
  const html = await (await site.visit('/biyografi')).text();
  const [, address = ''] = /"hydration_address":"([^"]+)"/.exec(html) ?? [];
  expect(await shared(address)).toMatchObject({ kept: 'max-age=86400', browser: expect.stringContaining('immutable') });
  expect((await shared(address)).tags).toBe((await shared('/biyografi')).tags);
  const gone = await shared(address.replace(/hydration\/..../, 'hydration/aaaa'));
  expect(gone).toMatchObject({ status: 404, kept: 'no-store', tags: null });
});

test.each([
  ['a language', `${cookieNames.language}=en`],
  ['a staff session', ''],
  ['a visitor group', `${cookieNames.group}=5`],
  ['a release that has failed', `${cookieNames.avoid}=remote_public.1111111111111111`],
  ['another program', '_ga=1'],
])('nothing is kept of a browser with the cookie of %s', async (_what, cookie) => {
  const sent = cookie === '' ? { cookie: staff.headers['cookie'] ?? '' } : { cookie };
  for (const url of ['/', '/iletisim', '/iletisim', `${api.contracts}?lang=tr`, '/sitemap.xml'])
    expect(await shared(url, sent)).toMatchObject({ kept: 'no-store', tags: null });
});

test('nothing is kept during a canary, when the document depends on who asks', async () => {
  site.releases.candidates = { remote_public: { release: site.release('remote_public', '2'), percent: 50 } };
  for (const agent of ['Firefox', 'Googlebot'])
    expect(await shared('/iletisim', { 'user-agent': agent })).toMatchObject({ status: 200, kept: 'no-store' });
});

test.each([
  ['a redirect', '/iletisim/', 308],
  ['the redirect of a former address', '/?lang=en', 301],
  ['a search', '/makaleler?ara=kopru', 200],
  ['the sign-in in a frame', '/giris-yap', 403],
  ['the panel in a frame', '/admin', 403],
  ['a preview of unpublished content', '/onizleme/00000000-0000-4000-8000-000000000000', 403],
  ['a read whose language a cookie chooses', api.contracts, 200],
  ['a picture that does not exist', '/media/yok', 404],
  ['a script that has not arrived', '/releases/shell/0000000000000000/yok.js', 404],
])('%s is never kept', async (_what, url, status) => {
  const answered = await shared(url, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' });
  expect(answered.status).toBe(status);
  expect(answered.tags).toBeNull();
  expect(answered.kept).toBe('no-store');
});

test.each(['/giris-yap', '/admin'])('the document of %s is never kept', async (url) => {
  // `fetch` cannot navigate.
  const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site.origin + url, { headers }, resolve).on('error', reject);
  });
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'cdn-cache-control': 'no-store' });
  expect(answer.headers).not.toHaveProperty('surrogate-key');
});

test('the 404 page, the fallback of a failing release and error pages are never kept', async () => {
  answer = () => ({ kind: 'redirect', status: 302, location: '/404' });
  expect(await shared('/makale/yok')).toMatchObject({ status: 302, kept: 'no-store' });
  answer = () => renderedPage('yok', 404);
  expect(await shared('/404')).toMatchObject({ status: 404, kept: 'no-store' });
  answer = () => null;
  for (const _visit of ['first', 'from memory'])
    expect(await shared('/biyografi')).toMatchObject({ status: 200, kept: 'no-store' });
  answer = () => {
    throw new RenderFailure('db', { fatal: false, status: 500 });
  };
  expect(await shared('/makaleler')).toMatchObject({ status: 503, kept: 'no-store' });
});

test('a stale copy is never kept', async () => {
  const content = 'metin '.repeat(100);
  const head = { title: 'Sayfa', description: '', canonical: '/iletisim' };
  answer = () => ({ ...renderedPage(content), head });
  const isStale = async () => {
    answer = () => {
      throw new RenderFailure('db', { fatal: false, status: 503 });
    };
    site.services.contentVersion.raise(await raiseContentVersion(site.services.db));
    return (await site.visit('/iletisim')).headers.has('cache-status');
  };
  expect(await shared('/iletisim')).toMatchObject({ kept: 'max-age=86400' });
  await waitUntil(isStale);
  expect(await shared('/iletisim')).toMatchObject({ status: 200, kept: 'no-store', tags: null });
  rmSync(`${site.services.config.dataDir}/stale`, { recursive: true });
});

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}

test('a page that was begun before a change is not kept, because its purge may have been sent already', async () => {
  answer = async (url) => {
    site.services.contentVersion.raise(await raiseContentVersion(site.services.db));
    return renderedPage(`<p>${url}</p>`);
  };
  expect(await shared('/iletisim')).toMatchObject({ status: 200, kept: 'no-store' });
});

test('a rejected form is never kept', async () => {
  const { status, headers } = await site.post('/iletisim');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(headers.get('cdn-cache-control')).toBe('no-store');
});

test('of all addresses of the API only public reads with a language are kept', async () => {
  const reads = site.app.listedRoutes.filter(({ method }) => method === 'GET');
  expect(reads.length).toBeGreaterThan(80);
  for (const { url } of reads) {
    const { kept } = await shared(`${url.replaceAll(/:\w+/g, '1')}?lang=tr`);
    expect([url, kept]).toEqual([
      url,
      expect.stringMatching(url.startsWith('/api/pages/') ? /^(?:no-store|max-age=86400)$/ : /^no-store$/),
    ]);
  }
});

test('a site without a purge hook sends none of these headers', async () => {
  const plain = await buildTestSite();
  for (const url of ['/iletisim', '/sitemap.xml', `${api.contracts}?lang=tr`, '/giris-yap']) {
    const { headers } = await plain.visit(url);
    for (const name of ['cdn-cache-control', 'surrogate-key', 'cache-tag']) expect(headers.has(name)).toBe(false);
  }
  await plain.close();
});
