import type { Browser, Page } from '@playwright/test';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { addAuthenticator } from '../fixtures/authenticator.ts';
import { axeViolations, widths } from '../fixtures/axe-violations.ts';
import { addUser, type TestUser } from '../fixtures/users.ts';
import type { RunningServer } from '../fixtures/server.ts';
import { storedDrafts } from '../fixtures/stored-drafts.ts';
import { expect, test } from '../fixtures/test.ts';
import { codeOf, nextCodeOf } from '../fixtures/totp.ts';
import { AccountPage } from '../pages/account.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';

/** Opens a new browser context with the user signed in. */
async function signInAs(browser: Browser, site: RunningServer, { email, password }: Omit<TestUser, 'name'>) {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const card = new SignInPage(page);
  await card.open();
  await card.signIn(email, password);
  await page.waitForURL('**/admin/dashboard');
  return page;
}

/** Sends one step of the login flow as the sign-in page does, as soon as the shell has read the CSRF value. */
async function signInStep(page: Page, path: string, body: Readonly<Record<string, string>>) {
  await page.waitForFunction(() => globalThis.csrf_token !== undefined);
  return page.evaluate(
    async ({ path, body }) => {
      const headers = {
        'Content-Type': 'application/json',
        'X-CSRF-TOKEN': globalThis.csrf_token ?? '',
        'X-Requested-With': 'XMLHttpRequest',
      };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { success: boolean; next?: string; ticket?: string; token?: string };
    },
    { path, body },
  );
}

test(
  'the header shows a changed name at once and after a reload',
  fullRunOnly('remote-admin/src/features/account/profile.test.tsx', 'server/src/modules/account/account.test.ts'),
  async ({ browser, site }) => {
    const person = await addUser(site, 'editor', 'ad-degisen');
    const page = await signInAs(browser, site, person);
    await page.getByRole('button', { name: /^Profil menüsü/ }).click();
    await page.getByRole('menuitem', { name: 'Hesabım' }).click();
    const account = new AccountPage(page);
    await account.field('Ad soyad').fill('Şebnem Çağlayan');
    await page.keyboard.press('Enter');

    await expect(account.toast('Güncellendi!')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Şebnem Çağlayan');
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('Şebnem Çağlayan');
    await page.context().close();
  },
);

test(
  'changing the e-mail requires the password, keeps it out of drafts, and the new e-mail signs in',
  fullRunOnly('remote-admin/src/features/account/profile.test.tsx', 'server/src/modules/account/account.test.ts'),
  async ({ browser, site }) => {
    const person = await addUser(site, 'editor', 'adres-degisen');
    const page = await signInAs(browser, site, person);
    const account = new AccountPage(page);
    await account.open();
    await account.field('E-posta').fill('yeni-adres@vitrin.example');
    await account.password('Şifreniz').fill(person.password);
    await expect.poll(async () => (await storedDrafts(page)).length).toBe(1);
    const [draft, records] = [await storedDrafts(page), await page.evaluate(() => JSON.stringify(localStorage))];
    expect(draft.join() + records).not.toContain(person.password);
    await account.button('Kaydet').click();

    await expect(account.toast('Güncellendi!')).toBeVisible();
    await expect(account.password('Şifreniz')).toBeHidden();
    const again = await signInAs(browser, site, { ...person, email: 'yeni-adres@vitrin.example' });
    for (const each of [page, again]) await each.context().close();
  },
);

test(
  'a password change ends the other sessions but not the current one',
  fullRunOnly('remote-admin/src/features/account/password-form.test.tsx', 'server/src/modules/account/account.test.ts'),
  async ({ browser, site }) => {
    const person = await addUser(site, 'editor', 'sifre-degisen');
    const elsewhere = await signInAs(browser, site, person);
    const page = await signInAs(browser, site, person);
    const account = new AccountPage(page);
    await account.open();
    await account.password('Mevcut şifre').fill(person.password);
    await account.password('Yeni şifre *').fill('Deniz-Feneri-9');
    await account.password('Yeni şifre (tekrar)').fill('Deniz-Feneri-9');
    await account.button('Şifreyi değiştir').click();

    await expect(account.toast('Şifreniz değiştirildi.')).toBeVisible();
    await expect(account.section('Oturumlarım').getByRole('listitem')).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/giris-yap');
    await page.reload();
    await expect(page).toHaveURL('/admin/account');
    const again = await signInAs(browser, site, { ...person, password: 'Deniz-Feneri-9' });
    for (const each of [page, elsewhere, again]) await each.context().close();
  },
);

test(
  'an authenticator app is set up by keyboard and its code is required at the next sign-in',
  fullRunOnly(
    'remote-admin/src/features/account/second-factor.test.tsx',
    'server/src/modules/account/own-second-factor.test.ts',
  ),
  async ({ browser, site }) => {
    test.setTimeout(120_000);
    const person = await addUser(site, 'editor', 'iki-adimli');
    const page = await signInAs(browser, site, person);
    const account = new AccountPage(page);
    await account.open();
    await account.button('Doğrulama uygulaması kur').press('Enter');
    const dialog = account.dialog('Doğrulama uygulamasını kurun');
    await expect(dialog.locator('input')).toBeFocused();
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: 'Doğrulama uygulaması için QR kodu' })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page), `set up at ${width} px`).toEqual([]);
    }
    const secret = await dialog.getByRole('status', { name: 'Kurulum anahtarı' }).textContent();
    const code = dialog.getByRole('textbox', { name: 'Uygulamadaki kod' });
    await expect(code).toBeFocused();
    await page.keyboard.type(codeOf(secret ?? ''));
    await page.keyboard.press('Enter');

    const codes = account.dialog('Kurtarma kodlarınız');
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    expect(await axeViolations(page), 'recovery codes').toEqual([]);
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'İndir' }).click();
    expect((await download).suggestedFilename()).toBe('kurtarma-kodlari.txt');
    await codes.getByRole('button', { name: 'Kodları kaydettim' }).click();
    await expect(account.section('İki adımlı giriş')).toContainText('10 kurtarma kodunuz kaldı.');

    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    await other.goto('/giris-yap');
    const { email, password } = person;
    const first = await signInStep(other, '/api/auth/login', { email, password });
    expect(first).toMatchObject({ success: true, token: null, next: 'second-factor' });
    // The code of the setup was used and is invalid, so the next code is needed.
    const proof = { ticket: first.ticket ?? '', code: nextCodeOf(secret ?? '') };
    const second = await signInStep(other, '/api/auth/second-factor', proof);
    expect(second.token).toMatch(/^.{20,}$/);
    for (const each of [page, other]) await each.context().close();
  },
);

