import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { test } from '../fixtures/keyboard.ts';
import { expect } from '../fixtures/test.ts';

test('an article with a heading, a link and a cover is written and published', async ({ keyboardUser, page }) => {
  await keyboardUser.open('Makale');
  await keyboardUser.activate('link', 'Yeni makale');
  await keyboardUser.expectScreen('Yeni makale');
  await keyboardUser.tabTo(page.getByRole('textbox', { name: /^Başlık/ }));
  await keyboardUser.type('Çeliğin sessiz gücü');

  const editor = page.getByRole('textbox', { name: /^Metin/ });
  await keyboardUser.tabTo(editor);
  await keyboardUser.tabBackTo(page.getByRole('toolbar', { name: 'Biçimlendirme' }).getByRole('button'));
  await keyboardUser.pressUntilFocused(page.getByRole('button', { name: 'Başlık', exact: true }), 'ArrowRight', 30);
  await keyboardUser.press('Enter');
  await expect(editor).toBeFocused();
  await keyboardUser.type('Işığın yolu');
  await keyboardUser.press('Enter', 'ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Sayfa ya da adres' })).toBeFocused();
  await keyboardUser.type('https://ornek.com/celik');
  await keyboardUser.press('Enter');
  await expect(editor).toBeFocused();
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText('Işığın yolu');
  await expect(editor.getByRole('link')).toHaveAttribute('href', 'https://ornek.com/celik');

  await keyboardUser.activate('button', 'Görsel seç, Kapak görseli');
  const pictures = page.getByRole('dialog', { name: 'Görsel seç' }).getByRole('list', { name: 'Görseller' });
  await keyboardUser.tabTo(pictures.getByRole('button'));
  await keyboardUser.press('ArrowRight', 'Enter');
  await expect(page.getByRole('button', { name: 'Değiştir, Kapak görseli' })).toBeFocused();
  await keyboardUser.activate('button', 'Yayınla');

  await keyboardUser.expectToast('Oluşturuldu!');
  await keyboardUser.expectScreen('Makaleyi düzenle');
  await expect(page.getByText('Yayında', { exact: true })).toBeVisible();
});

test(
  'the biography is edited in its second language',
  fullRunOnly('remote-admin/src/features/page-contents/page-contents.test.tsx'),
  async ({ keyboardUser, page }) => {
    await keyboardUser.open('Biyografi');
    await keyboardUser.tabTo(page.getByRole('tab', { name: /Türkçe/ }));
    await keyboardUser.press('ArrowRight');
    await expect(page.getByRole('tab', { name: /English/, selected: true })).toBeFocused();
    const title = page
      .getByRole('tabpanel', { name: /English/ })
      .getByRole('textbox', { name: 'Başlık' })
      .first();
    await keyboardUser.tabTo(title);
    await keyboardUser.replaceText('Half a century of steel');
    await keyboardUser.press('ControlOrMeta+s');

    await keyboardUser.expectToast('Taslak kaydedildi.');
    await expect(page.getByText('Yayında · taslak var')).toBeVisible();
    await expect(title).toBeFocused();
    await expect(title).toHaveValue('Half a century of steel');
  },
);

test(
  'articles are reordered by their handles and by their menus',
  fullRunOnly('remote-admin/src/ui/list/sortable-list.test.tsx'),
  async ({ keyboardUser, page }) => {
    await keyboardUser.open('Makale');
    const list = page.getByRole('list', { name: 'Makaleler' });
    const handles = list.getByRole('button', { name: /: taşı$/ });
    await handles.first().waitFor();
    // The first five: the rows below the screen are added later.
    const names = async () => {
      const labels = await handles.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
      return labels.slice(0, 5).map((name) => name.replace(': taşı', ''));
    };
    const [first = '', second = '', ...others] = await names();

    await keyboardUser.tabTo(handles.first());
    // Dragging is loaded after the rows are shown.
    await expect(handles.first()).toHaveAccessibleDescription(/boşluk tuşuna/);
    // A key that comes before the announcement of the one before would be lost on a busy machine.
    const announcement = page.locator('[id^=rfd-announcement]');
    await keyboardUser.press('Space');
    await expect(announcement).toHaveText(`${first} taşınıyor.`);
    await keyboardUser.press('ArrowDown');
    await expect(announcement).toHaveText(`${first}, 2. sırada.`);
    await keyboardUser.press('Space');
    await keyboardUser.expectToast('Sıra Düzeni Değiştirildi.');
    await expect.poll(names).toEqual([second, first, ...others]);
    await expect(list.getByRole('button', { name: `${first}: taşı` })).toBeFocused();

    const menu = list.getByRole('button', { name: `${first}: diğer işlemler` });
    await keyboardUser.tabTo(menu);
    await keyboardUser.choose('Başa al');
    await expect.poll(names).toEqual([first, second, ...others]);
    await expect(menu).toBeFocused();

    await keyboardUser.choose('Sıraya taşı…');
    await expect(page.getByRole('textbox', { name: /^Yeni sırası/ })).toBeFocused();
    await keyboardUser.replaceText('3');
    await keyboardUser.press('Enter');
    await expect.poll(names).toEqual([second, others[0], first, ...others.slice(1)]);
    await expect(menu).toBeFocused();
  },
);

