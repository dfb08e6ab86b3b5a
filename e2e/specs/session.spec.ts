import type { Page } from '@playwright/test';
import { durations } from '@vitrin/shared-contracts/limits';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { addUser, expireSessionsIn } from '../fixtures/users.ts';
import { staff } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';

const insertPath = '/admin/pages/blog/insert';
const TITLE = 'Şehrin Gölgesinde';

/** Opens another tab of the same browser with an unsaved article. */
async function writeInAnotherTab(page: Page): Promise<{ tab: Page; form: PanelFormPage }> {
  const tab = await page.context().newPage();
  await tab.goto(insertPath);
  const form = new PanelFormPage(tab);
  await form.name.fill(TITLE);
  return { tab, form };
}

/** Records the paths of all navigations from now on. */
function recordNavigations(page: Page): string[] {
  const visited: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname);
  });
  return visited;
}

/** Signs in again; the form on which the session ended is opened. */
async function signInAgain(page: Page): Promise<void> {
  await new SignInPage(page).signIn(staff.email, staff.password);
  await page.waitForURL(`**${insertPath}`);
}

async function expectDraftOffered(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yazıyı geri yükle' }).click();
  await expect(new PanelFormPage(page).name).toHaveValue(TITLE);
}

test('a sign-out in one tab reaches the other and keeps typed text', async ({ staffPage }) => {
  const { tab } = await writeInAnotherTab(staffPage);
  const visited = recordNavigations(tab);
  const calls: string[] = [];
  staffPage.context().on('request', (request) => {
    if (request.url().endsWith('/api/admin/logout')) calls.push(request.url());
  });
  await staffPage.getByRole('button', { name: /^Profil menüsü/ }).click();
  await staffPage.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await tab.waitForURL('**/giris-yap?durum=baska-sekme');

  await expect(tab.getByText('Oturumunuz başka bir sekmede kapatıldı.', { exact: false })).toBeVisible();
  expect(await axeViolations(tab)).toEqual([]);
  await expect(staffPage).toHaveURL('/');
  await tab.waitForTimeout(1_000);
  expect(visited).toEqual(['/giris-yap']);
  expect(calls).toHaveLength(1);
  await signInAgain(tab);
  await expectDraftOffered(tab);
});

test(
  'extending the session requires the password, keeps the page and extends the other tab as well',
  fullRunOnly('remote-admin/src/app/session/session-end.test.tsx'),
  async ({ staffPage, site }) => {
    expireSessionsIn(site, durations.sessionWarningMs);
    await staffPage.reload();
    const { tab, form } = await writeInAnotherTab(staffPage);
    const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Oturumunuz birazdan sona erecek' });
    const dialog = dialogOf(tab);
    await expect(dialog).toBeVisible();
    await expect(dialogOf(staffPage)).toBeVisible();
    await expect(dialog.getByLabel('Şifre')).toBeFocused();
    expect(await axeViolations(tab)).toEqual([]);

    await tab.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(form.name).toBeFocused();
    await expect(tab.getByRole('banner')).toContainText('Oturumun bitmesine');
    expect(await axeViolations(tab)).toEqual([]);
    await tab.getByRole('banner').getByRole('button', { name: 'Oturumu uzat' }).click();

    await dialog.getByLabel('Şifre').fill('yanlis-sifre');
    await tab.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Şifre Hatalı');
    await dialog.getByLabel('Şifre').fill(staff.password);
    await tab.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(dialogOf(staffPage)).toBeHidden();
    await expect(form.name).toHaveValue(TITLE);
    const hours = await tab.evaluate(
      () => (Date.parse(localStorage.getItem('expiration_date') ?? '') - Date.now()) / 3_600_000,
    );
    expect(hours).toBeGreaterThan(7.9);
    await tab.waitForTimeout(500);
    await form.name.fill(`${TITLE} II`);
    await expect(tab.getByRole('banner')).not.toContainText('Oturumun bitmesine');
  },
);

