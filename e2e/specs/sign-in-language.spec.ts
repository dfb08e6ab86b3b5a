import { loginPath } from '@vitrin/shared-contracts/paths';
import { addLanguage } from '../fixtures/add-language.ts';
import { openPanelClient } from '../fixtures/panel-client.ts';
import { expect, testOnOwnSite as test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';

/** Rules of the language and its texts are tests of server and remote; only a browser loads the chunk of a language and lays out its text. */
test('the sign-in of an Arabic site is Arabic, from right to left, with its messages', async ({ page, site }) => {
  await addLanguage(await openPanelClient(site.url), 'ar');
  const { messages } = await watch(page);

  await page.goto(loginPath);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();

  const email = page.getByLabel('البريد الإلكتروني');
  await email.fill('deniz@kuzey.example');
  await page.getByLabel('كلمة المرور', { exact: true }).fill('yanlis-sifre-1');
  await expect(email).toHaveCSS('direction', 'ltr');
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  const answer = page.getByRole('dialog').filter({ hasText: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' });
  await expect(answer).toBeVisible();
  await expect(answer).toHaveCSS('direction', 'rtl');
  expect(messages().filter((message) => !message.includes('422'))).toEqual([]);
});
