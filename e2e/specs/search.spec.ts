import { expect, test } from '../fixtures/test.ts';

test('the first keys bring suggestions, the keyboard chooses one, and the results lead to a page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sitede ara' }).click();
  await expect(page).toHaveURL('/ara');
  // A document of its own: the page is not started before the first key.
  await page.reload();
  const field = page.getByRole('combobox', { name: 'Sitede ara' });
  await field.pressSequentially('geotek');
  await expect(page.getByRole('option').first()).toContainText('Zemin etüdü ve geoteknik rapor');
  await page.keyboard.press('Escape');
  await field.press('Enter');
  await expect(page).toHaveURL('/ara?q=geotek');
  await expect(page.getByRole('status').filter({ hasText: 'sonuç bulundu' })).toBeFocused();
  await expect(page.locator('mark').first()).toHaveText(/geoteknik/i);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/ara/);
});
