import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { panelScreens, publicScreens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site.page.ts';

const widths = [390, 1360] as const;

/** What axe finds, one line for each rule and place. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [...publicScreens, '/giris-yap', '/giris-yap?durum=ulasilamadi']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await findings(page)).toEqual([]);
      });
    }

    test('axe finds nothing on an article and a contract', async ({ page }) => {
      await page.goto('/makaleler');
      await new SitePage(page).articles.first().click();
      await expect(page).toHaveURL(/\/makale\//);
      await page.reload();
      expect(await findings(page)).toEqual([]);
      await new SitePage(page).contracts.first().click();
      await expect(page).toHaveURL(/\/sozlesme\//);
      await page.reload();
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('axe finds nothing in the open phone menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await new SitePage(page).menuButton.click();
  expect(await findings(page)).toEqual([]);
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of widths) {
    test(`axe finds nothing in the panel, ${mode}, at ${width} px`, async ({ staffPage }) => {
      test.setTimeout(120_000);
      await staffPage.setViewportSize({ width, height: 900 });
      await staffPage.evaluate((value) => localStorage.setItem('mode', value), mode);
      for (const { path, heading } of panelScreens) {
        await staffPage.goto(path);
        await expect(staffPage.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
        await expect(staffPage.getByRole('status', { name: /üklen/ })).toHaveCount(0);
        expect(await findings(staffPage), path).toEqual([]);
      }
    });
  }
}
