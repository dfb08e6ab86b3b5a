import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleRow } from '@vitrin/shared-contracts/articles';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { affectedPanelFeatures } from '../fixtures/affected-screens.ts';
import { axeViolationsInBothModes } from '../fixtures/axe-violations.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { panelRecords } from '../fixtures/panel-records.ts';
import { panelScreens, type PanelScreen } from '../fixtures/screens.ts';
import { repository } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import type { Page } from '@playwright/test';

test('every feature of the panel has screens for these checks', () => {
  const folders = readdirSync(join(repository, 'remote-admin/src/features'), { withFileTypes: true });
  const features = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(panelScreens).toSorted()).toEqual(features.toSorted());
});

/** Features whose screens one test visits, so that signing in costs little and several workers share the screens. */
const FEATURES_PER_TEST = 4;

/**
 * One visit to each screen serves two checks: axe in both colour modes and at both widths, and policy violations or
 * errors.
 */
for (const features of chunks(affectedPanelFeatures(), FEATURES_PER_TEST)) {
  const names = features.join(', ');
  test(`axe finds no violations on the screens of ${names}, and nothing is logged`, async ({ staffPage }) => {
    test.setTimeout(180_000);
    const records = await panelRecords(staffPage);
    const screens = features.flatMap((feature) => panelScreens[feature]?.(records) ?? []);
    const { messages } = await watch(staffPage);
    await staffPage.emulateMedia({ reducedMotion: 'reduce' });
    for (const screen of screens) {
      await open(staffPage, screen);
      expect.soft(await axeViolationsInBothModes(staffPage), screen.path).toEqual([]);
    }
    expect(messages()).toEqual([]);
  });
}

test('the browser shows times as Node.js formats them, in Istanbul', async ({ staffPage }) => {
  await staffPage.goto(adminPaths.articles);
  const articles = await callPanel<ArticleRow[]>(staffPage, api.adminArticles);
  const rows = staffPage.getByRole('list', { name: 'Makaleler' }).locator(':scope > li');
  await expect(rows).toHaveText(articles.map(({ published_at }) => new RegExp(exactTime(new Date(published_at)))));
});

test('a document of the panel gets the title of its screen, also with a warm cache', async ({ staffPage }) => {
  for (let visit = 0; visit < 4; visit += 1) {
    await staffPage.goto(adminPaths.articles);
    await expect(staffPage).toHaveTitle(/Makale · Yönetim Paneli$/);
  }
});

test('the panel opens a screen at its top, and going back returns to the place in the list', async ({ staffPage }) => {
  const place = () => staffPage.evaluate(() => scrollY);
  await staffPage.setViewportSize({ width: 390, height: 600 });
  await staffPage.goto(adminPaths.articles);
  const last = staffPage.getByRole('list', { name: 'Makaleler' }).getByRole('link').last();
  // What loads above the list moves it; and a press would scroll to a link that is out of sight.
  await expect(async () => {
    await staffPage.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await place()).toBeGreaterThan(300);
  // Noted at the click, because other journeys and what loads late change the page above.
  // At the document, because a list that is read again has other links.
  await staffPage.evaluate(() => {
    const note = ({ target }: MouseEvent) =>
      Object.assign(globalThis, { left: (target as Element).closest('a')?.getBoundingClientRect().y });
    document.addEventListener('click', note, { capture: true });
  });
  await last.click();
  await expect(staffPage.getByRole('textbox', { name: 'Başlık' }).first()).toBeVisible();
  await expect.poll(place).toBe(0);
  await staffPage.goBack();
  const left = await staffPage.evaluate(() => (globalThis as unknown as { left: number }).left);
  await expect.poll(async () => (await last.boundingBox())?.y).toBeCloseTo(left, 0);
});

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

async function open(page: Page, { path, heading, dialog }: PanelScreen): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true }).first();
  // The heading of a screen with the same name would be mistaken for the next screen's.
  if (await title.isVisible()) await page.goto(path);
  else await navigate(page, path);
  await expect(title).toBeVisible();
  if (dialog) await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('status', { name: /üklen/ })).toHaveCount(0);
}

/** Navigates as a link of the panel does, without a document load. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
