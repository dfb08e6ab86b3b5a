import type { Page } from '@playwright/test';
import { addAnnouncement, removeAnnouncements } from '../fixtures/announcements.ts';
import { axeViolationsInEveryLook } from '../fixtures/axe-violations.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { saveMenu } from '../fixtures/menus.ts';
import { openPanelClient } from '../fixtures/panel-client.ts';
import { expect, testOnOwnSite as test } from '../fixtures/test.ts';

const covered = fullRunOnly(
  'remote-public/src/app/announcements.test.tsx',
  'server/src/modules/announcements/announcements.test.ts',
  'shell/src/announcements/hide-closed.test.ts',
);

const holiday = {
  tr: { title: '23 Nisan’da ofisimiz kapalı', text: 'Acil çağrılar için nöbetçi mühendisimiz ulaşılabilir.' },
};
const region = (page: Page) => page.getByRole('region', { name: 'Duyuru' });
const bar = (page: Page) => page.getByText(holiday.tr.title);
test.afterEach(async ({ site }) => removeAnnouncements(await openPanelClient(site.url)));

const close = (page: Page) => page.getByRole('button', { name: 'Duyuruyu kapat' });

test(
  'a notice is closed before the page is hydrated, and is never seen again, nor does the page move',
  covered,
  async ({ page, site }) => {
    await addAnnouncement(await openPanelClient(site.url), holiday, { link_url: '/iletisim' });
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    const header = page.getByRole('banner');
    const below = (await header.boundingBox())?.y ?? 0;
    expect(below).toBeGreaterThan(30);
    await close(page).press('Enter');
    await expect(region(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect((await header.boundingBox())?.y).toBe(0);

    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/biyografi');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(region(page)).toBeHidden();
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    // The first interaction hydrates the page, which then leaves the notice out.
    await page.mouse.wheel(0, 300);
    await expect(page.locator('[data-announcement]')).toHaveCount(0);
  },
);

test('without a script a notice is a closed details', covered, async ({ browser, site }) => {
  await addAnnouncement(await openPanelClient(site.url), holiday);
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  // Playwright takes everything in a `noscript` for hidden.
  const details = page.locator('[data-announcement] details').first();
  const open = page.locator('[data-announcement] > div').first();
  await expect(details).toHaveJSProperty('open', false);
  await expect(open).toBeHidden();
  await details.locator('summary').click();
  await expect(details).toHaveJSProperty('open', true);
  await expect(close(page)).toBeHidden();
  await context.close();
});

test('bars, a card and phone buttons leave each other and the focus free', covered, async ({ page, site }) => {
  const panel = await openPanelClient(site.url);
  await saveMenu(panel, 'phone', [{ label: 'Ara', to: 'tel:+902320000042' }]);
  await addAnnouncement(
    panel,
    { tr: { title: 'Başımız sağ olsun', text: 'Kurucumuzu kaybettik.' } },
    { tone: 'mourning' },
  );
  await addAnnouncement(panel, holiday, { shape: 'card', tone: 'important', link_url: '/iletisim' });
  await page.goto('/iletisim');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/iletisim');
  const card = (await page.locator('[data-announcement]').last().boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
  const buttons = await page.getByRole('navigation', { name: 'Hızlı iletişim' }).boundingBox();
  expect(card.x).toBeGreaterThanOrEqual(0);
  expect(card.x + card.width).toBeLessThanOrEqual(320);
  expect(card.y + card.height).toBeLessThanOrEqual(buttons?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The last link of the page is above the card when it gets the focus.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect.poll(async () => ((await last.boundingBox())?.y ?? 999) < card.y).toBe(true);
});
