import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { createArticle } from '../fixtures/create-article.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';
import { PanelListPage } from '../pages/panel-list.page.ts';

test(
  'several articles are taken off the site, found by their state, published and trashed; one is copied',
  fullRunOnly('remote-admin/src/features/articles/article-bulk.test.tsx', 'server/src/modules/bulk/bulk.test.ts'),
  async ({ staffPage, page }) => {
    const slugs = ['toplu-baraj', 'toplu-kopru'];
    const statuses = () =>
      Promise.all(slugs.map(async (slug) => (await page.request.get(publicPaths.article(slug))).status()));
    await createArticle(staffPage, { title: 'Toplu baraj' });
    await createArticle(staffPage, { title: 'Toplu köprü' });
    const list = new PanelListPage(staffPage, adminPaths.articles);
    const bar = staffPage.getByRole('group', { name: 'Seçilenler' });
    const choose = async () => {
      for (const title of ['Toplu baraj', 'Toplu köprü'])
        await staffPage.getByRole('checkbox', { name: `${title}: seç` }).check();
    };
    await list.open();
    await choose();
    await expect(bar).toContainText('2 seçildi');
    expect(await axeViolations(staffPage)).toEqual([]);

    await bar.getByRole('button', { name: 'Yayından kaldır' }).click();
    await expect(list.dialog).toContainText('2 makale yayından kaldırılsın mı?');
    await list.dialog.getByRole('button', { name: 'Yayından kaldır' }).click();
    await expect(list.toast('Yayından kaldırıldı.')).toContainText('2 makale');
    expect(await statuses()).toEqual([404, 404]);

    await staffPage.getByRole('combobox', { name: 'Durum' }).selectOption('Yayından kalktı');
    await expect(list.row('Toplu baraj')).toBeVisible();
    await staffPage.reload();
    await expect(staffPage).toHaveURL(/durum=withdrawn/);
    await expect(list.row('Toplu köprü')).toBeVisible();
    await choose();
    await bar.getByRole('button', { name: 'Yayınla' }).click();
    await expect(list.toast('Yayınlandı.')).toContainText('2 makale');
    await expect(list.row('Toplu köprü')).toHaveCount(0);
    expect(await statuses()).toEqual([200, 200]);

    await list.open();
    await choose();
    await bar.getByRole('button', { name: 'Çöpe taşı' }).click();
    await expect(list.row('Toplu köprü')).toHaveCount(0);
    await list.toast('Çöpe Taşındı!').getByRole('button', { name: 'Geri al' }).click();
    await expect(list.row('Toplu baraj')).toBeVisible();
    expect(await statuses()).toEqual([200, 200]);

    await staffPage.getByRole('button', { name: 'Toplu köprü: diğer işlemler' }).click();
    await staffPage.getByRole('menuitem', { name: 'Kopyasını oluştur' }).click();
    const form = new PanelFormPage(staffPage);
    await expect(form.name).toHaveValue('Toplu köprü (kopya)');
    await expect(staffPage).toHaveURL(/taslak=/);
    await list.open();
    await expect(staffPage.getByRole('region', { name: 'Yayınlanmamış taslaklar' })).toContainText(
      'Toplu köprü (kopya)',
    );
  },
);