test(
  'a passkey is added with the browser’s own authenticator, listed by name and removed',
  fullRunOnly(
    'remote-admin/src/features/account/second-factor.test.tsx',
    'server/src/modules/account/own-second-factor.test.ts',
  ),
  async ({ browser, site }) => {
    const person = await addUser(site, 'editor', 'anahtarli');
    const page = await signInAs(browser, site, person);
    const authenticator = await addAuthenticator(page);
    const account = new AccountPage(page);
    await account.open();
    await account.button('Geçiş anahtarı ekle').click();
    const dialog = account.dialog('Geçiş anahtarı ekle');
    await expect(dialog.getByRole('textbox', { name: 'Ad' })).toBeFocused();
    await page.keyboard.type('Çalışma masam');
    expect(await axeViolations(page)).toEqual([]);
    await account.confirm('Geçiş anahtarı ekle', person.password, 'Devam et');

    const row = account.section('Geçiş anahtarları').getByRole('listitem').filter({ hasText: 'Çalışma masam' });
    await expect(row).toContainText('Henüz kullanılmadı');
    await expect(dialog).toBeHidden();
    expect(await authenticator.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

    await row.getByRole('button', { name: /sil$/ }).click();
    await account.confirm('“Çalışma masam” silinsin mi?', person.password, 'Evet, sil');
    await expect(account.section('Geçiş anahtarları')).toContainText('Henüz geçiş anahtarınız yok.');
    await page.context().close();
  },
);

test(
  'a session is ended from another session',
  fullRunOnly('remote-admin/src/features/account/sessions.test.tsx', 'server/src/modules/account/account.test.ts'),
  async ({ browser, site }) => {
    const person = await addUser(site, 'editor', 'oturum-kapatan');
    const elsewhere = await signInAs(browser, site, person);
    const page = await signInAs(browser, site, person);
    const account = new AccountPage(page);
    await account.open();
    const rows = account.section('Oturumlarım').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Bu oturum');
    await rows.nth(1).getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Evet, kapat' }).click();

    await expect(account.toast('Oturum kapatıldı.')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/giris-yap');
    await page.reload();
    await expect(page).toHaveURL('/admin/account');
    for (const each of [page, elsewhere]) await each.context().close();
  },
);
