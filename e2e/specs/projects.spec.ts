import { expect, test } from '../fixtures/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the projects are filtered by the form and by the map, and the address is short', async ({ page }) => {
    await page.goto('/projeler');
    const cards = page.getByRole('main').getByRole('article');
    const all = await cards.count();
    await page.getByLabel('İl', { exact: true }).selectOption({ value: 'manisa' });
    await page.getByRole('button', { name: 'Göster' }).click();
    await expect(page).toHaveURL('/projeler?il=manisa');
    await expect(page.getByRole('status')).toHaveText('2 proje bulundu.');
    expect(await cards.count()).toBeLessThan(all);

    const map = page.getByRole('group', { name: 'Haritada projelerimiz' });
    const province = map.getByRole('link', { name: /^Aydın: / });
    await province.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/projeler?il=aydin');
    await cards.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Toprak barajda izleme ağı' })).toBeVisible();
  });
});

test('a service leads to its projects in another language by its name there', async ({ page }) => {
  await page.goto('/projeler?hizmet=yapi-izleme');
  await expect(page.getByRole('status')).toHaveText('4 proje bulundu.');
  await page.goto('/en/projeler?hizmet=yapi-izleme');
  await expect(page).toHaveURL('/en/projeler?hizmet=structural-monitoring');
  await expect(page.getByRole('status')).toHaveText('4 projects found.');
});
