import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { staff } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { CataloguePage } from '../pages/catalogue.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { SitePage } from '../pages/site.page.ts';

test.use({ javaScriptEnabled: false });

test('every public page is readable and links work', async ({ page }) => {
  const site = new SitePage(page);
  await page.goto('/');
  await expect(site.title).toBeVisible();
  for (const [entry, path] of [
    ['Biyografi', '/biyografi'],
    ['Makaleler', '/makaleler'],
    ['İletişim', '/iletisim'],
    ['Anasayfa', '/'],
  ] as const) {
    await site.goTo(entry);
    await expect(page).toHaveURL(path);
    await expect(site.title).not.toBeEmpty();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  }

  // Selected by title: other tests write articles, some without a summary, and move this one to another page.
  const title = 'Köprüler yaşlanır: bakım planı olmadan ömür olmaz';
  await page.goto(`/makaleler?ara=${encodeURIComponent(title)}`);
  await site.articles.filter({ hasText: title }).click();
  await expect(site.title).toHaveText(title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.+/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/makale\//);

  await site.contracts.first().click();
  await expect(page).toHaveURL(/\/sozlesme\//);
  await expect(site.title).not.toBeEmpty();
});

test('an enlarged certificate and a product have their styles: each is fixed above the page and can be closed', async ({
  page,
}) => {
  const home = new HomePage(page);
  await page.goto('/');
  await home.certificate('Enerji etüdü yetki belgesi').click();
  for (const dialog of [home.lightbox, new CataloguePage(page).dialog]) {
    await expect(dialog).toBeInViewport({ ratio: 0.99 });
    await expect(dialog).toHaveCSS('position', 'fixed');
    await dialog.getByRole('link', { name: 'Kapat' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/?urun=cagri-yapi-izleme-ve-alarm-merkezi');
  }
});

test('the header does not cover the text of a scrolled page', async ({ page }) => {
  await page.goto('/biyografi');
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test(
  'the phone menu opens, navigates and closes',
  fullRunOnly('remote-public/src/app/server-rendering.test.tsx'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const site = new SitePage(page);
    await page.goto('/');
    await expect(site.menu).toBeHidden();
    await site.menuButton.click();
    await expect(site.menu).toBeVisible();
    await page.getByRole('button', { name: 'Menüyü kapat' }).click();
    await expect(site.menu).toBeHidden();
    await site.menuButton.click();
    await site.menu.getByRole('link', { name: 'Makaleler' }).click();
    await expect(page).toHaveURL('/makaleler');
  },
);

test(
  'article search works as a plain form',
  fullRunOnly('remote-public/src/app/server-rendering.test.tsx'),
  async ({ page }) => {
    await page.goto('/makaleler');
    await page.getByRole('searchbox').first().fill('zzzzzz');
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(/\/makaleler\?ara=zzzzzz/);
    await expect(page.getByRole('main')).toContainText('“zzzzzz” için makale bulunamadı.');
  },
);

test('sign-in shows that JavaScript is required, keeps the e-mail, clears the password and puts nothing in the address', async ({
  page,
}) => {
  const card = new SignInPage(page);
  await card.open();
  await card.signIn(staff.email, staff.password);
  await expect(page.getByRole('alert').filter({ hasText: 'JavaScript' })).toBeVisible();
  await expect(card.email).toHaveValue(staff.email);
  await expect(card.password).toHaveValue('');
  expect(page.url()).not.toContain(staff.password);
});
