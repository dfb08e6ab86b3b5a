import { expect, test } from '@playwright/test';

test('the first page shows its heading, responds to input and reports no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto('{{address}}');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
  expect(errors).toEqual([]);
});
