import { rm } from 'node:fs/promises';
import { devices, type Browser, type Page } from '@playwright/test';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import type { Visits } from '@vitrin/shared-contracts/visits';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { openDashboard } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site.page.ts';

/** Playwright's default user agent contains 'Headless', which counts as a bot. */
const desktop = { userAgent: devices['Desktop Chrome'].userAgent.replace('Headless', '') };
const phone = { userAgent: devices['iPhone 14'].userAgent, viewport: { width: 390, height: 740 } };

test.describe('visit statistics', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;
  let staff: Page;

  test.beforeAll(async ({ browser }) => {
    server = await startServer(await copyTemplate());
    staff = await openPage(browser, desktop);
    await openDashboard(staff, server.url);
  });

  test.afterAll(async () => {
    await staff.context().close();
    await server.stop();
    await rm(server.dataDir, { recursive: true, force: true });
  });

  async function openPage(browser: Browser, more: Parameters<Browser['newContext']>[0]): Promise<Page> {
    return (await browser.newContext({ baseURL: server.url, ...more })).newPage();
  }

  const read = (days = 1) => callPanel<Visits>(staff, `/api/admin/statistics/visits?days=${days}`);

  test('are empty at first, regardless of the demo content', async () => {
    const nothing = { page: [], language: [], referrer: [], device: [], missing: [] };
    expect(await read(90)).toMatchObject({ total: 0, previous_total: 0, top: nothing });
  });

  test(
    'count exactly the visits made',
    fullRunOnly('server/src/site/public-page.visits.test.ts', 'server/src/modules/visits/visits.test.ts'),
    async ({ browser }) => {
      const site = new SitePage(await openPage(browser, desktop));
      await site.page.goto('/', { referer: 'https://www.arama.example/sonuclar?q=kopru' });
      await site.startShell();
      await site.goTo('Makaleler');
      await expect(site.page).toHaveURL('/makaleler');
      await site.activateLink(site.articles.first());
      await expect(site.page).toHaveURL(/\/makale\//);
      const article = new URL(site.page.url()).pathname;
      await site.page.goBack();
      // The address changes before the page does.
      await expect(site.title).toHaveText('Makaleler');
      await site.page.reload();
      await site.page.goto('/makaleler?ara=zemin');

      const onPhone = await openPage(browser, phone);
      await onPhone.goto('/en/iletisim');
      await onPhone.goto('/boyle-bir-sayfa-yok');
      await expect(onPhone).toHaveURL('/404');

      const bot = await openPage(browser, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
      await bot.goto('/biyografi');
      await staff.goto('/');
      await staff.goto('/admin/dashboard');

      await expect.poll(async () => (await read()).total).toBe(7);
      const { top, days } = await read();
      expect(top).toEqual({
        page: [
          { value: '/makaleler', count: 4 },
          { value: '/', count: 1 },
          { value: '/iletisim', count: 1 },
          { value: article, count: 1 },
        ],
        language: [
          { value: 'tr', count: 6 },
          { value: 'en', count: 1 },
        ],
        referrer: [{ value: 'arama.example', count: 1 }],
        device: [
          { value: 'desktop', count: 6 },
          { value: 'phone', count: 1 },
        ],
        missing: [{ value: '/boyle-bir-sayfa-yok', count: 1 }],
      });
      expect(days.map(({ count }) => count)).toEqual([7]);
    },
  );

  test(
    'store nothing in the browser and survive a restart',
    fullRunOnly('server/src/site/public-page.visits.test.ts', 'server/src/modules/visits/visits.test.ts'),
    async ({ browser }) => {
      const page = await openPage(browser, desktop);
      await page.goto('/biyografi');
      await new SitePage(page).startShell();
      expect(await page.context().cookies()).toEqual([]);
      // The record of the running release is removed when the page is closed and contains nothing about the visit.
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => !key.startsWith(`${storageKeys.running}.`))).toEqual(['language']);
      await server.stop();
      server = { ...(await startServer(server.dataDir)) };
      staff = await openPage(browser, desktop);
      await openDashboard(staff, server.url);
      expect((await read()).total).toBe(8);
    },
  );
});
