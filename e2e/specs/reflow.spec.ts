import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { loginPath } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { fillWithLongTexts } from '../fixtures/long-texts.ts';
import { panelRecords, type PanelRecords } from '../fixtures/panel-records.ts';
import { panelScreens, publicScreens } from '../fixtures/screens.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { openDashboard } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

/** The looks that every run checks have the same rules as the others. */
const SPEC = 'e2e/specs/reflow.spec.ts';

/** WCAG 2.2, 1.4.10 (320 px) and 1.4.4 (text at 200 %). */
const looks = [
  { name: 'a viewport of 320 px', details: {}, width: 320, text: '100%', fonts: true },
  { name: 'text size of 200 %', details: fullRunOnly(SPEC), width: 390, text: '200%', fonts: true },
  { name: 'text size of 200 % in a wide window', details: {}, width: 1_360, text: '200%', fonts: true },
  { name: 'fallback fonts at 320 px', details: fullRunOnly(SPEC), width: 320, text: '100%', fonts: false },
] as const;

for (const { name, details, width, text, fonts } of looks) {
  test(`no public page scrolls horizontally: ${name}`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    if (!fonts) await page.route('**/*.woff2', (route) => route.abort());
    const overflow: Record<string, number> = {};
    for (const path of await publicAddresses(page)) {
      await page.goto(path);
      const pixels = await overflowOf(page, text);
      if (pixels > 0) overflow[path] = pixels;
    }
    expect(overflow).toEqual({});
  });
}

test('with text at 200 % the header of a wide window shows the logo and the menu, and cuts nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_360, height: 800 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Menü' })).toBeHidden();
  await overflowOf(page, '200%');
  await expect(header.getByRole('button', { name: 'Menü' })).toBeVisible();
  const logo = await header.getByRole('link').first().boundingBox();
  expect(logo?.width).toBeGreaterThan(80);
});

test.describe('without blanks in what staff typed', () => {
  test.describe.configure({ mode: 'default' });
  let site: RunningServer;
  let records: PanelRecords;
  test.beforeAll(async ({ browser }) => {
    const dataDir = await copyTemplate();
    site = await startServer(dataDir);
    const page = await browser.newPage({ baseURL: site.url });
    await openDashboard(page, site.url);
    records = await panelRecords(page);
    await page.close();
    await site.stop();
    fillWithLongTexts(dataDir);
    site = await startServer(dataDir);
  });
  test.afterAll(async () => {
    await site.stop();
    await rm(site.dataDir, { recursive: true, force: true });
  });

  test('no public page is wider than 320 px', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 320, height: 800 } });
    const overflow: Record<string, number> = {};
    for (const path of await publicAddresses(page)) {
      await page.goto(path);
      const pixels = await overflowOf(page, '100%');
      if (pixels > 0) overflow[path] = pixels;
    }
    expect(overflow).toEqual({});
    await page.close();
  });

  test('no screen of the panel is wider than 320 px', fullRunOnly(SPEC), async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 320, height: 800 } });
    await openDashboard(page, site.url);
    await expect(page.getByRole('button', { name: 'Tam ekran' })).toBeInViewport({ ratio: 1 });
    const overflow: Record<string, number> = {};
    for (const { path } of Object.values(panelScreens).flatMap((screens) => screens(records))) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const pixels = await overflowOf(page, '100%');
      if (pixels > 0) overflow[path] = pixels;
    }
    expect(overflow).toEqual({});
    await page.close();
  });
});

/** Returns the fixed screens, one page from each list, and every contract, since their tables differ. */
async function publicAddresses(page: Page): Promise<string[]> {
  const links = async (path: string, selector: string) => {
    await page.goto(path);
    return page.locator(selector).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  };
  const first = async (path: string, selector: string) => {
    const found = await links(path, selector);
    expect(found, `${selector} on ${path}`).not.toEqual([]);
    return found.slice(0, 1);
  };
  return [
    ...publicScreens,
    loginPath,
    ...(await links('/', 'footer a[href^="/sozlesme/"]')),
    ...(await first('/', 'a[href*="/urun/"]')),
    ...(await first('/', 'a[href^="/?belge="]')),
    ...(await first('/makaleler', 'main a[href^="/makale/"]')),
    ...(await first('/projeler', 'main a[href^="/proje/"]')),
    ...(await first('/ekip', 'main a[href^="/ekip/"]')),
    ...(await first('/kariyer', 'main a[href^="/is-ilani/"]')),
    ...(await first('/hizmetler', 'main a[href^="/hizmetler/"]')),
  ];
}

/** Returns by how many pixels the page is wider than its viewport. */
function overflowOf(page: Page, text: string): Promise<number> {
  return page.evaluate((size) => {
    const { documentElement: root } = document;
    root.style.fontSize = size;
    return root.scrollWidth - root.clientWidth;
  }, text);
}
