import { expect } from '../fixtures/test.ts';
import { Hands, test } from '../fixtures/keyboard.ts';
import { writeMessage } from '../fixtures/panel-records.ts';
import { staff } from '../fixtures/server.ts';
import { SignInPage } from '../pages/sign-in.page.ts';

test('a wrong password is corrected where it is, and past the door the first stop leads to the content', async ({
  page,
}) => {
  const hands = new Hands(page);
  const card = new SignInPage(page);
  await card.open();
  await hands.tabTo(card.email);
  await hands.write(staff.email);
  await hands.press('Tab');
  await expect(card.password).toBeFocused();
  await hands.write('yanlis-sifre');
  await hands.press('Enter');
  const answer = page.getByRole('dialog').filter({ hasText: 'E-posta ya da şifre hatalı.' });
  await expect(answer).toBeVisible();
  await hands.press('Escape');
  await expect(answer).toBeHidden();
  await expect(card.password).toBeFocused();
  await hands.rewrite(staff.password);
  await hands.press('Enter');
  await hands.expectArrival();
  await hands.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await hands.press('Enter');
  await expect(hands.main).toBeFocused();
});

test('a phone number and the working hours of the company are changed @full', async ({ hands, page }) => {
  await hands.open('Şirket Bilgileri');
  const phones = page.getByRole('region', { name: 'Telefon' });
  const edit = phones.getByRole('link', { name: /: düzenle$/ }).first();
  await hands.tabTo(edit);
  await hands.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Ad/ })).toBeFocused();
  await hands.tabTo(page.getByRole('textbox', { name: /^Telefon numarası/ }));
  await hands.rewrite('+90 232 555 01 77');
  await hands.press('Enter');
  await hands.expectToast('Güncellendi!');
  await expect(phones).toContainText('+90 232 555 01 77');
  await expect(edit).toBeFocused();

  const hours = page.getByRole('region', { name: 'Çalışma saatleri' });
  const editHours = hours.getByRole('link', { name: /: düzenle$/ }).first();
  await hands.tabTo(editHours);
  await hands.press('Enter');
  await hands.use('button', '1. satırı sil');
  await hands.use('button', 'Satır ekle');
  await hands.use('button', 'Kaydet');
  await hands.expectToast('Güncellendi!');
  await expect(editHours).toBeFocused();
});

test('a message is read, thrown away, found in the trash and deleted for ever', async ({ hands, page }) => {
  // The later one stands above the other, whatever else has been sent to this site.
  for (const name of ['Ömer Işık', 'Çağrı Öztürk']) await writeMessage(page, name);
  await hands.open('İletişim');
  const row = page.getByRole('link', { name: /Çağrı Öztürk/ });
  await hands.tabTo(row);
  await hands.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Kişiselleştirilmiş bir teklif' })).toBeFocused();
  await hands.tabBackTo(page.getByRole('button', { name: 'Çöpe taşı' }));
  await hands.press('Enter');
  await hands.expectToast('Çöpe Taşındı!');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Ömer Işık/ })).toBeFocused();

  await hands.tabBackTo(page.getByRole('link', { name: 'Çöp kutusu' }));
  await hands.press('Enter');
  await expect(page).toHaveURL(/bolum=cop/);
  await hands.tabTo(row);
  await hands.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Kişiselleştirilmiş bir teklif' })).toBeFocused();
  await hands.tabBackTo(page.getByRole('button', { name: 'Kalıcı olarak sil' }));
  await hands.press('Enter');
  await expect(page.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await hands.use('button', 'Evet, Sil!');
  await hands.expectToast('Silindi!');
  await expect(row).toHaveCount(0);
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('somebody new is added, and the one-time secret is copied', async ({ hands, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await hands.open('Kullanıcılar');
  await hands.use('link', 'Yeni kullanıcı');
  await hands.expectScreen('Yeni kullanıcı');
  await hands.tabTo(page.getByRole('textbox', { name: /^Ad soyad/ }));
  await hands.write('Ümit Çınar');
  await hands.press('Tab');
  await hands.write('umit@vitrin.example');
  await hands.tabTo(page.getByRole('combobox', { name: 'Rol' }));
  await hands.write('Edi');
  await hands.use('button', 'Kaydet');

  const secret = page.getByRole('status', { name: 'Tek kullanımlık şifre' });
  await expect(secret).toHaveText(/^\S{8,21}$/);
  await expect(page.getByRole('region', { name: 'Kullanıcı oluşturuldu' })).toBeFocused();
  await hands.use('button', 'Kopyala');
  await expect(page.getByRole('button', { name: 'Kopyalandı' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await secret.textContent());
  await hands.use('link', 'Kullanıcılara dön');
  await hands.expectScreen('Kullanıcılar');
  await expect(page.getByRole('list', { name: 'Kullanıcılar' })).toContainText('Ümit Çınar');
});

test('the palette leads anywhere, the colour is changed, and the profile menu signs out', async ({ hands, page }) => {
  await hands.open('Yönlendirmeler');
  await hands.open('Görünüm');
  await hands.tabBackTo(page.getByRole('button', { name: 'Görünüm ayarları' }));
  await hands.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Görünüm' });
  await hands.tabTo(panel.getByRole('radio', { name: 'Beyaz' }).first());
  await hands.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await hands.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Görünüm ayarları' })).toBeFocused();

  await hands.tabTo(page.getByRole('button', { name: /^Profil menüsü/ }));
  await hands.choose('Hesabım');
  await hands.expectScreen('Hesabım');
  await hands.tabBackTo(page.getByRole('button', { name: /^Profil menüsü/ }));
  await hands.choose('Çıkış Yap');
  await expect(page).toHaveURL('/');
});
