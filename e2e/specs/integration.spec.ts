import { adminPaths, api } from 'shared-contracts/paths';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelListPage } from '../pages/panel-list.page.ts';

test('a program reads with an API key until it is revoked, and a webhook never calls a private network', async ({
  staffPage,
  site,
}) => {
  const statusWith = async (key: string) =>
    (await fetch(site.url + api.adminArticles, { headers: { authorization: `Bearer ${key}` } })).status;

  const keys = new PanelListPage(staffPage, adminPaths.apiKeys);
  await keys.open();
  await staffPage.getByRole('link', { name: 'Yeni anahtar' }).click();
  await keys.dialog.getByRole('textbox', { name: 'Ad' }).fill('Stok programı');
  await keys.dialog.getByRole('checkbox', { name: 'Makaleler: görüntüleme' }).check();
  expect(await axeViolations(staffPage)).toEqual([]);
  await keys.dialog.getByRole('button', { name: 'Kaydet' }).click();
  const key = (await staffPage.getByRole('status', { name: 'API anahtarı' }).textContent()) ?? '';
  expect(await statusWith(key)).toBe(200);
  await staffPage.getByRole('button', { name: 'Anahtarlara dön' }).click();
  await staffPage.getByRole('button', { name: 'Stok programı: İptal et' }).click();
  await staffPage.getByRole('button', { name: 'Evet, iptal et' }).click();
  await expect(keys.row('Stok programı')).toContainText('İptal edildi');
  expect(await statusWith(key)).toBe(401);

  const hooks = new PanelListPage(staffPage, adminPaths.webhooks);
  await hooks.open();
  await staffPage.getByRole('link', { name: 'Yeni web kancası' }).click();
  await hooks.dialog.getByRole('textbox', { name: 'Ad' }).fill('CRM');
  await hooks.dialog.getByRole('textbox', { name: 'Adres' }).fill('https://127.0.0.1:9/kanca');
  await hooks.dialog.getByRole('checkbox', { name: 'Makaleler' }).check();
  await hooks.dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(staffPage.getByRole('status', { name: 'Gizli anahtar' })).toContainText('whsec_');
  await staffPage.getByRole('button', { name: 'Web kancalarına dön' }).click();
  await staffPage.getByRole('button', { name: 'CRM: Deneme gönder' }).click();
  await staffPage.getByRole('link', { name: 'Gönderimler' }).click();
  await expect(staffPage.getByRole('listitem').filter({ hasText: 'CRM' })).toContainText('özel bir ağda', {
    timeout: 20_000,
  });
});
