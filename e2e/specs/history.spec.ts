import type { Page } from '@playwright/test';
import { adminPaths } from 'shared-contracts/paths';
import { createArticle } from '../fixtures/create-article.ts';
import { completeFirstSignIn, createMember } from '../fixtures/staff-member.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

const summary = (page: Page) => page.getByRole('textbox', { name: 'Özet' });
const toast = (page: Page, text: string | RegExp) => expect(page.locator('.swal2-toast')).toContainText(text);

async function openForm(page: Page, id: number): Promise<PanelFormPage> {
  await page.goto(adminPaths.articleUpdate(id));
  const form = new PanelFormPage(page);
  await expect(form.name).toHaveValue(/Köprü/);
  return form;
}

test('two people edit one article: other fields are merged, the same field is chosen, and a version is restored', async ({
  staffPage,
  browser,
  site,
}) => {
  const { id } = await createArticle(staffPage, { title: `Köprü ${Date.now()}`, summary: 'İlk özet' });
  const colleague = await (await browser.newContext({ baseURL: site.url })).newPage();
  await completeFirstSignIn(colleague, await createMember(staffPage));
  const own = await openForm(staffPage, id);
  const other = await openForm(colleague, id);

  await summary(colleague).fill('Elif’in özeti');
  await other.save();
  await toast(colleague, 'Güncellendi!');
  await own.name.fill('Köprünün yeni adı');
  await own.save();
  await toast(staffPage, /Elif Yıldırım bu arada kaydetti; şu değişiklikleri korundu: Türkçe özet\./);
  await expect(summary(staffPage)).toHaveValue('Elif’in özeti');

  await other.name.fill('Elif’in köprüsü');
  await other.save();
  const question = colleague.getByRole('dialog', { name: 'Aynı alanı siz de değiştirdiniz' });
  await expect(question.getByRole('group', { name: 'Başlık (tr)' })).toContainText('Köprünün yeni adı');
  await question.getByRole('radio', { name: /^Benimki/ }).check();
  await question.getByRole('button', { name: 'Seçtiklerimle kaydet' }).click();
  await expect(question).toBeHidden();
  await toast(colleague, 'Güncellendi!');

  await colleague.getByRole('button', { name: 'Geçmiş' }).click();
  const history = colleague.getByRole('dialog', { name: 'Geçmiş' });
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await history
    .getByRole('button', { name: /: göster$/ })
    .last()
    .click();
  await expect(history.locator('ins').first()).toBeVisible();
  await history.getByRole('button', { name: 'Bu sürümden devam et' }).click();
  await expect(summary(colleague)).toHaveValue('İlk özet');
  await expect(other.name).toHaveValue(/^Köprü \d+$/);
  await other.save();
  await toast(colleague, 'Güncellendi!');
  await colleague.getByRole('button', { name: 'Geçmiş' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(5);
  await colleague.context().close();
});
