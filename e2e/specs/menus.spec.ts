import type { Page } from '@playwright/test';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { addLanguage } from '../fixtures/add-language.ts';
import { axeViolationsInEveryLook } from '../fixtures/axe-violations.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { saveMenu, type TestEntry } from '../fixtures/menus.ts';
import { openPanelClient } from '../fixtures/panel-client.ts';
import { expect, testOnOwnSite as test } from '../fixtures/test.ts';

const details = fullRunOnly('remote-public/src/app/layout.test.tsx', 'server/src/modules/menus/menus.test.ts');

const services: TestEntry = {
  label: 'Hizmetler',
  to: '/iletisim',
  children: [
    { label: 'Depreme karşı güçlendirme', to: '/makaleler' },
    { label: 'Biyografimiz', to: '/biyografi' },
  ],
};
const names = [
  'Anasayfa',
  'Projelerimiz',
  'Sürdürülebilirlik',
  'Belgelendirme',
  'Referanslarımız',
  'Mağaza',
  'Kariyer',
];
const nine: TestEntry[] = [
  services,
  { label: 'Kurumsal', children: [{ label: 'Yönetim', to: '/biyografi' }] },
  ...names.map((label) => ({ label, to: '/' })),
];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const opener = (page: Page) => menu(page).getByRole('button', { name: 'Hizmetler alt menüsü' });
const child = (page: Page) => menu(page).getByRole('link', { name: 'Biyografimiz' });

test(
  'a submenu opens by keyboard, closes by Escape to its button, and when the focus leaves it',
  details,
  async ({ page, site }) => {
    await saveMenu(await openPanelClient(site.url), 'header', [services, { label: 'Yazılar', to: '/makaleler' }]);
    await page.goto('/');
    await opener(page).hover();
    await expect(child(page)).toBeHidden();

    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(child(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(child(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Yazılar' })).toBeFocused();
    await expect(child(page)).toBeHidden();

    await opener(page).click();
    await child(page).click();
    await expect(page).toHaveURL(/\/biyografi$/);
    await expect(child(page)).toBeHidden();
    await opener(page).click();
    await expect(child(page)).toHaveAttribute('aria-current', 'page');
  },
);

test(
  'nine entries with two levels fit in every window, without a script too',
  details,
  async ({ browser, page, site }) => {
    await saveMenu(await openPanelClient(site.url), 'header', nine);
    for (const width of [1920, 1360, 1180, 1000, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect.poll(() => overflowing(page), { message: `${width} px` }).toEqual([]);
    }
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.setViewportSize({ width: 1360, height: 800 });
    await plain.goto('/');
    await opener(plain).click();
    await expect(child(plain)).toBeVisible();
    await context.close();
  },
);

test('menus in Arabic open within the window', details, async ({ page, site }) => {
  const panel = await openPanelClient(site.url);
  await addLanguage(panel, 'ar');
  await saveMenu(panel, 'header', nine, ['tr', 'ar']);
  await page.setViewportSize({ width: 1360, height: 800 });
  await page.goto('/ar');
  const arabic = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
  await arabic.getByRole('button', { name: /Hizmetler/ }).click();
  await expect(arabic.getByRole('link', { name: 'Biyografimiz' })).toBeVisible();
  // The menu is wider until its font has loaded.
  await expect.poll(() => overflowing(page)).toEqual([]);
});

test('axe finds nothing on a page with own menus', details, async ({ page, site }) => {
  const panel = await openPanelClient(site.url);
  await saveMenu(panel, 'header', nine);
  await saveMenu(panel, 'footer', [{ label: 'Kurumsal', children: [{ label: 'Yönetim', to: '/biyografi' }] }]);
  await saveMenu(panel, 'phone', [{ label: 'Ara', to: 'tel:+902320000042' }]);
  await page.goto('/biyografi');
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});

test(
  'staff move an entry below another one by keyboard and see it on the site',
  details,
  async ({ site, staffPage: page }) => {
    await saveMenu(await openPanelClient(site.url), 'header', [
      { label: 'Kurumsal', to: '/biyografi' },
      { label: 'Yazılar', to: '/makaleler' },
    ]);
    await page.goto(adminPaths.menus);
    const indent = page.getByRole('button', { name: 'Yazılar: üsttekinin altına al' });
    await indent.focus();
    await page.keyboard.press('Enter');
    await expect(indent).toBeFocused();
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
    await expect(page.getByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
    await page.goto('/');
    await menu(page).getByRole('button', { name: 'Kurumsal alt menüsü' }).click();
    await expect(menu(page).getByRole('link', { name: 'Yazılar' })).toBeVisible();
  },
);

/** Returns the links and buttons of the header that are shown and reach beyond the window or into one another. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>('header a, header button')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
    );
    const outside = found.filter((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth || (bottom > 96 && !element.closest('[popover]'));
    });
    return outside.map((element) => element.innerText || (element.getAttribute('aria-label') ?? ''));
  });
}