test(
  'a picture is uploaded and gets alternative text',
  fullRunOnly(
    'remote-admin/src/editing/media/uploads.test.tsx',
    'remote-admin/src/features/media/media-drawer.test.tsx',
  ),
  async ({ keyboardUser, page }) => {
    await keyboardUser.open('Medya');
    const chooser = page.waitForEvent('filechooser');
    await keyboardUser.activate('button', 'Dosya seç');
    await (await chooser).setFiles({ name: 'kopru.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(page.getByText('1 görsel yüklendi')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dosya seç' })).toBeFocused();

    const pictures = page.getByRole('list', { name: 'Görseller' });
    await keyboardUser.tabTo(pictures.getByRole('button', { name: /^kopru/ }));
    await keyboardUser.press('Enter');
    const dialog = page.getByRole('dialog');
    const texts = dialog.getByRole('textbox', { name: 'Türkçe' });
    await keyboardUser.tabTo(texts);
    await keyboardUser.type('Sisli bir köprü');
    await keyboardUser.tabTo(dialog.getByRole('button', { name: 'Kaydet' }));
    await keyboardUser.press('Enter');
    await keyboardUser.expectToast('Güncellendi!');
    await expect(dialog.getByRole('button', { name: 'Kaydet' })).toBeFocused();
    const named = pictures.getByRole('button', { name: 'Sisli bir köprü' });
    await expect(named).toBeVisible();
    await keyboardUser.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(named).toBeFocused();
  },
);

test(
  'a contract is written, and its list opens',
  fullRunOnly('remote-admin/src/features/contracts/contract-form.test.tsx'),
  async ({ keyboardUser, page }) => {
    await keyboardUser.open('Sözleşmeler');
    await keyboardUser.activate('link', 'Yeni sözleşme');
    await keyboardUser.expectScreen('Yeni sözleşme');
    await keyboardUser.tabTo(page.getByRole('textbox', { name: /^Ad/ }));
    await keyboardUser.type('İade koşulları');
    await keyboardUser.tabTo(page.getByRole('textbox', { name: /^Metin/ }));
    await keyboardUser.type('Ürünler on dört gün içinde geri alınır.');
    await keyboardUser.tabTo(page.getByRole('combobox', { name: 'Tür' }));
    await keyboardUser.activate('button', 'Yayınla');

    await keyboardUser.expectToast('Sözleşme Eklendi!');
    await keyboardUser.expectScreen('Sözleşmeler');
    const list = page.getByRole('list', { name: 'Sözleşmeler' });
    await expect(list).toContainText('İade koşulları');

    await keyboardUser.activate('button', 'İade koşulları: çöpe taşı');
    await keyboardUser.expectToast('Çöpe Taşındı!');
    await expect(list).not.toContainText('İade koşulları');
    await keyboardUser.press('Control+z');
    await keyboardUser.expectToast('Geri Yüklendi!');
    await expect(list).toContainText('İade koşulları');
    await keyboardUser.activate('button', 'İade koşulları: çöpe taşı');
    await keyboardUser.expectToast('Çöpe Taşındı!');
    await expect(list).not.toContainText('İade koşulları');
    await expect(list.getByRole('link').and(keyboardUser.focused)).toHaveCount(1);
  },
);
