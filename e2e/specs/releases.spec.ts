import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { waitUntil, currentRelease, referencedRelease } from '../fixtures/current-release.ts';
import { faultCases } from '../fixtures/faults/fault-cases.ts';
import { adminRemote, publicRemote } from '../fixtures/faults/fault-remotes.ts';
import { builtRelease, plantUniqueRelease } from '../fixtures/faults/unique-release.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';
import { SitePage } from '../pages/site.page.ts';
import { UnitReleasesPage } from '../pages/unit-releases.page.ts';

/** Milliseconds to wait until every server has seen a moved pointer; it takes at most one second. */
const POINTER_TIMEOUT_MS = 5_000;
/** Number of different visitors that must fail before an automatic rollback. */
const VISITORS = 5;

interface Fixtures {
  /** Opens a page as another visitor with this IP address. */
  visitor: (address: string) => Promise<Page>;
}

/** Uses a separate site that trusts proxy addresses. */
const test = base.extend<Fixtures, { site: RunningServer }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const server = await startServer(await copyTemplate(), { TRUST_PROXY: '127.0.0.1' });
      await provide(server);
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ browser, site }, provide) => {
    const pages: Page[] = [];
    await provide(async (address) => {
      const extraHTTPHeaders = { 'X-Forwarded-For': address };
      const page = await (await browser.newContext({ baseURL: site.url, extraHTTPHeaders })).newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

// The tests share a site and its release pointers.
test.describe.configure({ mode: 'default' });

test('a release that fails for several visitors is rolled back automatically, and staff see which one and why', async ({
  site,
  staffPage,
  visitor,
}) => {
  const good = await builtRelease(publicRemote);
  const planting = faultCases.browser.find(({ fault }) => fault === 'throws at start')?.planting;
  const faulty = await plantUniqueRelease(site, publicRemote, planting);
  expect(await waitUntil(async () => (await currentRelease(site, faulty)) === faulty.id, POINTER_TIMEOUT_MS)).toBe(
    true,
  );

  for (let number = 1; number <= VISITORS; number += 1) {
    expect(await currentRelease(site, faulty)).toBe(faulty.id);
    const page = await visitor(`203.0.113.${number}`);
    await page.goto(publicPaths.home);
    await page.keyboard.press('Shift');
    await expect.poll(() => referencedRelease(page).catch(() => null)).toBe(good.id);
  }
  expect(await waitUntil(async () => (await currentRelease(site, good)) === good.id, POINTER_TIMEOUT_MS)).toBe(true);

  await staffPage.goto(adminPaths.dashboard);
  await staffPage.getByRole('link', { name: '1 birimin sürümü ziyaretçilerde çalışmadı' }).click();
  const alert = new UnitReleasesPage(staffPage).alert;
  await expect(alert).toContainText(`${faulty.id.slice(0, 8)} sürümü kendiliğinden geri alındı.`);
  await expect(alert).toContainText(`${VISITORS} ziyaretçinin ${VISITORS} tanesinde çalışmadı.`);
});

test(
  'staff preview a release before it is live, with a badge whose button ends the preview',
  fullRunOnly('server/src/site/preview.test.ts'),
  async ({ site, staffPage, visitor }) => {
    const live = await currentRelease(site, { unit: publicRemote.unit });
    const held = await plantUniqueRelease(site, publicRemote, { isStoredOnly: true });
    const screen = new UnitReleasesPage(staffPage);
    await screen.open(publicRemote.unit);
    const tab = await screen.preview(held.id);
    const badge = tab.getByRole('complementary', { name: 'Önizleme' });
    await expect(badge).toContainText(held.id.slice(0, 8));
    expect(await referencedRelease(tab)).toBe(held.id);
    await new SitePage(tab).startShell();
    await new SitePage(tab).goTo('Anasayfa');
    await expect(badge).toBeVisible();

    const other = await visitor('203.0.113.50');
    await other.goto(publicPaths.home);
    expect(await referencedRelease(other)).toBe(live);
    await expect(other.getByRole('complementary', { name: 'Önizleme' })).toHaveCount(0);

    await badge.getByRole('button', { name: 'Önizlemeden çık' }).click();
    await expect(badge).toHaveCount(0);
    expect(await referencedRelease(tab)).toBe(live);
  },
);

test(
  'a candidate is served to its share of the visitors, and each visitor keeps the same release',
  fullRunOnly('server/src/site/chosen-release.test.ts', 'server/src/releases/serving/visitor-group.test.ts'),
  async ({ site, staffPage, visitor }) => {
    const live = await currentRelease(site, { unit: publicRemote.unit });
    const held = await plantUniqueRelease(site, publicRemote, { isStoredOnly: true });
    const screen = new UnitReleasesPage(staffPage);
    await screen.open(publicRemote.unit);
    await screen.makeCandidate(held.id, 50, 'Küçük bir payla denensin');

    const given = new Map<Page, string | null>();
    for (let number = 1; number <= 40 && new Set(given.values()).size < 2; number += 1) {
      const page = await visitor(`198.51.100.${number}`);
      await page.goto(publicPaths.home);
      given.set(page, await referencedRelease(page));
    }
    expect(new Set(given.values())).toEqual(new Set([live, held.id]));
    for (const [page, id] of given) {
      // The same browser from another IP address.
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.2.7' });
      await page.goto(publicPaths.articles);
      expect(await referencedRelease(page)).toBe(id);
    }

    await screen.endCandidate('Denendi');
    for (const page of given.keys()) {
      await page.goto(publicPaths.home);
      expect(await referencedRelease(page)).toBe(live);
    }
  },
);

test('an open page keeps its release and gets an update prompt, never while the user is editing', async ({
  site,
  staffPage,
}) => {
  const old = await referencedRelease(staffPage);
  const held = await plantUniqueRelease(site, adminRemote, { isStoredOnly: true });
  await staffPage.goto(adminPaths.articleInsert);
  const form = new PanelFormPage(staffPage);
  await form.name.fill('Yazılmakta olan');

  const tab = await staffPage.context().newPage();
  const screen = new UnitReleasesPage(tab);
  await screen.open(adminRemote.unit);
  await screen.promote(held.id, 'Yeni panel');
  expect(await waitUntil(async () => (await currentRelease(site, held)) === held.id, POINTER_TIMEOUT_MS)).toBe(true);
  await tab.close();

  const offer = staffPage.getByRole('status').filter({ hasText: 'Bu sayfanın yeni sürümü hazır.' });
  const asked = staffPage.waitForResponse('**/api/releases/current*');
  // Simulates that the user returns to the page.
  await staffPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await staffPage.waitForTimeout(1_500);
  await expect(offer).toBeHidden();
  await form.name.fill('');
  await expect(offer).toBeVisible();
  await form.name.fill('Yine');
  await expect(offer).toBeHidden();
  await form.name.fill('');

  await staffPage.getByRole('link', { name: 'İstatistikler' }).first().click();
  await expect(staffPage.getByRole('heading', { level: 1, name: 'İstatistikler' })).toBeVisible();
  expect(await referencedRelease(staffPage)).toBe(old);
  await offer.getByRole('button', { name: 'Yenile' }).click();
  await expect.poll(() => referencedRelease(staffPage).catch(() => null)).toBe(held.id);
  await expect(staffPage.getByRole('heading', { level: 1, name: 'İstatistikler' })).toBeVisible();
});
