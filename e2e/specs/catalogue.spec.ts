import type { Page } from '@playwright/test';
import type { CategoryRecord, ProductRecord } from '@vitrin/shared-contracts/catalogue';
import { api } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { CataloguePage } from '../pages/catalogue.page.ts';
import { SitePage } from '../pages/site.page.ts';

const callCentre = { name: 'Çağrı yapı izleme ve alarm merkezi', slug: 'cagri-yapi-izleme-ve-alarm-merkezi' };
const survey = { name: 'Zemin etüdü ve geoteknik rapor', slug: 'zemin-etudu-ve-geoteknik-rapor' };
const groundWorks = [survey.name, 'Rüzgâr türbini temeli tasarımı'];

/** Opens the home page, starts the shell, and records messages and API requests from then on. */
async function openHomeWithCatalogue(page: Page, address = '/') {
  const { messages, requests } = await watch(page);
  await page.goto(address);
  await new SitePage(page).startShell();
  return {
    catalogue: new CataloguePage(page),
    messages,
    calls: () => requests().filter((request) => request.startsWith('/api/pages/')),
  };
}

test.describe('catalogue category', () => {
  test('is selected by its link and loads only its products; Back shows all products again', async ({ page }) => {
    const { catalogue, calls, messages } = await openHomeWithCatalogue(page);
    const all = await catalogue.products.allTextContents();
    await catalogue.category('Zemin ve temel').click();
    await expect(catalogue.products).toHaveText(groundWorks);
    await expect(page).toHaveURL('/?kategori=zemin-ve-temel');
    await expect(catalogue.chosen).toHaveText('Zemin ve temel');
    await expect(catalogue.status).toHaveText('2 sonuç bulundu.');
    expect(calls()).toEqual(['/api/pages/products/zemin-ve-temel?lang=tr']);
    await expect(catalogue.category('Zemin ve temel')).toBeInViewport();

    await page.goBack();
    await expect(catalogue.products).toHaveText(all);
    await expect(catalogue.chosen).toHaveText('Tümü');
    expect(messages()).toEqual([]);
  });

  test(
    'is filtered by product type, and shows all of its products again without the filter',
    fullRunOnly('remote-public/src/app/catalogue.test.tsx', 'server/src/modules/catalogue/product-search.test.ts'),
    async ({ page }) => {
      const { catalogue } = await openHomeWithCatalogue(page, '/?kategori=zemin-ve-temel');
      await catalogue.section.getByRole('button', { name: 'Saha' }).click();
      await expect(catalogue.products).toHaveText([survey.name]);
      await catalogue.section.getByRole('button', { name: 'Tümü' }).click();
      await expect(catalogue.products).toHaveText(groundWorks);
    },
  );

  test('works without JavaScript: selection, search and product details', async ({ browser, site }) => {
    const page = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
    const catalogue = new CataloguePage(page);
    await page.goto('/');
    await catalogue.category('Zemin ve temel').click();
    await expect(page).toHaveURL('/?kategori=zemin-ve-temel#katalog');
    await expect(catalogue.section).toBeInViewport();
    await expect(catalogue.products).toHaveText(groundWorks);
    await expect(catalogue.chosen).toHaveText('Zemin ve temel');

    await catalogue.product(survey.name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(survey.name);
    await page.goto(`/?kategori=zemin-ve-temel&urun=${survey.slug}`);
    await expect(catalogue.dialog.getByRole('heading', { level: 2, name: survey.name })).toBeVisible();
    await expect(catalogue.dialog).toContainText('Raporumuz dört soruya cevap verir');
    await catalogue.dialog.getByRole('link', { name: 'Kapat' }).click();
    await expect(page).toHaveURL('/?kategori=zemin-ve-temel#katalog');
    await expect(catalogue.dialog).toHaveCount(0);

    await catalogue.field.fill('CAGRI');
    await catalogue.field.press('Enter');
    await expect(page).toHaveURL(/\/\?ara=CAGRI/);
    await expect(catalogue.products).toHaveText([callCentre.name]);
    await expect(catalogue.field).toHaveValue('CAGRI');
    await catalogue.section.getByRole('link', { name: 'Aramayı temizle' }).click();
    await expect(catalogue.chosen).toHaveText('Tümü');
    await page.context().close();
  });
});

test.describe('catalogue search', () => {
  test('finds a product regardless of case and Turkish letters, while the visitor types', async ({ page }) => {
    const { catalogue, messages } = await openHomeWithCatalogue(page);
    const all = await catalogue.products.allTextContents();
    for (const text of ['çağrı', 'CAGRI', 'Çağrı']) {
      await catalogue.search(text);
      await expect(page).toHaveURL(`/?ara=${encodeURIComponent(text)}`);
      await expect(catalogue.products).toHaveText([callCentre.name]);
      await expect(catalogue.status).toContainText('1 sonuç bulundu.');
      await expect(catalogue.field).toHaveValue(text);
      await expect(catalogue.field).toBeFocused();
    }
    await catalogue.section.getByRole('link', { name: 'Aramayı temizle' }).click();
    await expect(catalogue.products).toHaveText(all);
    await expect(catalogue.field).toHaveValue('');
    expect(messages()).toEqual([]);
  });

  test(
    'shows a message with the search terms when nothing is found',
    fullRunOnly('remote-public/src/app/catalogue.test.tsx', 'server/src/modules/catalogue/product-search.test.ts'),
    async ({ page }) => {
      const { catalogue } = await openHomeWithCatalogue(page);
      await catalogue.search('zzzzzz');
      await expect(catalogue.status).toContainText('“zzzzzz” için sonuç bulunamadı.');
      await expect(catalogue.products).toHaveCount(0);
    },
  );

  test(
    'runs after the shell has started when the text was typed earlier',
    fullRunOnly('remote-public/src/app/catalogue.test.tsx', 'server/src/modules/catalogue/product-search.test.ts'),
    async ({ page }) => {
      const catalogue = new CataloguePage(page);
      await page.goto('/');
      await catalogue.search('cagri');
      await expect(catalogue.products).toHaveText([callCentre.name]);
      await expect(catalogue.field).toHaveValue('cagri');
    },
  );

  test(
    'keeps the typed text and the list when the request fails, and retries on request',
    fullRunOnly('remote-public/src/app/catalogue.test.tsx', 'server/src/modules/catalogue/product-search.test.ts'),
    async ({ page, context }) => {
      const { catalogue } = await openHomeWithCatalogue(page, '/?kategori=zemin-ve-temel');
      await context.setOffline(true);
      await catalogue.search('çağrı');
      await expect(catalogue.status).toContainText('Liste yenilenemedi.');
      await expect(catalogue.field).toHaveValue('çağrı');
      await expect(catalogue.products).toHaveText(groundWorks);

      await context.setOffline(false);
      await catalogue.section.getByRole('button', { name: 'Tekrar dene' }).click();
      await expect(catalogue.products).toHaveText([callCentre.name]);
      await expect(catalogue.field).toHaveValue('çağrı');
    },
  );
});

test.describe('product', () => {
  test('a card leads to its page, and Back returns to the list', async ({ page }) => {
    const { catalogue, messages } = await openHomeWithCatalogue(page, '/?kategori=zemin-ve-temel');
    await catalogue.product(survey.name).click();
    await expect(page).toHaveURL(`/urun/${survey.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: survey.name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/?kategori=zemin-ve-temel');
    await expect(catalogue.products).toHaveText(groundWorks);
    expect(messages()).toEqual([]);
  });

  test('at its former address it is a modal dialog that Escape and the close button close', async ({ page }) => {
    for (const close of ['Escape', 'Kapat']) {
      const { catalogue } = await openHomeWithCatalogue(page, `/?kategori=zemin-ve-temel&urun=${survey.slug}`);
      await expect(catalogue.dialog).toHaveAccessibleName(survey.name);
      await expect.poll(() => catalogue.dialog.evaluate((dialog) => dialog.matches(':modal:focus-within'))).toBe(true);
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await catalogue.dialog.getByRole('link', { name: close }).click();
      await expect(catalogue.dialog).toHaveCount(0);
      await expect(page).toHaveURL('/?kategori=zemin-ve-temel');
      await expect(catalogue.product(survey.name)).toBeFocused();
    }
  });

  test(
    'has its own address: server-rendered open, modal once the shell has started, and focused in the list after closing',
    fullRunOnly('remote-public/src/app/catalogue.test.tsx', 'server/src/modules/catalogue/product-search.test.ts'),
    async ({ page }) => {
      const catalogue = new CataloguePage(page);
      const response = await page.goto(`/?urun=${callCentre.slug}`);
      expect(response?.status()).toBe(200);
      await expect(catalogue.dialog).toHaveAccessibleName(callCentre.name);
      await expect(catalogue.dialog).toContainText('Ölçer takmak kolaydır');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`/urun/${callCentre.slug}$`),
      );
      await expect(page).toHaveTitle(new RegExp(callCentre.name));

      await new SitePage(page).startShell();
      await expect.poll(() => catalogue.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(catalogue.dialog).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await expect(catalogue.product(callCentre.name)).toBeFocused();
      await expect(catalogue.product(callCentre.name)).toBeInViewport();
    },
  );

  test(
    'links to its category and to the contact form',
    fullRunOnly('remote-public/src/app/catalogue.test.tsx', 'server/src/modules/catalogue/product-search.test.ts'),
    async ({ page }) => {
      const { catalogue } = await openHomeWithCatalogue(page, `/?urun=${callCentre.slug}`);
      await catalogue.dialog.getByRole('link', { name: 'İzleme ve uyarı' }).click();
      await expect(catalogue.dialog).toHaveCount(0);
      await expect(catalogue.chosen).toHaveText('İzleme ve uyarı');
      await page.goto(`/?urun=${callCentre.slug}`);
      await catalogue.dialog.getByRole('link', { name: 'Bu ürün hakkında bilgi alın' }).click();
      await expect(page).toHaveURL('/iletisim?form=iletisim');
    },
  );

  test(
    'redirects to /404 when staff have deleted it while its card is shown',
    fullRunOnly('remote-public/src/app/catalogue.test.tsx', 'server/src/modules/catalogue/product-search.test.ts'),
    async ({ page, staffPage }) => {
      const { id, slug } = await addProduct(staffPage, 'Sökülecek ürün');
      const { catalogue } = await openHomeWithCatalogue(page, `/?kategori=${slug}`);
      await expect(catalogue.products.first()).toHaveText('Sökülecek ürün');
      await callPanel(staffPage, `${api.adminProducts}/${id}`, { _method: 'DELETE' });
      await catalogue.product('Sökülecek ürün').click();
      await expect(page).toHaveURL('/404');
      await expect(new SitePage(page).title).toHaveText('İstenen sayfa bulunamadı.');
    },
  );
});

for (const address of ['/?kategori=boyle-bir-kategori-yok', '/?urun=boyle-bir-urun-yok']) {
  test(
    `${address} redirects to /404`,
    fullRunOnly('remote-public/src/app/catalogue.test.tsx', 'server/src/modules/catalogue/product-search.test.ts'),
    async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL('/404');
    },
  );
}

test(
  'the English catalogue has the same content under English names and addresses',
  fullRunOnly('remote-public/src/app/catalogue.test.tsx', 'server/src/modules/catalogue/product-search.test.ts'),
  async ({ page }) => {
    const centre = 'Çağrı structural monitoring and alarm centre';
    const catalogue = new CataloguePage(page);
    await page.goto(`/en?urun=${callCentre.slug}`);
    await expect(page).toHaveURL('/en?urun=cagri-structural-monitoring-and-alarm-centre');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(catalogue.dialog).toHaveAccessibleName(centre);
    await new SitePage(page).startShell();
    await catalogue.dialog.getByRole('link', { name: 'Close' }).click();
    await expect(catalogue.dialog).toHaveCount(0);

    const field = catalogue.section.getByRole('searchbox', { name: 'Search products and services' });
    await field.pressSequentially('CAGRI');
    await expect(catalogue.products).toHaveText([centre]);
    await expect(catalogue.status).toContainText('1 result found.');
    await catalogue.section.getByRole('link', { name: 'Ground and foundations' }).click();
    await expect(page).toHaveURL(/kategori=ground-and-foundations/);
    await expect(catalogue.products).toHaveText([
      'Ground investigation and geotechnical report',
      'Wind turbine foundation design',
    ]);
  },
);

/** Adds a product, which is listed first in its category. Returns its id and the category's slug. */
async function addProduct(staff: Page, name: string): Promise<{ id: number; slug: string }> {
  const [category] = await callPanel<CategoryRecord[]>(staff, api.adminCategories);
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: name }] }] };
  const form = {
    category_id: category?.id,
    code: 'SM-999',
    translations: { tr: { name, seo_name: '', summary: name, transporter_types: [], document } },
  };
  const { id } = await callPanel<ProductRecord>(staff, api.adminProducts, { form_data: JSON.stringify(form) });
  return { id, slug: category?.translations.tr?.seo_name ?? '' };
}
