import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site.page.ts';

/** The script and the styles of the article list. */
const FILES = /\/releases\/remote_public\/[^/]+\/articles\.(?:js|css)/;

/** Cuts the connection during the first requests for the files of a page. */
async function cutFiles(page: Page, times: number): Promise<void> {
  const cut = new Map<string, number>();
  await page.route(FILES, async (route) => {
    const file = new URL(route.request().url()).pathname;
    cut.set(file, (cut.get(file) ?? 0) + 1);
    if ((cut.get(file) ?? 0) <= times) await route.abort('connectionreset');
    else await route.continue();
  });
}

async function openHome(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/releases/faults')) faults.push(request.postData() ?? '');
  });
  await page.goto('/');
  await new SitePage(page).startShell();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  return faults;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);

test('a page whose files are cut once is opened by a silent second attempt', async ({ page }) => {
  await cutFiles(page, 1);
  const faults = await openHome(page);
  await new SitePage(page).goTo('Makaleler');
  await expect(new SitePage(page).articles.first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('a page whose files are cut twice is opened as a document, and the release is not to blame', async ({ page }) => {
  await cutFiles(page, 2);
  const faults = await openHome(page);
  await new SitePage(page).goTo('Makaleler');
  await expect(new SitePage(page).articles.first()).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page).toHaveURL('/makaleler');
  expect(faults).toEqual([]);
});
