import type { ArticleRow } from '@vitrin/shared-contracts/articles';
import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { createArticle } from '../fixtures/create-article.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelListPage } from '../pages/panel-list.page.ts';

test(
  'an article is moved to the trash, undone, restored from the trash with its place, and deleted for ever',
  fullRunOnly('remote-admin/src/features/trash/trash.test.tsx', 'server/src/modules/trash/restore.test.ts'),
  async ({ staffPage, page }) => {
    const title = 'Çöpe giden köprü';
    const address = publicPaths.article('cope-giden-kopru');
    const statusOf = async () => (await page.request.get(address)).status();
    await createArticle(staffPage, { title });
    await createArticle(staffPage, { title: 'Üstteki yazı' });
    const list = new PanelListPage(staffPage, adminPaths.articles);
    await list.open();
    await expect(list.rows.nth(1)).toContainText(title);

    await list.moveToTrash(title);
    await expect(list.toast('Çöpe Taşındı!')).toContainText(title);
    await expect(list.row(title)).toHaveCount(0);
    expect(await statusOf()).toBe(404);
    await list.toast('Çöpe Taşındı!').getByRole('button', { name: 'Geri al' }).click();
    await expect(list.toast('Geri Yüklendi!')).toBeVisible();
    await expect(list.rows.nth(1)).toContainText(title);
    expect(await statusOf()).toBe(200);

    await list.moveToTrash(title);
    await expect(list.row(title)).toHaveCount(0);
    await staffPage.getByRole('button', { name: 'Diğer içerikler' }).click();
    await staffPage.getByRole('link', { name: 'Çöp kutusu' }).click();
    const row = staffPage.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('Makale');
    await row.getByRole('button', { name: `${title}: geri yükle` }).click();
    await expect(list.toast('Geri Yüklendi!')).toBeVisible();
    await expect(row).toHaveCount(0);
    await list.open();
    await expect(list.rows.nth(1)).toContainText(title);
    expect(await statusOf()).toBe(200);

    await list.moveToTrash(title);
    await expect(list.toast('Çöpe Taşındı!')).toBeVisible();
    await staffPage.goto(adminPaths.trash);
    await row.getByRole('button', { name: `${title}: sil` }).click();
    await expect(list.dialog).toContainText('Emin Misin?!');
    await expect(list.dialog).toContainText('Kalıcı Olarak Silinecek!');
    await list.dialog.getByRole('button', { name: 'Evet, Sil!' }).click();
    await expect(list.toast('Silindi!')).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);

test(
  'a moved row returns to its place with Ctrl Z',
  fullRunOnly('remote-admin/src/features/trash/trash.test.tsx', 'server/src/modules/trash/restore.test.ts'),
  async ({ staffPage }) => {
    const list = new PanelListPage(staffPage, adminPaths.articles);
    await list.open();
    // The list renders its first rows first.
    const articles = await callPanel<ArticleRow[]>(staffPage, api.adminArticles);
    await expect(list.rows).toHaveCount(articles.length);
    const titles = () => list.rows.getByRole('link').filter({ hasText: /\S/ }).allTextContents();
    const before = await titles();
    await list.handles.nth(0).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await staffPage.keyboard.press(key);
    await expect(list.toast('Sıra Düzeni Değiştirildi.')).toBeVisible();
    await expect.poll(titles).not.toEqual(before);

    await staffPage.keyboard.press('Control+z');
    await expect(list.toast('Geri Alındı!')).toBeVisible();
    await expect.poll(titles).toEqual(before);
  },
);
