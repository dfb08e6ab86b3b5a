import { loginPath } from '@vitrin/shared-contracts/paths';
import { createArticle } from '../fixtures/create-article.ts';
import { publicScreens } from '../fixtures/screens.ts';
import { signIn } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';
import { PanelListPage } from '../pages/panel-list.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { SitePage } from '../pages/site.page.ts';

test('public pages violate no policy and log no errors', async ({ page }) => {
  const { messages } = await watch(page);
  const site = new SitePage(page);
  for (const path of publicScreens.filter((screen) => screen !== '/404')) {
    await page.goto(path);
    await site.startShell();
  }
  await site.goTo('Makaleler');
  await site.activateLink(site.articles.first());
  await expect(page).toHaveURL(/\/makale\//);
  await page.reload();
  await site.contracts.first().click();
  await expect(page).toHaveURL(/\/sozlesme\//);
  expect(messages()).toEqual([]);
});

test('the 404 page logs no errors except its own status', async ({ page }) => {
  const { messages } = await watch(page);
  await page.goto('/404');
  await new SitePage(page).startShell();
  expect(messages().filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([]);
});

test('sign-in violates no policy and logs no errors, with wrong and with correct credentials', async ({ page }) => {
  const { messages } = await watch(page);
  const card = new SignInPage(page);
  await page.goto(`${loginPath}/baska-bir-adres`);
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
  await expect(card.submit).toBeVisible();
  await card.open();
  await card.signIn('kimse@vitrin.example', 'yanlis-sifre');
  await expect(page.getByText('Başarısız!')).toBeVisible();
  await expect(page.getByText('Başarısız!')).toBeHidden();
  await signIn(page);
  expect(messages().filter((complaint) => !complaint.includes('422'))).toEqual([]);
});

test('the editor and the dialogs of the panel violate no policy and log no errors', async ({ staffPage }) => {
  const { messages } = await watch(staffPage);
  const list = new PanelListPage(staffPage, '/admin/pages/blog');
  const form = new PanelFormPage(staffPage);
  const title = `Panelde denenen makale ${Date.now()}`;
  await list.open();
  // Of its own: other journeys change those of the site, and have some of the same title.
  await createArticle(staffPage, { title });
  await list.open();
  await list.moveToTrash(title);
  await list.toast('Çöpe Taşındı!').getByRole('button', { name: 'Geri al' }).click();
  await expect(list.toast('Geri Yüklendi!')).toBeVisible();
  await list.moveToTrash(title);
  await expect(list.toast('Çöpe Taşındı!')).toBeVisible();
  await staffPage.goto('/admin/trash');
  await staffPage.getByRole('button', { name: `${title}: sil` }).click();
  await list.dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await staffPage.getByRole('button', { name: `${title}: geri yükle` }).click();
  await expect(list.toast('Geri Yüklendi!')).toBeVisible();
  await staffPage.goto('/admin/pages/blog/insert');
  await form.editor.click();
  for (const tool of ['Kalın', 'Tablo ekle']) await form.tool(tool).click();
  await staffPage.getByRole('dialog', { name: 'Tablo ekle' }).getByRole('button', { name: 'Ekle' }).click();
  await form.save();
  await expect(staffPage.getByText(/Düzeltilmesi gereken/)).toBeVisible();
  await staffPage.getByRole('button', { name: 'Görünüm ayarları' }).click();
  await expect(staffPage.getByRole('dialog', { name: 'Görünüm' })).toBeVisible();
  expect(messages()).toEqual([]);
});
