import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { affectedPanelPaths } from '../fixtures/affected-screens.ts';
import { repository } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const release = JSON.parse(
  readFileSync(join(repository, 'remote-admin/dist/release.json'), 'utf8'),
) as ReleaseDescriptor;

/** Screens that are opened without a record; those with one read `{id}`. */
const screens = Object.entries(release.screens ?? {}).filter(([, { reads }]) =>
  reads.every((address) => !address.includes('{id}')),
);

/** Documents of the panel are served only to top-level navigations. */
const navigation = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' };

/** Addresses of the API that this document has requested, without the calls that the shell reports to. */
function requestedReads(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.slice(location.origin.length))
      .filter((address) => address.startsWith('/api/admin/') && !address.endsWith('/stream')),
  );
}

test('each screen of the panel uses the requests that its document has sent, and repeats none', async ({
  staffPage,
}) => {
  test.setTimeout(180_000);
  const affected = affectedPanelPaths();
  for (const [path] of screens.filter(([path]) => affected.has(path))) {
    await staffPage.goto(path);
    await expect.poll(() => staffPage.evaluate(() => globalThis.vitrin?.reads?.size), path).toBe(0);
    const requested = await requestedReads(staffPage);
    expect.soft(requested.toSorted(), path).toEqual([...new Set(requested)].toSorted());
  }
});

test('a record that is opened by its address is requested with the document', async ({ staffPage }) => {
  await staffPage.goto('/admin/pages/blog/update?id=1');
  await expect(staffPage.getByRole('heading', { level: 1, name: 'Makaleyi düzenle' })).toBeVisible();
  await expect.poll(() => staffPage.evaluate(() => globalThis.vitrin?.reads?.size)).toBe(0);
  expect((await requestedReads(staffPage)).filter((address) => address === '/api/admin/blog/1')).toHaveLength(1);
});

test('every script that a screen needs is requested with its document', async ({ staffPage }) => {
  await staffPage.addInitScript(() => {
    document.addEventListener('vitrin:ready', () => {
      const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
      // The worker that watches for freezes is no part of the screen, and starts after it.
      const ofScreen = scripts.filter((name) => name.endsWith('.js') && !name.endsWith('/freeze-watch.js'));
      document.documentElement.dataset.scriptsAtReady = ofScreen.join(' ');
    });
  });
  await staffPage.goto('/admin/pages/blog');
  await expect(staffPage.locator('html')).toHaveAttribute('data-scripts-at-ready', /shell\.js/);
  const html = await (await staffPage.request.get('/admin/pages/blog', { headers: navigation })).text();
  const atReady = await staffPage.evaluate(() => document.documentElement.dataset.scriptsAtReady?.split(' ') ?? []);
  for (const script of atReady) expect(html).toContain(new URL(script).pathname);
});

test('the article list needs no chunk for forms, schemas, menus or dragging', () => {
  const scripts = release.screens?.['/admin/pages/blog']?.files.filter((file) => file.endsWith('.js'));
  expect(scripts).toEqual([expect.stringContaining('article-list')]);
});

test('no file of the panel is preloaded twice', async ({ staffPage }) => {
  const html = await (await staffPage.request.get('/admin/pages/blog', { headers: navigation })).text();
  const preloaded = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloaded.length).toBeGreaterThan(5);
  expect(preloaded).toEqual([...new Set(preloaded)]);
});
