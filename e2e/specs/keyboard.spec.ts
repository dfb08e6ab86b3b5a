import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { expect } from '../fixtures/test.ts';
import { KeyboardUser, test } from '../fixtures/keyboard.ts';
import { writeMessage } from '../fixtures/panel-records.ts';
import { staff } from '../fixtures/server.ts';
import { SignInPage } from '../pages/sign-in.page.ts';

test('a wrong password is corrected in place, and after sign-in the first Tab stop is the skip link to the content', async ({
  page,
}) => {
  const hands = new KeyboardUser(page);
  const card = new SignInPage(page);
  await card.open();
  await hands.tabTo(card.email);
  await hands.type(staff.email);
  await hands.press('Tab');
  await expect(card.password).toBeFocused();
  await hands.type('yanlis-sifre');
  await hands.press('Enter');
  const answer = page.getByRole('dialog').filter({ hasText: 'E-posta ya da şifre hatalı.' });
  await expect(answer).toBeVisible();
  await hands.press('Escape');
  await expect(answer).toBeHidden();
  await expect(card.password).toBeFocused();
  await hands.replaceText(staff.password);
  await hands.press('Enter');
  await hands.expectDashboard();
  await hands.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await hands.press('Enter');
  await expect(hands.main).toBeFocused();
});

test(
  'a phone number and the working hours of the company are edited',
  fullRunOnly('remote-admin/src/features/contact-information/contact-information.test.tsx'),
  async ({ keyboardUser, page }) => {
    await keyboardUser.open('Şirket Bilgileri');
    const phones = page.getByRole('region', { name: 'Telefon' });
    const edit = phones.getByRole('link', { name: /: düzenle$/ }).first();
    await keyboardUser.tabTo(edit);
    await keyboardUser.press('Enter');
    await expect(page.getByRole('textbox', { name: /^Ad/ })).toBeFocused();
    await keyboardUser.tabTo(page.getByRole('textbox', { name: /^Telefon numarası/ }));
    await keyboardUser.replaceText('+90 232 555 01 77');
    await keyboardUser.activate('button', 'Güncelle');
    await keyboardUser.expectToast('Güncellendi!');
    await expect(phones).toContainText('+90 232 555 01 77');
    await expect(edit).toBeFocused();

    const hours = page.getByRole('region', { name: 'Çalışma saatleri' });
    const editHours = hours.getByRole('link', { name: /: düzenle$/ }).first();
    await keyboardUser.tabTo(editHours);
    await keyboardUser.press('Enter');
    await keyboardUser.activate('button', '1. satırı sil');
    await keyboardUser.activate('button', 'Satır ekle');
    await keyboardUser.activate('button', 'Güncelle');
    await keyboardUser.expectToast('Güncellendi!');
    await expect(editHours).toBeFocused();
  },
);

test(
  'a message is read, moved to the trash, found there and deleted permanently',
  fullRunOnly('remote-admin/src/features/mailbox/mailbox-keys.test.tsx'),
  async ({ keyboardUser, page }) => {
    // The later message is listed directly above the other, regardless of other messages on this site.
    for (const name of ['Ömer Işık', 'Çağrı Öztürk']) await writeMessage(page, name);
    await keyboardUser.open('İletişim');
    const row = page.getByRole('link', { name: /Çağrı Öztürk/ });
    await keyboardUser.tabTo(row);
    await keyboardUser.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Kişiselleştirilmiş bir teklif' })).toBeFocused();
    await keyboardUser.tabBackTo(page.getByRole('button', { name: 'Çöpe taşı' }));
    await keyboardUser.press('Enter');
    await keyboardUser.expectToast('Çöpe Taşındı!');
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Ömer Işık/ })).toBeFocused();

    await keyboardUser.tabBackTo(page.getByRole('main').getByRole('link', { name: 'Çöp kutusu' }));
    await keyboardUser.press('Enter');
    await expect(page).toHaveURL(/bolum=cop/);
    await keyboardUser.tabTo(row);
    await keyboardUser.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Kişiselleştirilmiş bir teklif' })).toBeFocused();
    await keyboardUser.tabBackTo(page.getByRole('button', { name: 'Kalıcı olarak sil' }));
    await keyboardUser.press('Enter');
    await expect(page.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
    await keyboardUser.activate('button', 'Evet, Sil!');
    await keyboardUser.expectToast('Silindi!');
    await expect(row).toHaveCount(0);
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  },
);

test(
  'a user is added and the one-time secret is copied',
  fullRunOnly('remote-admin/src/features/users/user-forms.test.tsx'),
  async ({ keyboardUser, page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await keyboardUser.open('Kullanıcılar');
    await keyboardUser.activate('link', 'Yeni kullanıcı');
    await keyboardUser.expectScreen('Yeni kullanıcı');
    await keyboardUser.tabTo(page.getByRole('textbox', { name: /^Ad soyad/ }));
    await keyboardUser.type('Ümit Çınar');
    await keyboardUser.press('Tab');
    await keyboardUser.type('umit@vitrin.example');
    await keyboardUser.tabTo(page.getByRole('combobox', { name: 'Rol' }));
    await keyboardUser.type('Edi');
    await keyboardUser.activate('button', 'Kaydet');

    const secret = page.getByRole('status', { name: 'Tek kullanımlık şifre' });
    await expect(secret).toHaveText(/^\S{8,21}$/);
    await expect(page.getByRole('region', { name: 'Kullanıcı oluşturuldu' })).toBeFocused();
    await keyboardUser.activate('button', 'Kopyala');
    await expect(page.getByRole('button', { name: 'Kopyalandı' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await secret.textContent());
    await keyboardUser.activate('link', 'Kullanıcılara dön');
    await keyboardUser.expectScreen('Kullanıcılar');
    await expect(page.getByRole('list', { name: 'Kullanıcılar' })).toContainText('Ümit Çınar');
  },
);

test(
  'the command palette opens screens, the colour mode changes and the profile menu signs out',
  fullRunOnly('remote-admin/src/app/palette/palette.test.tsx', 'remote-admin/src/app/theme/theme.test.ts'),
  async ({ keyboardUser, page }) => {
    await keyboardUser.open('Yönlendirmeler');
    await keyboardUser.open('Görünüm');
    await keyboardUser.tabBackTo(page.getByRole('button', { name: 'Görünüm ayarları' }));
    await keyboardUser.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Görünüm' });
    await keyboardUser.tabTo(panel.getByRole('radio', { name: 'Beyaz' }).first());
    await keyboardUser.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await keyboardUser.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Görünüm ayarları' })).toBeFocused();

    await keyboardUser.tabTo(page.getByRole('button', { name: /^Profil menüsü/ }));
    await keyboardUser.choose('Hesabım');
    await keyboardUser.expectScreen('Hesabım');
    await keyboardUser.tabBackTo(page.getByRole('button', { name: /^Profil menüsü/ }));
    await keyboardUser.choose('Çıkış Yap');
    await expect(page).toHaveURL('/');
  },
);
