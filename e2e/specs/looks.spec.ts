import type { Page } from '@playwright/test';
import type { BrandingRecord } from '@vitrin/shared-contracts/branding';
import { api } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
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

/** Other journeys of this site expect its first look. */
test.afterEach(({ staffPage }) => choose(staffPage, 'duru'));

/** One page of each kind. */
const pages = [
  '/',
  '/makaleler',
  '/urunler',
  '/projeler',
  '/ekip',
  '/kariyer',
  '/dokumanlar',
  '/iletisim',
  '/biyografi',
];
const sizes = [
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
  { width: 1_360, text: '200%' },
] as const;

for (const look of ['matbaa', 'sahne']) {
  test(
    `in the look ${look} no page scrolls horizontally with 320 px or texts of 200 %, and words break by syllables`,
    fullRunOnly('e2e/specs/reflow.spec.ts'),
    async ({ staffPage, page }) => {
      await choose(staffPage, look);
      const wrong: string[] = [];
      for (const { width, text } of sizes) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of pages) {
          expect((await page.goto(path))?.status()).toBe(200);
          const { overflow, hyphens } = await layoutOf(page, text);
          if (overflow > 0) wrong.push(`${path} at ${width} px and ${text}: ${overflow} px too wide`);
          if (hyphens !== 'auto') wrong.push(`${path}: the heading has hyphens ${hyphens}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
}

/** Returns by how many pixels the page is wider than its window, and how its heading breaks words. */
function layoutOf(page: Page, text: string) {
  return page.evaluate((size) => {
    const { documentElement: root } = document;
    root.style.fontSize = size;
    const heading = document.querySelector('main h1, main h2');
    return {
      overflow: root.scrollWidth - root.clientWidth,
      hyphens: heading ? getComputedStyle(heading).hyphens : '',
    };
  }, text);
}
