import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { adminPaths, loginPath, publicPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { addAuthenticator } from '../fixtures/authenticator.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { freePort, repository, staff, startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPage } from '../pages/account.page.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { SitePage } from '../pages/site.page.ts';

const picture = join(repository, 'server/src/demo/pictures/avenue-480.jpg');
const path = publicPaths.article('ayri-adresteki-kopru');

test(
  'staff work on the host of the panel, and visitors see the result on the host of the site',
  fullRunOnly('server/src/site/admin-host.test.ts'),
  async ({ browser }) => {
    // The start of a server is part of it.
    test.setTimeout(120_000);
    const dataDir = await copyTemplate();
    const port = await freePort();
    // Chromium resolves every name below localhost to this machine.
    const panel = `http://panel.localhost:${port}`;
    const site = await startServer(dataDir, { PORT: String(port), ADMIN_HOST: 'panel.localhost' });
    const page = await (await browser.newContext({ baseURL: panel })).newPage();
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));

    await page.goto(site.url + adminPaths.dashboard);
    await expect(page).toHaveURL(panel + loginPath);
    await new SignInPage(page).signIn(staff.email, staff.password);
    await expect(page).toHaveURL(panel + adminPaths.dashboard);
    await expect(page.getByRole('link', { name: 'Siteyi aç' })).toHaveAttribute('href', `${site.url}/`);

    const form = new PanelFormPage(page);
    await page.goto(adminPaths.articleInsert);
    await form.name.fill('Ayrı Adresteki Köprü');
    await form.editor.click();
    await form.editor.pressSequentially('Kıyıdan kıyıya.');
    await page.getByRole('button', { name: 'Önizle', exact: true }).click();
    const shown = page.frameLocator('iframe:not([data-hidden])');
    await expect(shown.getByRole('heading', { level: 1, name: 'Ayrı Adresteki Köprü' })).toBeVisible();
    await page.getByRole('button', { name: 'Önizlemeyi kapat' }).click();
    await form.save();
    await expect(page.locator('.swal2-toast')).toContainText('Oluşturuldu!');

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(panel + path);
    await expect(visitor).toHaveURL(site.url + path);
    await expect(new SitePage(visitor).title).toHaveText('Ayrı Adresteki Köprü');
    expect(await visitor.content()).not.toContain('panel.localhost');

    await visitor.goto(`${site.url}/onizleme/surum?icerik=eski`);
    await expect(visitor.getByRole('main')).toContainText('Önizlemenin süresi doldu');
    expect(await axeViolations(visitor)).toEqual([]);

    await page.goto(adminPaths.media);
    await page.getByLabel('Görsel dosyaları').setInputFiles(picture);
    await expect(page.getByRole('list').getByText('avenue-480').first()).toBeVisible();

    const authenticator = await addAuthenticator(page);
    const account = new AccountPage(page);
    await account.open();
    await account.button('Geçiş anahtarı ekle').click();
    await account.dialog('Geçiş anahtarı ekle').getByRole('textbox', { name: 'Ad' }).fill('Masam');
    await account.confirm('Geçiş anahtarı ekle', staff.password, 'Devam et');
    await expect(account.section('Geçiş anahtarları')).toContainText('Masam');
    expect(await authenticator.credentials()).toMatchObject([{ rpId: 'panel.localhost' }]);

    await page.getByRole('button', { name: /^Profil menüsü/ }).click();
    await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await page.goto(site.url + loginPath);
    await page.getByRole('button', { name: 'Geçiş anahtarı ile giriş' }).click();
    await expect(page).toHaveURL(panel + adminPaths.dashboard);
    expect(reports.filter((text) => /Content Security Policy|Refused|blocked/i.test(text))).toEqual([]);

    for (const each of [page, visitor]) await each.context().close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
);
