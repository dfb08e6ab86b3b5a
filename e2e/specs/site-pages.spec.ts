import type { Page } from '@playwright/test';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { SitePageRecord } from '@vitrin/shared-contracts/site-pages';
import { axeViolationsInEveryLook } from '../fixtures/axe-violations.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { saveMenu } from '../fixtures/menus.ts';
import { callPanel } from '../fixtures/panel-call.ts';
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

const map = 'https://www.openstreetmap.org/export/embed.html?bbox=27%2C38%2C28%2C39&layer=mapnik&marker=38.4%2C27.1';

/** Creates a page with a map at its end, and returns it. */
async function createMapPage(staffPage: Page): Promise<{ id: number; path: string }> {
  const sections = [
    { id: 'giris', kind: 'notice', v: 1, values: { tone: 'info' } },
    { id: 'form', kind: 'form', v: 1, values: { form: 'quote' } },
    { id: 'yer', kind: 'map', v: 1, values: { branch: '', map } },
  ];
  const texts = { giris: { title: 'Taşındık', text: 'Yeni adresimize bekleriz.' }, yer: { title: 'Neredeyiz' } };
  const values = {
    parent_id: null,
    sections,
    translations: { tr: { title: 'Adresimiz', seo_name: '', summary: '', texts } },
  };
  const { id, paths } = await callPanel<SitePageRecord>(staffPage, api.adminSitePages, {
    form_data: JSON.stringify(values),
  });
  return { id, path: paths['tr'] ?? '' };
}

test(
  'the preview marks the section that is edited and scrolls to it; a map loads after a press, in a frame that the page permits',
  fullRunOnly(
    'remote-admin/src/features/site-pages/section-preview.test.tsx',
    'remote-public/src/app/site-page-contact.test.tsx',
    'server/src/site/shown-videos.test.ts',
  ),
  async ({ staffPage, page }) => {
    const { id, path } = await createMapPage(staffPage);
    await staffPage.setViewportSize({ width: 1360, height: 850 });
    await staffPage.goto(adminPaths.sitePageUpdate(id));
    await staffPage.getByRole('button', { name: 'Önizle', exact: true }).click();
    const shown = staffPage.frameLocator('iframe:not([data-hidden])');
    await expect(shown.getByText('Yeni adresimize bekleriz.')).toBeVisible();
    await staffPage.getByRole('button', { name: 'Neredeyiz', exact: true }).click();
    await expect(shown.locator('#yer')).toHaveCSS('outline-style', 'solid');
    await expect(shown.locator('#yer')).toBeInViewport({ ratio: 0.5 });
    await staffPage.getByRole('button', { name: 'Taşındık', exact: true }).click();
    await expect(shown.locator('#giris')).toHaveCSS('outline-style', 'solid');
    await expect(shown.locator('#yer')).toHaveCSS('outline-style', 'none');

    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Harita burada</p>' }),
    );
    await page.goto(path);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: /Haritayı gösterin/ }).click();
    await expect(page.frameLocator('iframe').getByText('Harita burada')).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  },
);
