import { expect } from '@playwright/test';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { vitrin } from '../fixtures/command-line.ts';
import { adminRemote, publicRemote } from '../fixtures/faults/fault-remotes.ts';
import { plantUniqueRelease } from '../fixtures/faults/unique-release.ts';
import { test } from '../fixtures/keyboard.ts';
import { staff } from '../fixtures/server.ts';

test(
  'a remote is handed over, retired and brought back at another path by keyboard',
  fullRunOnly(
    'remote-admin/src/features/releases/archive.test.tsx',
    'remote-admin/src/features/releases/unit-lifecycle.test.tsx',
  ),
  async ({ keyboardUser, page, site }) => {
    await vitrin(site.dataDir, 'remote', 'add', 'remote_tus', 'tus', 'Tuşlar');
    await page.goto(adminPaths.unitReleases('remote_tus'));
    await keyboardUser.activate('button', 'Devret');
    const dialog = page.getByRole('dialog');
    await keyboardUser.tabTo(dialog.getByRole('textbox', { name: 'Yeni ekip' }));
    await keyboardUser.type('Kampanya ekibi');
    await keyboardUser.tabTo(dialog.getByRole('button', { name: 'Devret' }));
    await keyboardUser.press('Enter');
    await expect(page.getByRole('status', { name: 'Gizli metin' })).toHaveText(/^vitrin_/);
    await keyboardUser.activate('button', 'Birime dön');
    await expect(page.getByText('Ekip: Kampanya ekibi')).toBeVisible();

    await keyboardUser.activate('button', 'Yayından kaldır');
    await keyboardUser.tabTo(dialog.getByRole('textbox', { name: 'Neden' }));
    await keyboardUser.replaceText('Kampanya bitti');
    await keyboardUser.tabTo(dialog.getByRole('button', { name: 'Yayından kaldır' }));
    await keyboardUser.press('Enter');
    await keyboardUser.expectToast('Birim yayından kaldırıldı.');

    await page.goto(adminPaths.releaseArchive);
    await keyboardUser.activate('button', 'Tuşlar: Geri getir');
    await keyboardUser.tabTo(dialog.getByRole('textbox', { name: 'Sitedeki adresi' }));
    await keyboardUser.replaceText('tuslar-yeni');
    await keyboardUser.tabTo(dialog.getByRole('button', { name: 'Geri getir' }));
    await keyboardUser.press('Enter');
    await expect(page.getByRole('link', { name: 'Tuşlar' })).toHaveCount(0);
    await page.goto(adminPaths.unitReleases('remote_tus'));
    await expect(page.getByText('/tuslar-yeni')).toBeVisible();
  },
);

test(
  'a release gets a tag, and a pipeline is trusted and removed, by keyboard',
  fullRunOnly('remote-admin/src/features/releases/pipelines.test.tsx'),
  async ({ keyboardUser, page, site }) => {
    const { id } = await plantUniqueRelease(site, publicRemote, { isStoredOnly: true });
    await page.goto(adminPaths.unitReleases(publicRemote.unit));
    const more = page.getByRole('button', { name: `${id.slice(0, 8)}: diğer işlemler` });
    await keyboardUser.tabTo(more);
    await keyboardUser.choose('Etiketler ve not');
    const dialog = page.getByRole('dialog');
    await keyboardUser.tabTo(dialog.getByRole('textbox', { name: 'Etiketler' }));
    await keyboardUser.type('tus-1.0');
    await keyboardUser.tabTo(dialog.getByRole('button', { name: 'Kaydet' }));
    await keyboardUser.press('Enter');
    await expect(page.getByRole('list', { name: 'Etiketler' }).getByText('tus-1.0')).toBeVisible();

    await page.goto(adminPaths.releaseKeys);
    await keyboardUser.activate('link', 'Yayın hattı tanıt');
    await keyboardUser.tabTo(dialog.getByRole('combobox', { name: 'Birim' }));
    await keyboardUser.type('Site');
    await keyboardUser.tabTo(dialog.getByRole('textbox', { name: 'Ad', exact: true }));
    await keyboardUser.type('Tuş hattı');
    await keyboardUser.tabTo(dialog.getByRole('textbox', { name: 'Deponun numarası' }));
    await keyboardUser.type('1001');
    await keyboardUser.tabTo(dialog.getByRole('textbox', { name: 'Sahibinin numarası' }));
    await keyboardUser.type('77');
    await keyboardUser.press('Enter');
    await expect(dialog).toHaveCount(0);
    const pipelines = page.getByRole('list', { name: 'Güvenilen yayın hatları' });
    await expect(pipelines.getByText('Tuş hattı')).toBeVisible();
    await keyboardUser.activate('button', 'Tuş hattı: Kaldır');
    await keyboardUser.activate('button', 'Evet, kaldır');
    await expect(pipelines.getByText('Tuş hattı')).toHaveCount(0);
  },
);

test(
  'a publishing credential of the shell is created by keyboard, with the password',
  fullRunOnly('remote-admin/src/features/releases/release-keys.test.tsx'),
  async ({ keyboardUser, page }) => {
    await page.goto(adminPaths.unitReleases('shell'));
    await keyboardUser.activate('button', 'Yayın anahtarı oluştur');
    const dialog = page.getByRole('dialog');
    await keyboardUser.tabTo(dialog.getByRole('textbox', { name: 'Ad', exact: true }));
    await keyboardUser.type('Platform ekibi');
    const password = dialog.getByLabel('Şifreniz');
    await keyboardUser.tabTo(password);
    await keyboardUser.type('yanlis-sifre-1');
    await keyboardUser.press('Enter');
    await expect(password).toHaveAccessibleDescription(/Şifre Hatalı/);
    await expect(dialog.getByRole('textbox', { name: 'Ad', exact: true })).toHaveValue('Platform ekibi');

    await keyboardUser.tabTo(password);
    await keyboardUser.replaceText(staff.password);
    await keyboardUser.press('Enter');
    await expect(page.getByRole('status', { name: 'Gizli metin' })).toHaveText(/^vitrin_/);
    await keyboardUser.activate('button', 'Birime dön');
    await expect(page.getByRole('heading', { level: 1, name: 'Kabuk' })).toBeVisible();
  },
);

test(
  'a release of the panel is opened from the list, and previewed, by keyboard',
  fullRunOnly('remote-admin/src/features/releases/release.test.tsx'),
  async ({ keyboardUser, page, site }) => {
    const { id } = await plantUniqueRelease(site, adminRemote, { isStoredOnly: true });
    const short = id.slice(0, 8);
    await page.goto(adminPaths.unitReleases(adminRemote.unit));
    await keyboardUser.tabTo(page.locator(`main a[href="${adminPaths.release(adminRemote.unit, id)}"]`));
    await keyboardUser.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: short })).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await keyboardUser.activate('button', `${short}: önizle`);
    await expect((await opened).getByRole('complementary', { name: 'Önizleme' })).toContainText(short);
  },
);