test(
  'too many wrong passwords keep the page and show an error',
  fullRunOnly('remote-admin/src/app/session/session-end.test.tsx'),
  async ({ staffPage, site }) => {
    expireSessionsIn(site, durations.sessionWarningMs);
    await staffPage.reload();
    const dialog = staffPage.getByRole('dialog', { name: 'Oturumunuz birazdan sona erecek' });
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await dialog.getByLabel('Şifre').fill(`yanlis-${attempt}`);
      const answered = staffPage.waitForResponse('**/api/admin/session/extend');
      await staffPage.keyboard.press('Enter');
      await answered;
    }
    await expect(dialog.getByRole('alert')).toContainText('Çok fazla deneme yapıldı.');
    await expect(staffPage).toHaveURL('/admin/dashboard');
  },
);

test(
  'an expired session redirects to sign-in and keeps drafts',
  fullRunOnly('remote-admin/src/app/session/unsaved-drafts.test.tsx'),
  async ({ staffPage, site }) => {
    expireSessionsIn(site, 7_000);
    const { tab } = await writeInAnotherTab(staffPage);
    await tab.waitForURL('**/giris-yap');
    expect(await tab.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signInAgain(tab);
    await expectDraftOffered(tab);
  },
);

test(
  'a typed article survives a 401 and the same form offers it after the next sign-in',
  fullRunOnly('remote-admin/src/app/session/unsaved-drafts.test.tsx'),
  async ({ staffPage }) => {
    await staffPage.goto(insertPath);
    const form = new PanelFormPage(staffPage);
    await form.name.fill(TITLE);
    await form.editor.click();
    await form.editor.pressSequentially('Gölge, ışığın sözüdür.');
    await staffPage.context().clearCookies();
    await form.save();
    await staffPage.waitForURL('**/giris-yap');
    await signInAgain(staffPage);
    expect(await axeViolations(staffPage)).toEqual([]);
    await expectDraftOffered(staffPage);
    await expect(form.editor).toContainText('Gölge, ışığın sözüdür.');
  },
);

test(
  'when another user signs in, no tab keeps the previous user’s name',
  fullRunOnly('remote-admin/src/app/session/session-end.test.tsx'),
  async ({ staffPage, site }) => {
    const person = await addUser(site, 'support');
    const { tab } = await writeInAnotherTab(staffPage);
    await staffPage.goto('/giris-yap?durum=ulasilamadi');
    await new SignInPage(staffPage).signIn(person.email, person.password);
    await tab.waitForURL('**/admin/dashboard');
    await expect(tab.getByRole('banner')).toContainText(person.name);
    await expect(tab.getByText('Yarım kalan yazılarınız')).toBeHidden();
    await expect(staffPage).toHaveURL('/admin/dashboard');
  },
);

test(
  'an open sign-in page leads to the panel when the user signs in in another tab',
  fullRunOnly('shell/src/session/follow-sign-in.test.ts'),
  async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const [waiting, other] = [await context.newPage(), await context.newPage()];
    const { email, password } = await addUser(site, 'editor');
    await new SignInPage(waiting).open();
    const card = new SignInPage(other);
    await card.open();
    await card.signIn(email, password);
    await waiting.waitForURL('**/admin/dashboard');
    await expect(waiting.getByRole('banner')).toContainText('Editör');
    await context.close();
  },
);

test(
  'an editor who opens the users screen sees a message about the missing right and no redirect',
  fullRunOnly('remote-admin/src/app/session/no-right.test.tsx'),
  async ({ browser, site }) => {
    const { email, password } = await addUser(site, 'editor');
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    const card = new SignInPage(page);
    await card.open();
    await card.signIn(email, password);
    await page.waitForURL('**/admin/dashboard');
    await expect(page.getByRole('banner')).toContainText('Editör');
    await expect(page.getByRole('link', { name: 'Kullanıcılar' })).toHaveCount(0);

    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu ekranı görme yetkiniz yok.');
    await expect(page).toHaveURL('/admin/users');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'İstatistiklere dön' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.context().close();
  },
);
