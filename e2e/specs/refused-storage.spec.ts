import { loginPath } from '@vitrin/shared-contracts/paths';
import { refuseStorage } from '../fixtures/altered-page.ts';
import { staff } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { SitePage } from '../pages/site.page.ts';

for (const how of ['full', 'blocked'] as const) {
  test(`with storage that is ${how} public pages work within the document, and no fault is counted`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/releases/faults')) faults.push(request.postData() ?? '');
    });
    await refuseStorage(page, how);
    await page.goto('/');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const site = new SitePage(page);
    // A link that is clicked before is followed by the browser if the shell takes longer than a second.
    await site.startShell();
    for (const name of ['Makaleler', 'İletişim']) await site.goTo(name);
    await expect(page).toHaveURL('/iletisim');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await page.getByLabel('Konu').fill('Merhaba');
    await page.waitForTimeout(600);
    await expect(page.getByLabel('Konu')).toHaveValue('Merhaba');
    expect(faults).toEqual([]);
  });

  test(`with storage that is ${how} the sign-in says why it is not possible`, async ({ page }) => {
    await refuseStorage(page, how);
    const signIn = new SignInPage(page);
    await signIn.open();
    await expect(page.getByRole('alert').filter({ hasText: 'giriş yapılamıyor' })).toBeVisible();
    await signIn.signIn(staff.email, staff.password);
    await expect(page.getByRole('dialog')).toContainText('giriş yapılamıyor');
    await expect(page).toHaveURL(loginPath);
  });
}

test('with full local storage the session is kept for this tab', async ({ page }) => {
  await refuseStorage(page, 'local full');
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(staff.email, staff.password);
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(page.getByRole('heading', { name: 'İstatistikler' })).toBeVisible();
});
