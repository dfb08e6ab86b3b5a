import type { Page } from '@playwright/test';
import type { BrandingRecord } from '@vitrin/shared-contracts/branding';
import { api } from '@vitrin/shared-contracts/paths';
import { callPanel } from '../fixtures/panel-call.ts';
import { expect, testOnOwnSite as test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { SitePage } from '../pages/site.page.ts';

async function choose(panel: Page, look: string): Promise<void> {
  const { lookOptions: _options, ...branding } = await callPanel<BrandingRecord>(panel, api.adminBranding);
  const texts = Object.entries(branding).map(([name, value]) => [name, String(value)]);
  await callPanel(panel, api.adminBranding, { _method: 'PUT', ...Object.fromEntries(texts), look });
}

const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1) ?? '')
      .filter((name) => /\.(?:css|woff2)$/.test(name)),
  );
const sheetsOf = (page: Page) =>
  page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map((style) => (style as HTMLElement).dataset['href']?.split('/').at(-1)));
const titleFont = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0]);

/** Rules of files and documents are tests of kit and server; only a browser loads sheets and fonts. */
test('a page shows the chosen look, and loads its fonts and its sheets only, after a navigation too', async ({
  staffPage,
  page,
}) => {
  const { messages } = await watch(page);
  await choose(staffPage, 'matbaa');
  await page.goto('/');
  expect(await sheetsOf(page)).toEqual(['matbaa.__federation_expose_app.css', 'matbaa.home.css']);
  expect(await titleFont(page)).toContain('Newsreader');
  expect((await filesOf(page)).toSorted()).toEqual(['manrope.woff2', 'newsreader.woff2']);

  await new SitePage(page).startShell();
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Makaleler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Makaleler' })).toBeVisible();
  expect((await filesOf(page)).filter((file) => file.endsWith('.css') && !file.startsWith('matbaa.'))).toEqual([]);

  await choose(staffPage, 'duru');
  await page.goto('/makaleler');
  expect(await sheetsOf(page)).toEqual(['__federation_expose_app.css', 'articles.css']);
  expect(messages()).toEqual([]);
});
