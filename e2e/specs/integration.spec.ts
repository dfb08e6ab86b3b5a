import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a program reads with an API key until it is revoked, and a webhook is not created for a private network',
  fullRunOnly('server/src/modules/api-keys/api-keys.test.ts', 'server/src/modules/webhooks/webhooks.test.ts'),
  async ({ staffPage, site }) => {
    const statusWith = async (key: string) =>
      (await fetch(site.url + api.adminArticles, { headers: { authorization: `Bearer ${key}` } })).status;

    const dialog = staffPage.getByRole('dialog');
    const row = (name: string) => staffPage.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await staffPage.goto(adminPaths.apiKeys);
    await staffPage.getByRole('link', { name: 'Yeni anahtar' }).first().click();
    await dialog.getByRole('textbox', { name: 'Ad', exact: true }).fill('Stok programı');
    await dialog.getByRole('checkbox', { name: 'Makaleler: görme' }).check();
    expect(await axeViolations(staffPage)).toEqual([]);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    const key = (await staffPage.getByRole('status', { name: 'API anahtarı' }).textContent()) ?? '';
    expect(await statusWith(key)).toBe(200);
    await staffPage.getByRole('button', { name: 'Anahtarlara dön' }).click();
    await staffPage.getByRole('button', { name: 'Stok programı: İptal et' }).click();
    await staffPage.getByRole('button', { name: 'Evet, iptal et' }).click();
    await expect(row('Stok programı')).toContainText('İptal edildi');
    expect(await statusWith(key)).toBe(401);

    await staffPage.goto(adminPaths.webhooks);
    await staffPage.getByRole('link', { name: 'Yeni web kancası' }).first().click();
    await dialog.getByRole('textbox', { name: 'Ad', exact: true }).fill('CRM');
    await dialog.getByRole('textbox', { name: 'Adres' }).fill('https://127.0.0.1:9/kanca');
    await dialog.getByRole('checkbox', { name: 'Makaleler' }).check();
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Bu Adres Özel Bir Ağda');
    // Never resolves (RFC 6761).
    await dialog.getByRole('textbox', { name: 'Adres' }).fill('https://crm.invalid/kanca');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(staffPage.getByRole('status', { name: 'Gizli anahtar' })).toContainText('whsec_');
    await staffPage.getByRole('button', { name: 'Web kancalarına dön' }).click();
    await staffPage.getByRole('button', { name: 'CRM: Deneme gönder' }).click();
    await staffPage.getByRole('link', { name: 'Gönderimler' }).click();
    await expect(row('CRM')).toContainText('Sunucunun adresi bulunamadı', { timeout: 20_000 });
  },
);
