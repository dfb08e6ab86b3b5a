import type { Page } from '@playwright/test';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { createArticle, paragraph } from '../fixtures/create-article.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

const toast = (page: Page) => page.locator('.swal2-toast');

/** Creates an article whose text links to an address. */
function linkingArticle(page: Page, title: string, href: string = publicPaths.contact) {
  const seo_name = `${title.toLowerCase()}-${Date.now()}`;
  return createArticle(page, { title, seo_name, blocks: [paragraph('Köprü yazısı', href)] });
}

async function statusOf(page: Page, path: string): Promise<[status: number, location: string | undefined]> {
  const response = await page.request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers()['location']];
}

test(
  'a changed address is redirected until that is taken back, and the page says who links to it',
  fullRunOnly(
    'remote-admin/src/editing/links/links.test.tsx',
    'remote-admin/src/features/redirects/missing-addresses.test.tsx',
    'server/src/modules/links/links.test.ts',
  ),
  async ({ staffPage: page }) => {
    const bridge = await linkingArticle(page, 'Viyaduk');
    const former = publicPaths.article(bridge.slug);
    const tunnel = await linkingArticle(page, 'Tunel', former);
    await page.goto(adminPaths.articleUpdate(bridge.id));
    const form = new PanelFormPage(page);
    const address = page.getByRole('textbox', { name: 'Adres', exact: true });
    await expect(address).toHaveValue(bridge.slug);
    await address.fill(`${bridge.slug}-yeni`);
    await form.save();
    await expect(toast(page)).toContainText('Eski adres yenisine yönlendiriliyor.');
    expect(await statusOf(page, former)).toEqual([301, `${former}-yeni`]);

    await page.getByRole('button', { name: 'Bağlantılar' }).click();
    const links = page.getByRole('dialog', { name: 'Bağlantılar' });
    await expect(links.getByRole('list', { name: 'Bu kaydın kullanıldığı yerler' })).toContainText('Tunel');
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();

    await toast(page).getByRole('button', { name: 'Yönlendirmeyi kaldır' }).click();
    await expect(toast(page)).toContainText('Yönlendirme kaldırıldı.');
    expect(await statusOf(page, former)).toEqual([302, publicPaths.notFound]);

    await page.goto(`${adminPaths.articleUpdate(tunnel.id)}&baglantilar=ac`);
    const broken = page.getByRole('list', { name: 'Bu kayıttaki bozuk bağlantılar' });
    await expect(broken).toContainText(former);
  },
);

test(
  'moving a page to the trash names the records that link to it',
  fullRunOnly(
    'remote-admin/src/editing/links/links.test.tsx',
    'remote-admin/src/features/redirects/missing-addresses.test.tsx',
    'server/src/modules/links/links.test.ts',
  ),
  async ({ staffPage: page }) => {
    const bridge = await linkingArticle(page, 'Rihtim');
    await linkingArticle(page, 'Liman', publicPaths.article(bridge.slug));
    await page.goto(`${adminPaths.articles}?ara=Rihtim`);
    await page.getByRole('button', { name: 'Rihtim: çöpe taşı' }).click();
    await expect(toast(page)).toContainText('Çöpe Taşındı!');
    await expect(toast(page)).toContainText('Kullanıldığı yerler: Liman.');
  },
);

test(
  'an address that a visitor did not find becomes a redirect to the nearest page in two clicks',
  fullRunOnly(
    'remote-admin/src/editing/links/links.test.tsx',
    'remote-admin/src/features/redirects/missing-addresses.test.tsx',
    'server/src/modules/links/links.test.ts',
  ),
  async ({ staffPage: page, browser, site }) => {
    const article = await linkingArticle(page, 'Baraj');
    const missing = `/makale/${article.slug}-eski.html`;
    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    await visitor.goto(missing);
    await expect(visitor).toHaveURL(publicPaths.notFound);
    await visitor.goto('/wp-login.php');

    // Other journeys miss pages too.
    await page.goto(`${adminPaths.redirects}?bolum=bulunamayan&ara=${article.slug}`);
    await page.getByRole('link', { name: `${missing}: yönlendir` }).click();
    const dialog = page.getByRole('dialog', { name: 'Yeni yönlendirme' });
    await expect(dialog.getByRole('textbox', { name: 'Yeni adres' })).toHaveValue(publicPaths.article(article.slug));
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('için adres bulunamadı.')).toBeVisible();
    await visitor.goto(missing);
    await expect(visitor).toHaveURL(publicPaths.article(article.slug));
    await visitor.context().close();

    await page.goto(`${adminPaths.redirects}?bolum=bulunamayan`);
    await page.getByRole('button', { name: 'Açık arayan tarayıcılar: yok say' }).click();
    await toast(page).getByRole('button', { name: 'Geri al' }).click();
    await expect(page.getByText('Açık arayan tarayıcılar')).toBeVisible();
  },
);
