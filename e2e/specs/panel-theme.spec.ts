import type { Locator, Page } from '@playwright/test';
import { sidemenuWidths, themeChoices, type ThemeKey } from '@vitrin/shared-contracts/panel-theme';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { expect, test } from '../fixtures/test.ts';

const viewport = { width: 1600, height: 900 };
/** Viewport width and the maximum width of the boxed panel (product §2). */
const frameWidths: Readonly<Record<string, number>> = { fullwidth: viewport.width, boxed: 1440 };

/** Checks that the computed styles match each value of a theme key. */
const themeChecks: Readonly<Record<ThemeKey, (page: Page, value: string) => Promise<void>>> = {
  mode: (page, value) => expectTone(page.locator('body'), value),
  menu: (page, value) => expectTone(sidebar(page), value),
  header: (page, value) => expectTone(page.getByRole('banner'), value),
  layout: (page, value) => expectWidth(page.getByRole('banner').locator('..'), frameWidths[value]),
  sidemenu: (page, value) => expectWidth(sidebar(page), sidemenuWidths[value as keyof typeof sidemenuWidths]),
};

for (const mode of themeChoices.mode) {
  test(
    `every value of the theme keys has a visible effect, in ${mode} mode`,
    fullRunOnly('remote-admin/src/app/theme/theme.test.ts'),
    async ({ staffPage }) => {
      await staffPage.setViewportSize(viewport);
      await staffPage.emulateMedia({ reducedMotion: 'reduce' });
      for (const [key, values] of Object.entries(themeChoices) as [ThemeKey, readonly string[]][]) {
        for (const value of key === 'mode' ? [mode] : values) {
          await test.step(`${key} ${value}`, async () => {
            await restore(staffPage, { mode, [key]: value });
            await themeChecks[key](staffPage, value);
          });
        }
      }
    },
  );
}

/** Reloads the panel with only these theme values stored. */
async function restore(page: Page, chosen: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    ([chosen, keys]) => {
      for (const key of keys) localStorage.removeItem(key);
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
    },
    [chosen, Object.keys(themeChoices)] as const,
  );
  await page.goto('/admin/404');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

function sidebar(page: Page): Locator {
  return page.locator('nav[aria-label="Yönetim menüsü"]').locator('..');
}

async function expectWidth(element: Locator, width: number | undefined): Promise<void> {
  await expect.poll(() => element.evaluate((box) => box.getBoundingClientRect().width)).toBe(width);
}

/** Expects a light or dark background, regardless of the brand hue; 255 is white. */
async function expectTone(element: Locator, tone: string): Promise<void> {
  const brightness = await element.evaluate((box) => {
    const drawing = new OffscreenCanvas(1, 1).getContext('2d');
    if (!drawing) return Number.NaN;
    drawing.fillStyle = getComputedStyle(box).backgroundColor;
    drawing.fillRect(0, 0, 1, 1);
    return Math.max(...drawing.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
  if (tone === 'light') expect(brightness).toBeGreaterThan(240);
  else expect(brightness).toBeLessThan(64);
}
