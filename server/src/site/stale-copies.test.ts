import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderResult } from '@vitrin/shared-contracts/rendering';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { buildTestSite, type TestSite } from '../testing/test-site.ts';
import { RenderFailure } from './rendering/render-failure.ts';
import { createStaleCopies } from './stale-copies.ts';
import { warmCopies } from './warm-copies.ts';
import { cachedResponse } from '../platform/http/cached-response.ts';

const content = 'metin '.repeat(100);

/** A page that declares the address without unknown parameters as its own. */
function pageOf(url: string): RenderResult {
  const canonical = url.replace(/&x=.*/, '');
  const html = `<p>${url} ${content}</p>`;
  const head = { title: 'Sayfa', description: '', canonical };
  return { kind: 'page', status: 200, html, head, hydration: { loaderData: {} }, routes: [] };
}

let site: TestSite;
let isAway: boolean;

beforeEach(async () => {
  isAway = false;
  // Only a database on another machine can be away.
  const remote = { databaseUrl: 'postgres://veritabani.ornek/vitrin' };
  site = await buildTestSite((services) => ({ ...services, config: { ...services.config, ...remote } }));
  site.render((url) => {
    if (isAway) throw new RenderFailure('db', { fatal: false, status: 503 });
    if (url.startsWith('/makale/')) return { kind: 'redirect', status: 302, location: '/404' };
    return pageOf(url);
  });
});
afterEach(() => site.close());

/** Nothing in memory is fresh, and nothing can be read. */
async function takeDatabaseAway(): Promise<void> {
  const { db, contentVersion } = site.services;
  contentVersion.raise(await raiseContentVersion(db));
  isAway = true;
}

it('a page that was seen before is answered from the disk, marked as stale, in each encoding', async () => {
  const before = await (await site.visit('/iletisim')).text();
  await until(async () => (await createCopies().find('/iletisim')) !== null);
  await takeDatabaseAway();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const copy = await site.visit('/iletisim', { 'accept-encoding': encoding });
    expect([copy.status, copy.headers.get('cache-status')]).toEqual([200, 'Vitrin; hit; detail=stale']);
    expect(copy.headers.get('cache-control')).toBe('private, no-store');
    expect(await copy.text()).toBe(before);
  }
  // Not in the sitemap, whose pages a job stores at the start.
  expect((await site.visit('/makaleler?sayfa=2')).status).toBe(503);
});

it('the page is current again as soon as the database answers', async () => {
  await site.visit('/iletisim');
  await until(async () => createCopies().has('/iletisim'));
  await takeDatabaseAway();
  expect((await site.visit('/iletisim')).headers.get('cache-status')).not.toBe(null);
  isAway = false;
  const current = await site.visit('/iletisim');
  expect([current.status, current.headers.get('cache-status')]).toEqual([200, null]);
});

it('addresses that clients make up have no copy', async () => {
  for (const url of ['/makaleler?sayfa=2', '/makaleler?sayfa=2&x=1', '/makaleler?sayfa=2&x=2']) await site.visit(url);
  await until(async () => createCopies().has('/makaleler?sayfa=2'));
  const stored: string[] = [];
  for await (const address of createCopies().addresses()) stored.push(address);
  // The job that runs at the start stores the pages of the sitemap.
  expect(stored.filter((address) => address.startsWith('/makaleler?'))).toEqual(['/makaleler?sayfa=2']);
});

it('a page that is gone loses its copy when it is requested, at the latest by the daily job', async () => {
  createCopies().keep('/makale/eski', await response());
  await until(async () => createCopies().has('/makale/eski'));
  const { services } = site;
  await warmCopies({ app: site.app, services, copies: createCopies(), pauseMs: 0 }, new AbortController().signal);
  await until(async () => !createCopies().has('/makale/eski'));
  expect(await createCopies().find('/makale/eski')).toBe(null);
  expect(createCopies().has('/iletisim')).toBe(true);
});

const response = () => cachedResponse({ status: 200, isCacheable: true }, {}, content);

it('a copy that cannot be written or read leaves the page as it is', async () => {
  rmSync(join(site.services.config.dataDir, 'stale'), { recursive: true, force: true });
  await takeDatabaseAway();
  expect((await site.visit('/iletisim')).status).toBe(503);
});

const createCopies = () => createStaleCopies(site.services.config.dataDir, site.services.log);

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => void setTimeout(resolve, 10));
}
