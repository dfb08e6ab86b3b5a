import { adminPaths } from '@vitrin/shared-contracts/paths';
import { axeViolationsInEveryLook } from '../fixtures/axe-violations.ts';
import { saveMenu } from '../fixtures/menus.ts';
import { openPanelClient } from '../fixtures/panel-client.ts';
import { expect, testOnOwnSite as test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

test('staff make a page from a template and sort its sections by keyboard; visitors find it in the menu', async ({
  staffPage,
  page,
  site,
}) => {
  const form = new PanelFormPage(staffPage);
  await staffPage.goto(adminPaths.sitePageInsert);
  await form.name.fill('Çelik montajı');
  await staffPage.getByRole('button', { name: /^Hizmet/ }).click();
  await staffPage
    .getByRole('button', { name: /: aşağı taşı$/ })
    .first()
    .press('Enter');
  await form.save();
  await expect(staffPage.locator('.swal2-popup').filter({ hasText: 'Oluşturuldu!' })).toBeVisible();

  await saveMenu(await openPanelClient(site.url), 'header', [{ label: 'Montaj', to: '/celik-montaji' }]);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Montaj' }).click();
  await expect(page).toHaveURL(/\/celik-montaji$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
});

test('a moved page leads from its old address to the new one, and is complete without a script', async ({
  staffPage,
  browser,
  site,
}) => {
  const form = new PanelFormPage(staffPage);
  await staffPage.goto(adminPaths.sitePages);
  await staffPage.getByRole('link', { name: 'Kalite politikası', exact: true }).click();
  await staffPage.getByRole('textbox', { name: /^Adres/ }).fill('kalitemiz');
  await form.save();
  await expect(staffPage.locator('.swal2-popup').filter({ hasText: 'Güncellendi!' })).toBeVisible();

  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/kalite-politikasi');
  await expect(page).toHaveURL(/\/kalitemiz$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kalite politikası' })).toBeVisible();
  await expect(page.getByText('Her ölçümü iki ayrı kişi', { exact: false })).toBeVisible();
  await context.close();
});
