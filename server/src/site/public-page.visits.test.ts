import type { RenderResult } from '@vitrin/shared-contracts/rendering';
import type { Visits } from '@vitrin/shared-contracts/visits';
import { readVisits } from '../modules/visits/visits.service.ts';
import { addEnglish } from '../testing/languages.ts';
import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await buildTestSite();
});
afterEach(() => site.close());

const browser = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};
const open = (url: string, headers: Record<string, string> = {}) => site.visit(url, { ...browser, ...headers });

async function counted(): Promise<Visits['top'] & { total: number }> {
  const { db, visits } = site.services;
  await visits.flush(db);
  const { top, total } = await readVisits(db, 1);
  return { ...top, total };
}

const toNotFound: RenderResult = { kind: 'redirect', status: 302, location: '/404' };

test('counts documents in the same way when rendered, from memory, or not modified', async () => {
  const first = await open('/iletisim', { referer: 'https://www.arama.example/?q=a' });
  await open('/iletisim?form=is-basvurusu');
  const again = await open('/iletisim', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const { total, page, referrer, language, device } = await counted();
  expect([total, page]).toEqual([3, [{ value: '/iletisim', count: 3 }]]);
  expect(referrer).toEqual([{ value: 'arama.example', count: 1 }]);
  expect([language, device]).toEqual([[{ value: 'tr', count: 3 }], [{ value: 'desktop', count: 3 }]]);
});

test('counts each visit for the release that the document names, also from memory and for a canary', async () => {
  site.releases.candidates = { remote_public: { release: site.release('remote_public', 'f'), percent: 50 } };
  await open('/', { cookie: '_group=0' });
  await open('/', { cookie: '_group=0' });
  await open('/', { cookie: '_group=99' });
  await open('/', { cookie: '_group=0', 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await counted();
  await site.services.releaseHealth.flush(site.services.db);
  const sums = await site.services.db.selectFrom('release_health').select(['release_id', 'measure', 'count']).execute();
  expect(sums.toSorted((left, right) => right.count - left.count)).toEqual([
    { release_id: 'f'.repeat(16), measure: 'visit', count: 2 },
    { release_id: expect.any(String) as string, measure: 'visit', count: 1 },
  ]);
});

test('does not count requests that are not navigations of a person, when rendered or from memory', async () => {
  for (let round = 0; round < 2; round++) {
    await open('/', { accept: '*/*' });
    await open('/', { 'sec-purpose': 'prefetch' });
    await open('/', { cookie: '__Host-companion=x' });
    await open('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await fetch((await open('/robots.txt')).url.replace('/robots.txt', '/'), { method: 'HEAD', headers: browser });
  }
  expect(await counted()).toEqual({ total: 0, page: [], language: [], referrer: [], device: [], missing: [] });
});

test('counts an unknown URL as missing under its own path, and /404 not at all', async () => {
  site.render((url) => (url === '/404' ? renderedPage('yok', 404) : toNotFound));
  await open('/wp-login.php');
  await open('/wp-login.php');
  await open('/eski%20sayfa');
  await open('/404');
  const { missing, total } = await counted();
  expect(missing).toEqual([
    { value: '/wp-login.php', count: 2 },
    { value: '/eski sayfa', count: 1 },
  ]);
  expect(total).toBe(0);
});

test('counts a redirect at its target', async () => {
  site.render((url) => (url === '/eski' ? { kind: 'redirect', status: 301, location: '/yeni' } : renderedPage('yeni')));
  await open('/eski');
  await open('/makaleler/');
  await open('/yeni');
  const { page, missing } = await counted();
  expect([page, missing]).toEqual([[{ value: '/yeni', count: 1 }], []]);
});

test('redirects an old URL with Turkish letters to a target that headers can carry', async () => {
  site.render(() => toNotFound);
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  await site.services.db
    .insertInto('redirects')
    .values({ source: '/eski', target: '/hakkımızda?ad=%20ş', ...times })
    .execute();
  const moved = await open('/eski');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/hakk%C4%B1m%C4%B1zda?ad=%20%C5%9F']);
  expect((await counted()).missing).toEqual([]);
});

async function missing(): Promise<unknown[]> {
  const { db, missing: counter } = site.services;
  await counter.flush(db);
  return db
    .selectFrom('missing_addresses')
    .select(['path', 'visitors', 'bots', 'linked_from'])
    .orderBy('path')
    .execute();
}

test('counts requests that end in the 404 page, also of bots and below a language, with the linking page of the site', async () => {
  await addEnglish(site);
  site.render((url) => (url === '/404' ? renderedPage('yok', 404) : toNotFound));
  const { publicUrl } = site.services.config;
  for (let round = 0; round < 2; round += 1) await open('/eski?q=1', { referer: `${publicUrl}/makaleler?sayfa=2` });
  await open('/eski', { 'user-agent': 'curl/8.14.1', accept: '*/*', referer: 'https://baska.example/' });
  await open('/en/eski');
  await open('/en/admin/x');
  await open('/wp-login.php');
  await open('/404');
  expect(await missing()).toEqual([
    { path: '*', visitors: 1, bots: 0, linked_from: null },
    { path: '/en/admin/x', visitors: 1, bots: 0, linked_from: null },
    { path: '/en/eski', visitors: 1, bots: 0, linked_from: null },
    { path: '/eski', visitors: 2, bots: 1, linked_from: '/makaleler' },
  ]);
});

test('does not count pages, redirects to other pages, reserved addresses and HEAD requests', async () => {
  site.render((url) => (url === '/eski' ? { kind: 'redirect', status: 301, location: '/yeni' } : renderedPage('yeni')));
  await open('/');
  await open('/eski');
  await open('/assets/yok.js');
  site.render(() => toNotFound);
  await fetch((await open('/robots.txt')).url.replace('/robots.txt', '/yok'), {
    method: 'HEAD',
    headers: browser,
    redirect: 'manual',
  });
  expect(await missing()).toEqual([]);
});
