import { createArticle } from '../fixtures/create-article.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';
import { PanelListPage } from '../pages/panel-list.page.ts';
import { SitePage } from '../pages/site.page.ts';

test('a visitor reads the site from home to a contract and sees the 404 page for a missing page', async ({ page }) => {
  const site = new SitePage(page);
  await page.goto('/');
  await expect(site.title).toBeVisible();

  await site.goTo('Biyografi');
  await expect(page).toHaveURL('/biyografi');
  await expect(page).toHaveTitle(/Biyografi/);

  await site.goTo('Makaleler');
  await expect(page).toHaveURL('/makaleler');
  const first = site.articles.first();
  const articleTitle = (await first.textContent()) ?? '';
  await site.activateLink(first);
  await expect(page).toHaveURL(/\/makale\/[a-z0-9-]+$/);
  await expect(site.title).toHaveText(articleTitle);

  await site.goTo('İletişim');
  await expect(page).toHaveURL('/iletisim');
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);

  const contract = site.contracts.first();
  const contractName = (await contract.textContent()) ?? '';
  await site.activateLink(contract);
  await expect(page).toHaveURL(/\/sozlesme\/[a-z0-9-]+$/);
  await expect(site.title).toHaveText(contractName);

  const response = await page.goto('/yok-boyle-bir-sayfa');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/404');
  await expect(site.title).toHaveText('İstenen sayfa bulunamadı.');
  await page.getByRole('link', { name: 'Anasayfaya dön' }).click();
  await expect(page).toHaveURL('/');
});

test('a staff member changes an article and the visitor sees the change', async ({ staffPage, page }) => {
  const list = new PanelListPage(staffPage, '/admin/pages/blog');
  const form = new PanelFormPage(staffPage);
  await list.open();
  await list.rows.first().getByRole('link', { name: 'Düzenle' }).click();
  const before = await form.name.inputValue();
  const after = `${before} (güncel)`;
  await form.name.fill(after);
  await form.save();
  await expect(list.toast('Güncellendi!')).toBeVisible();

  await page.goto('/makaleler');
  await new SitePage(page).articles.filter({ hasText: after }).click();
  await expect(new SitePage(page).title).toHaveText(after);
});

test(
  'an article is written with rich text, read on the site and deleted after a confirmation',
  fullRunOnly('e2e/specs/keyboard-content.spec.ts', 'remote-admin/src/features/articles/article-form.test.tsx'),
  async ({ staffPage, page }) => {
    const list = new PanelListPage(staffPage, '/admin/pages/blog');
    const form = new PanelFormPage(staffPage);
    await staffPage.goto('/admin/pages/blog/insert');
    await form.name.fill('Işıklı Köprüler Üzerine');
    await form.editor.click();
    await form.editor.pressSequentially('Şehirlerin ışığı ');
    await form.tool('Kalın').click();
    await form.editor.pressSequentially('köprülerdedir');
    await form.save();
    await expect(list.toast('Oluşturuldu!')).toBeVisible();

    const response = await page.goto('/makale/isikli-kopruler-uzerine');
    expect(response?.status()).toBe(200);
    await expect(page.locator('.prose strong')).toHaveText('köprülerdedir');

    await list.open();
    await list.moveToTrash('Işıklı Köprüler Üzerine');
    await expect(list.toast('Çöpe Taşındı!')).toBeVisible();
    await expect(list.row('Işıklı Köprüler Üzerine')).toHaveCount(0);
    expect((await page.goto('/makale/isikli-kopruler-uzerine'))?.status()).toBe(404);
  },
);

