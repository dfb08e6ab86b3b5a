import type { Browser, Page } from '@playwright/test';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { createArticle, paragraph } from '../fixtures/create-article.ts';
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

/** Opens the form of an article for the staff member and for a colleague in a browser of her own. */
async function openTwice(staffPage: Page, browser: Browser, id: number) {
  const baseURL = new URL(staffPage.url()).origin;
  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await completeFirstSignIn(colleague, await createMember(staffPage));
  return { own: await openForm(staffPage, id), other: await openForm(colleague, id), colleague };
}

test(
  'two people edit one article: other fields are merged, the same field is chosen, and a version is restored',
  fullRunOnly(
    'remote-admin/src/features/articles/article-form.test.tsx',
    'remote-admin/src/editing/form/merge-values.test.ts',
    'server/src/modules/articles/concurrent-edits.test.ts',
  ),
  async ({ staffPage, browser }) => {
    const { id } = await createArticle(staffPage, { title: `Köprü ${Date.now()}`, summary: 'İlk özet' });
    const { own, other, colleague } = await openTwice(staffPage, browser, id);

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
  },
);

test(
  'a merge is taken back from its message, and the own change stays in the history',
  fullRunOnly(
    'remote-admin/src/features/articles/article-form.test.tsx',
    'remote-admin/src/editing/form/merge-values.test.ts',
    'server/src/modules/articles/concurrent-edits.test.ts',
  ),
  async ({ staffPage, browser }) => {
    const { id } = await createArticle(staffPage, { title: `Köprü ${Date.now()}`, summary: 'İlk özet' });
    const { own, other, colleague } = await openTwice(staffPage, browser, id);
    await summary(colleague).fill('Elif’in özeti');
    await other.save();
    await toast(colleague, 'Güncellendi!');
    await own.name.fill('Köprünün yanlış adı');
    await own.save();
    await toast(staffPage, /Elif Yıldırım bu arada kaydetti/);

    await staffPage.getByRole('button', { name: 'Birleştirmeyi geri al' }).click();
    await toast(staffPage, 'Geri alındı. Sizin değişiklikleriniz Geçmiş’te duruyor.');
    await staffPage.goto(adminPaths.articleUpdate(id));
    await expect(own.name).toHaveValue(/^Köprü \d+$/);
    await expect(summary(staffPage)).toHaveValue('Elif’in özeti');
    await staffPage.getByRole('button', { name: 'Geçmiş' }).click();
    const versions = staffPage.getByRole('dialog', { name: 'Geçmiş' }).getByRole('listitem');
    await expect(versions.nth(0)).toContainText('Birleştirme geri alındı');
    await expect(versions.nth(1)).toContainText('Birleştirilerek güncellendi');
    await colleague.context().close();
  },
);

/** Places the cursor at the end of a paragraph and types. */
async function typeAfter(form: PanelFormPage, paragraphText: string, typed: string): Promise<void> {
  await form.editor.getByText(paragraphText).click();
  await form.page.keyboard.press('End');
  await form.page.keyboard.type(typed);
}

test(
  'two people edit one text: only the paragraph that both changed is chosen, the others are merged',
  fullRunOnly(
    'remote-admin/src/features/articles/article-form.test.tsx',
    'remote-admin/src/editing/form/merge-values.test.ts',
    'server/src/modules/articles/concurrent-edits.test.ts',
  ),
  async ({ staffPage, browser }) => {
    const blocks = [paragraph('Giriş.'), paragraph('Kule vinç.'), paragraph('Son.')];
    const { id } = await createArticle(staffPage, { title: `Köprü ${Date.now()}`, blocks });
    const { own, other, colleague } = await openTwice(staffPage, browser, id);

    await typeAfter(other, 'Kule vinç.', ' Elif yazdı.');
    await typeAfter(other, 'Son.', ' Elif bitirdi.');
    await other.save();
    await toast(colleague, 'Güncellendi!');
    await typeAfter(own, 'Giriş.', ' Ben başladım.');
    await typeAfter(own, 'Kule vinç.', ' Ben yazdım.');
    await own.save();

    const question = staffPage.getByRole('dialog', { name: 'Aynı alanı siz de değiştirdiniz' });
    await expect(question).toContainText('bir yeri ikiniz de değiştirdiniz');
    await expect(question.getByRole('radio')).toHaveCount(3);
    expect(await axeViolations(staffPage)).toEqual([]);
    await question.getByRole('radio', { name: /^İkisi de, art arda/ }).check();
    await question.getByRole('button', { name: 'Seçtiklerimle kaydet' }).click();
    await toast(staffPage, 'Güncellendi!');
    await staffPage.reload();
    await expect(own.editor.locator('p')).toHaveText([
      'Giriş. Ben başladım.',
      'Kule vinç. Ben yazdım.',
      'Kule vinç. Elif yazdı.',
      'Son. Elif bitirdi.',
    ]);
    await colleague.context().close();
  },
);
