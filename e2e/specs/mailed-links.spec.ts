import { rm } from 'node:fs/promises';
import { adminPaths, loginPath } from '@vitrin/shared-contracts/paths';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../tools/src/testing/fake-smtp-server.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { startServer } from '../fixtures/server.ts';
import { openDashboard } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

const [firstPassword, secondPassword] = ['dag-yolu-limon-93', 'deniz-feneri-kum-58'];
const email = 'ece@vitrin.example';

/** Returns the fragment of the link in the last mail with this subject, once it has arrived. */
async function mailedFragment({ mails }: FakeSmtpServer, subject: RegExp): Promise<string> {
  const found = () => mails.findLast(({ headers }) => subject.test(headers['subject'] ?? ''));
  await expect.poll(() => found()?.to).toEqual([email]);
  return /#\S+/.exec(found()?.text ?? '')?.[0] ?? '';
}

test(
  'an invited person sets a password, forgets it and sets another one',
  fullRunOnly(
    'remote-auth/src/app/sign-in.password-reset.test.tsx',
    'server/src/modules/auth/password-reset.test.ts',
    'server/src/modules/users/invitations.test.ts',
  ),
  async ({ browser }) => {
    test.setTimeout(120_000);
    const smtp = await startFakeSmtpServer();
    const dataDir = await copyTemplate();
    const server = await startServer(dataDir, { SMTP_URL: smtp.url });
    const staff = await (await browser.newContext({ baseURL: server.url })).newPage();
    await openDashboard(staff, server.url);
    await staff.goto(adminPaths.users);
    await staff.getByRole('link', { name: 'Davet et' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Ad soyad').fill('Ece Can');
    await dialog.getByLabel('E-posta').fill(email);
    await dialog.getByLabel('Rol').selectOption('Editör');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(staff.getByRole('listitem').filter({ hasText: email })).toContainText('Bekliyor');

    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    const setPassword = async (password: string, submit: string) => {
      await page.getByLabel('Yeni şifre', { exact: true }).fill(password);
      await page.getByLabel('Yeni şifre (tekrar)').fill(password);
      await page.getByRole('button', { name: submit }).click();
    };
    await page.goto(loginPath + (await mailedFragment(smtp, /davet/)));
    await expect(page.getByText('“Editör” rolüyle davet etti')).toBeVisible();
    expect(page.url()).toBe(server.url + loginPath);
    expect(await axeViolations(page)).toEqual([]);
    await setPassword(firstPassword, 'Hesabı oluştur');
    await expect(page.getByText('Hesabınız hazır.')).toBeVisible();

    await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
    await page.getByLabel('E-Posta').fill(email);
    await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
    await expect(page.getByText('birkaç dakika içinde gelir')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const link = loginPath + (await mailedFragment(smtp, /yenileyin/));
    await page.goto(link);
    await setPassword(secondPassword, 'Şifreyi kaydet');
    await expect(page.getByText('Şifreniz değiştirildi.')).toBeVisible();
    await page.getByLabel('Şifre', { exact: true }).fill(secondPassword);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page).toHaveURL(adminPaths.dashboard);

    const other = await (await browser.newContext({ baseURL: server.url })).newPage();
    await other.goto(link);
    await expect(other.getByText('Yeni bir bağlantı isteyin')).toBeVisible();
    await server.stop();
    await smtp.close();
    await rm(dataDir, { recursive: true, force: true });
  },
);
