import { test } from '../fixtures/keyboard.ts';
import { expect } from '../fixtures/test.ts';

test('an article with a heading, a link and a cover is written and published', async ({ hands, page }) => {
  await hands.open('Makale');
  await hands.use('link', 'Yeni makale');
  await hands.expectScreen('Yeni makale');
  await hands.tabTo(page.getByRole('textbox', { name: /^Başlık/ }));
  await hands.write('Çeliğin sessiz gücü');

  const editor = page.getByRole('textbox', { name: /^Metin/ });
  await hands.tabTo(editor);
  await hands.tabBackTo(page.getByRole('toolbar', { name: 'Biçimlendirme' }).getByRole('button'));
  await hands.stepTo(page.getByRole('button', { name: 'Başlık', exact: true }), 'ArrowRight', 30);
  await hands.press('Enter');
  await expect(editor).toBeFocused();
  await hands.write('Işığın yolu');
  await hands.press('Enter', 'ControlOrMeta+k');
  await expect(page.getByRole('textbox', { name: 'Sayfa ya da adres' })).toBeFocused();
  await hands.write('https://ornek.com/celik');
  await hands.press('Enter');
  await expect(editor).toBeFocused();
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText('Işığın yolu');
  await expect(editor.getByRole('link')).toHaveAttribute('href', 'https://ornek.com/celik');

  await hands.use('button', 'Görsel seç, Kapak görseli');
  const pictures = page.getByRole('dialog', { name: 'Görsel seç' }).getByRole('list', { name: 'Görseller' });
  await hands.tabTo(pictures.getByRole('button'));
  await hands.press('ArrowRight', 'Enter');
  await expect(page.getByRole('button', { name: 'Değiştir, Kapak görseli' })).toBeFocused();
  await hands.use('button', 'Kaydet');

  await hands.expectToast('Oluşturuldu!');
  await hands.expectScreen('Makale');
  await expect(page.getByRole('listitem').filter({ hasText: 'Çeliğin sessiz gücü' })).toContainText('Yayında');
});

test('the biography is changed in its second language @full', async ({ hands, page }) => {
  await hands.open('Biyografi');
  await hands.tabTo(page.getByRole('tab', { name: /Türkçe/ }));
  await hands.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /English/, selected: true })).toBeFocused();
  const title = page
    .getByRole('tabpanel', { name: /English/ })
    .getByRole('textbox', { name: 'Başlık' })
    .first();
  await hands.tabTo(title);
  await hands.rewrite('Half a century of steel');
  await hands.press('ControlOrMeta+s');

  await hands.expectToast('Güncellendi!');
  await expect(page.getByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Half a century of steel');
});

test('articles change places by their handles and by their menus @full', async ({ hands, page }) => {
  await hands.open('Makale');
  const list = page.getByRole('list', { name: 'Makaleler' });
  const handles = list.getByRole('button', { name: /: taşı$/ });
  await handles.first().waitFor();
  const names = async () =>
    (await handles.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''))).map((name) =>
      name.replace(': taşı', ''),
    );
  const [first = '', second = '', ...others] = await names();

  await hands.tabTo(handles.first());
  await hands.press('Space', 'ArrowDown');
  await page.waitForTimeout(300);
  await hands.press('Space');
  await hands.expectToast('Sıra Düzeni Değiştirildi.');
  await expect.poll(names).toEqual([second, first, ...others]);
  await expect(list.getByRole('button', { name: `${first}: taşı` })).toBeFocused();

  const menu = list.getByRole('button', { name: `${first}: sıralama` });
  await hands.tabTo(menu);
  await hands.choose('Başa al');
  await expect.poll(names).toEqual([first, second, ...others]);
  await expect(menu).toBeFocused();

  await hands.choose('Sıraya taşı…');
  await expect(page.getByRole('textbox', { name: /^Yeni sırası/ })).toBeFocused();
  await hands.rewrite('3');
  await hands.press('Enter');
  await expect.poll(names).toEqual([second, others[0], first, ...others.slice(1)]);
  await expect(menu).toBeFocused();
});

test('a picture is uploaded and gets its words', async ({ hands, page }) => {
  await hands.open('Medya');
  const chooser = page.waitForEvent('filechooser');
  await hands.use('button', 'Dosya seç');
  await (await chooser).setFiles({ name: 'kopru.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByText('1 görsel yüklendi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dosya seç' })).toBeFocused();

  const pictures = page.getByRole('list', { name: 'Görseller' });
  await hands.tabTo(pictures.getByRole('button', { name: /^kopru/ }));
  await hands.press('Enter');
  const dialog = page.getByRole('dialog');
  const words = dialog.getByRole('textbox', { name: 'Türkçe' });
  await hands.tabTo(words);
  await hands.write('Sisli bir köprü');
  await hands.tabTo(dialog.getByRole('button', { name: 'Kaydet' }));
  await hands.press('Enter');
  await hands.expectToast('Güncellendi!');
  await expect(dialog.getByRole('button', { name: 'Kaydet' })).toBeFocused();
  const named = pictures.getByRole('button', { name: 'Sisli bir köprü' });
  await expect(named).toBeVisible();
  await hands.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(named).toBeFocused();
});

test('a contract is written, and its list opens @full', async ({ hands, page }) => {
  await hands.open('Sözleşmeler');
  await hands.use('link', 'Yeni sözleşme');
  await hands.expectScreen('Yeni sözleşme');
  await hands.tabTo(page.getByRole('textbox', { name: /^Ad/ }));
  await hands.write('İade koşulları');
  await hands.tabTo(page.getByRole('textbox', { name: /^Metin/ }));
  await hands.write('Ürünler on dört gün içinde geri alınır.');
  await hands.tabTo(page.getByRole('combobox', { name: 'Tür' }));
  await hands.use('button', 'Kaydet');

  await hands.expectToast('Sözleşme Eklendi!');
  await hands.expectScreen('Sözleşmeler');
  const list = page.getByRole('list', { name: 'Sözleşmeler' });
  await expect(list).toContainText('İade koşulları');

  await hands.use('button', 'İade koşulları: sil');
  await expect(page.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await hands.press('Escape');
  await expect(page.getByRole('button', { name: 'İade koşulları: sil' })).toBeFocused();
  await hands.press('Enter');
  await hands.use('button', 'Evet, Sil!');
  await hands.expectToast('Silindi!');
  await expect(list).not.toContainText('İade koşulları');
  await expect(list.getByRole('link').and(hands.focused)).toHaveCount(1);
});
