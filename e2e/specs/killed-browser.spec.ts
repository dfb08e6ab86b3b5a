import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startKillableBrowser } from '../fixtures/killable-browser.ts';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site.page.ts';

/** Milliseconds after the last heartbeat from which a page may have frozen, with a reserve. */
const SILENCE_MS = 7_000;

test.setTimeout(90_000);

async function openSite(page: Page, url: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/releases/faults')) faults.push(request.postData() ?? '');
  });
  await page.goto(url);
  await new SitePage(page).startShell();
  return faults;
}

test('a browser that is killed on a healthy page reports nothing when it is opened again', async ({ site }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'vitrin-killed-'));
  let browser = await startKillableBrowser(profile);
  try {
    await openSite(browser.page, site.url);
    await sleep(2_500);
    await browser.kill();
    await sleep(SILENCE_MS);
    browser = await startKillableBrowser(profile);
    const faults = await openSite(browser.page, site.url);
    await sleep(500);
    expect(faults).toEqual([]);
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true });
  }
});

test('a page that stops responding is reported by the next one', async ({ page, context, site }) => {
  await openSite(page, site.url);
  await page.waitForTimeout(1_500);
  void page.evaluate(() =>
    setTimeout(() => {
      for (;;);
    }),
  );
  await sleep(SILENCE_MS);
  await Promise.race([page.close().catch(() => undefined), sleep(2_000)]);
  const next = await context.newPage();
  const reports = await openSite(next, site.url).catch(() => []);
  await expect.poll(() => reports.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(reports[0]).toContain('"phase":"freeze"');
});
