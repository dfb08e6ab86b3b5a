import { expect } from '@playwright/test';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { test } from '../fixtures/keyboard.ts';

test('an article is drafted, scheduled, published, taken down, trashed and brought back by keyboard', async ({
  keyboardUser,
  page,
}) => {
  const name = 'Tuşlarla yazılan köprü';
  const address = publicPaths.article('tuslarla-yazilan-kopru');
  const statusOf = async () => (await page.request.get(address)).status();
  await keyboardUser.open('Makale');
  await keyboardUser.activate('link', 'Yeni makale');
  await keyboardUser.tabTo(page.getByRole('textbox', { name: 'Başlık' }));
  await keyboardUser.type(name);
  await keyboardUser.press('Enter');
  await keyboardUser.expectToast('Taslak kaydedildi.');
  await expect(page.getByRole('textbox', { name: 'Başlık' })).toBeFocused();
  expect(await statusOf()).toBe(404);

  await keyboardUser.tabTo(page.getByRole('textbox', { name: /^Metin/ }));
  await keyboardUser.type('Köprü.');
  const more = page.getByRole('button', { name: 'Diğer yayın seçenekleri' });
  const choose = async (item: string) => {
    await keyboardUser.tabTo(more);
    await keyboardUser.choose(item);
  };
  await choose('Zamanla…');
  await expect(page.getByRole('dialog').getByText('Formun şimdiki hâli')).toBeFocused();
  await keyboardUser.tabTo(page.getByRole('textbox', { name: 'Gün' }));
  await keyboardUser.activate('button', 'Zamanla');
  await keyboardUser.expectToast('Zamanlandı.');
  await expect(more).toBeFocused();
  await expect(page.getByRole('note')).toContainText('tarihinde yayınlanacak');

  await keyboardUser.tabBackTo(page.getByRole('button', { name: 'Zamanlamayı iptal et' }));
  await keyboardUser.press('Enter');
  await expect(page.getByRole('note')).toHaveCount(0);
  await keyboardUser.activate('button', 'Yayınla');
  await keyboardUser.expectToast('Oluşturuldu!');
  await keyboardUser.expectScreen('Makaleyi düzenle');
  expect(await statusOf()).toBe(200);

  await choose('Yayından kaldır…');
  await keyboardUser.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Yayından kaldır' }));
  await keyboardUser.press('Enter');
  await expect(page.getByText('Yayından kalktı', { exact: true })).toBeVisible();
  expect(await statusOf()).toBe(404);

  await keyboardUser.activate('link', 'Makaleler');
  await keyboardUser.expectScreen('Makale');
  await keyboardUser.activate('button', `${name}: çöpe taşı`);
  await keyboardUser.expectToast('Çöpe Taşındı!');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await keyboardUser.press('Control+z');
  await keyboardUser.expectToast('Geri Yüklendi!');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});
