import { join } from 'node:path';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { expect, test } from '../fixtures/test.ts';

const exported = join(import.meta.dirname, '../../server/src/modules/site-import/fixtures/bloklar.wxr.xml');

/** Each step is done by a process that has to start first. */
const STEP = { timeout: 60_000 };

test(
  'a site of WordPress is tried, moved here and taken back',
  fullRunOnly(
    'remote-admin/src/features/site-import/site-import.test.tsx',
    'server/src/modules/site-import/jobs/import-jobs.test.ts',
  ),
  async ({ staffPage: page }) => {
    test.setTimeout(120_000);
    const heading = (name: string) => page.getByRole('heading', { name });
    await page.goto(adminPaths.siteImport);
    await page.getByLabel('Dışa aktarma dosyası seç').setInputFiles(exported);
    await expect(page.getByRole('list', { name: 'Dışa aktarma dosyaları' })).toContainText('yüklendi');
    await page.getByRole('button', { name: 'Dene', exact: true }).click();
    await expect(heading('Deneme bitti: gelecekler')).toBeVisible(STEP);
    await expect(page.getByRole('list', { name: 'Gelecekler' })).toContainText('2 makale eklenecek');

    await page.getByRole('button', { name: 'İçe aktar', exact: true }).click();
    await expect(heading('İçe aktarma tamamlandı')).toBeVisible(STEP);
    const article = page.getByRole('list', { name: 'Öğeler' }).getByRole('link', { name: 'Köprü onarımı' });
    const form = (await article.getAttribute('href')) ?? '';

    await page.getByRole('button', { name: 'Bu içe aktarmayı geri al' }).click();
    await page.getByRole('button', { name: 'Evet, geri al' }).click();
    await expect(heading('İçe aktarma geri alındı')).toBeVisible(STEP);
    await page.getByRole('button', { name: 'Tamam' }).click();
    await expect(page.getByText('akasya.example/blog')).toBeVisible();
    await page.goto(form);
    await expect(heading('Bu kayıt bulunamadı.')).toBeVisible();
  },
);