test(
  'articles are reordered by dragging and by keyboard, and the site shows the new order',
  fullRunOnly('remote-admin/src/ui/list/sortable-list.test.tsx', 'server/src/content/reorder.test.ts'),
  async ({ staffPage, page }) => {
    // Other journeys leave articles at the top that are not on the site.
    const [first, second, third] = ['Birinci sıra', 'İkinci sıra', 'Üçüncü sıra'] as const;
    for (const title of [third, second, first]) await createArticle(staffPage, { title });
    const list = new PanelListPage(staffPage, '/admin/pages/blog');
    await list.open();
    expect((await titlesOf(list)).slice(0, 3)).toEqual([first, second, third]);

    await list.handles.nth(0).focus();
    await staffPage.keyboard.press('Space');
    await staffPage.keyboard.press('ArrowDown');
    await staffPage.keyboard.press('Space');
    await expect(list.toast('Sıra Düzeni Değiştirildi.')).toBeVisible();
    await expect(list.rows.nth(0)).toContainText(second);
    await expect(list.rows.nth(1)).toContainText(first);

    const from = await list.handles.nth(2).boundingBox();
    const to = await list.handles.nth(0).boundingBox();
    if (!from || !to) throw new Error('The drag handles are not visible');
    await staffPage.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await staffPage.mouse.down();
    await staffPage.mouse.move(from.x + from.width / 2, from.y - 10, { steps: 5 });
    await staffPage.mouse.move(to.x + to.width / 2, to.y, { steps: 10 });
    await staffPage.mouse.up();
    await expect(list.rows.nth(0)).toContainText(third);

    await list.open();
    await expect(list.rows.nth(0)).toContainText(third);
    await page.goto('/makaleler');
    await expect(new SitePage(page).articles.first()).toHaveText(third);
  },
);

test(
  'a contract is added, changed and deleted',
  fullRunOnly(
    'remote-admin/src/features/contracts/contract-form.test.tsx',
    'server/src/modules/contracts/contracts.test.ts',
  ),
  async ({ staffPage, page }) => {
    const list = new PanelListPage(staffPage, '/admin/contracts');
    const form = new PanelFormPage(staffPage);
    await staffPage.goto('/admin/contract-insert');
    await form.name.fill('Üyelik Sözleşmesi');
    await form.editor.click();
    await form.editor.pressSequentially('Birinci madde.');
    await form.save();
    await expect(list.toast('Sözleşme Eklendi!')).toBeVisible();
    await expect(staffPage).toHaveURL('/admin/contracts');
    await page.goto('/sozlesme/uyelik-sozlesmesi');
    await expect(page.getByRole('main')).toContainText('Birinci madde.');

    await list.edit('Üyelik Sözleşmesi');
    await expect(staffPage).toHaveURL(/\/admin\/contract-update\?id=\d+$/);
    await form.name.fill('Üyelik Koşulları');
    await form.save();
    await expect(list.toast('Sözleşme Güncellendi!')).toBeVisible();
    await page.goto('/sozlesme/uyelik-sozlesmesi');
    await expect(new SitePage(page).title).toHaveText('Üyelik Koşulları');

    await list.open();
    await list.moveToTrash('Üyelik Koşulları');
    await expect(list.toast('Çöpe Taşındı!')).toBeVisible();
    await page.goto('/');
    await expect(new SitePage(page).contracts.filter({ hasText: 'Üyelik Koşulları' })).toHaveCount(0);
  },
);

test(
  'signing out ends the session and redirects to the site',
  fullRunOnly('remote-admin/src/app/layout/log-out.test.ts', 'remote-admin/src/app/session/session-end.test.tsx'),
  async ({ staffPage }) => {
    await staffPage.getByRole('button', { name: /^Profil menüsü/ }).click();
    await staffPage.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
    await expect(staffPage).toHaveURL('/');
    await staffPage.goto('/admin');
    await expect(staffPage).toHaveURL('/giris-yap');
    expect(await staffPage.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

async function titlesOf(list: PanelListPage): Promise<string[]> {
  const titles = await list.rows
    .getByRole('link')
    .evaluateAll((links) => links.map(({ textContent }) => textContent.trim()));
  return titles.filter((title) => title !== '' && title !== 'Düzenle');
}
