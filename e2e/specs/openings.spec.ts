import type { MessageRow } from '@vitrin/shared-contracts/mailbox';
import type { AnsweredOpening } from '@vitrin/shared-contracts/openings';
import { api } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { openPanelClient, rowsOf } from '../fixtures/panel-client.ts';
import { expect, test } from '../fixtures/test.ts';
import { wholePdf } from '../pages/contact.page.ts';

const covered = fullRunOnly(
  'server/src/modules/public-forms/answered-openings.test.ts',
  'remote-public/src/app/openings.test.tsx',
);

const cv = { name: 'ozgecmis.pdf', mimeType: 'application/pdf', buffer: wholePdf };

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an application to an opening names it in the inbox', covered, async ({ page, site }) => {
    await page.goto('/kariyer');
    await page.getByRole('link', { name: 'Çelik yapı çizim uzmanı' }).click();
    await page.getByRole('link', { name: 'Bu ilana başvurun' }).click();
    const form = page.getByRole('region', { name: 'Bu ilana başvurun' });
    await form.getByLabel('Ad soyad').fill('Deniz Ak');
    await form.getByLabel('E-posta adresiniz').fill('deniz@kuzey.example');
    await form.getByLabel('Özgeçmiş').setInputFiles(cv);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Başvuruyu gönder' }).click();
    await expect(page).toHaveURL(/form=is-basvurusu&durum=gonderildi/);

    const panel = await openPanelClient(site.url);
    const [opening] = await rowsOf<AnsweredOpening>(panel, api.adminAnsweredOpenings);
    expect(opening?.title).toBe('Çelik yapı çizim uzmanı');
    const found = await rowsOf<MessageRow>(panel, `${api.adminMailbox('human-resources')}?opening=${opening?.id}`);
    expect(found.map(({ name, subject }) => [name, subject])).toEqual([['Deniz Ak', 'Çelik yapı çizim uzmanı']]);
  });
});
