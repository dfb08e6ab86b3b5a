import { expect, test } from '../fixtures/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list leads to a person, and from there to an article and back', async ({ page }) => {
    await page.goto('/ekip');
    await page.getByRole('main').getByRole('link', { name: 'Defne Selvitepe Arıkan', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Defne Selvitepe Arıkan' })).toBeVisible();
    await page.getByRole('link', { name: 'Deprem güçlendirmesine nereden başlanır?' }).click();
    await page.getByRole('link', { name: 'Defne Selvitepe Arıkan', exact: true }).click();
    await expect(page).toHaveURL('/ekip/defne-selvitepe-arikan');
  });
});
