import type { Page } from '@playwright/test';
import type { LanguageRecord } from '@vitrin/shared-contracts/languages';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { expect, test } from '../fixtures/test.ts';

/** English text that no other journey reads. */
const label = 'Görsel {number} / {count}';
const changed = 'Picture {number} out of {count}';

async function siteTexts(page: Page): Promise<string> {
  return (await page.request.get('/api/pages/change-language/en')).text();
}

test(
  'static texts are saved as a draft, shown again, and change the site only when they are published',
  fullRunOnly(
    'remote-admin/src/features/languages/static-texts.test.tsx',
    'server/src/modules/publication/settings-records.test.ts',
  ),
  async ({ staffPage }) => {
    const languages = await callPanel<LanguageRecord[]>(staffPage, api.adminLanguages);
    const english = languages.find(({ abbr }) => abbr === 'en');
    await staffPage.goto(adminPaths.languageTexts(english?.id ?? 0));
    const field = staffPage.getByRole('textbox', { name: label });
    const before = await field.inputValue();
    await field.fill(changed);
    await staffPage.getByRole('button', { name: 'Taslağı kaydet' }).click();
    await expect(staffPage.getByText('Yayında · taslak var')).toBeVisible();
    expect(await siteTexts(staffPage)).not.toContain(changed);

    await staffPage.reload();
    await expect(field).toHaveValue(changed);
    await staffPage.getByRole('button', { name: 'Güncelle' }).click();
    await expect(staffPage.locator('.swal2-toast')).toContainText('Güncellendi!');
    await expect(staffPage.getByText('Yayında · taslak var')).toHaveCount(0);
    expect(await siteTexts(staffPage)).toContain(changed);

    await field.fill(before);
    await staffPage.getByRole('button', { name: 'Güncelle' }).click();
    await expect.poll(() => siteTexts(staffPage)).not.toContain(changed);
  },
);
