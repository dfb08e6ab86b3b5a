import { adminPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { completeFirstSignIn, createMember } from '../fixtures/staff-member.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

test(
  'two people who open the biography see each other, and one saves a draft of it',
  fullRunOnly(
    'remote-admin/src/editing/presence/present-users.test.tsx',
    'server/src/modules/presence/presence.test.ts',
  ),
  async ({ staffPage: page, browser, site }) => {
    const colleague = await (await browser.newContext({ baseURL: site.url })).newPage();
    await completeFirstSignIn(colleague, await createMember(page));
    await colleague.goto(adminPaths.aboutPage);
    // Another journey may have left a draft of it.
    await expect(colleague.getByText(/^Yayında/).first()).toBeVisible();
    await page.goto(adminPaths.aboutPage);
    await expect(
      page.getByRole('status').filter({ hasText: 'Bu kayıt şu kişide de açık: Elif Yıldırım.' }),
    ).toContainText('Henüz bir şey yazmadı.');
    expect(await axeViolations(page)).toEqual([]);

    const form = new PanelFormPage(page);
    await form.name.fill('Yeni biyografi başlığı');
    await form.saveDraft();
    await expect(page.getByText('Yayında · taslak var')).toBeVisible();
    await colleague.reload();
    await expect(colleague.getByRole('textbox', { name: 'Başlık' }).first()).toHaveValue('Yeni biyografi başlığı');
    await colleague.getByRole('button', { name: 'Taslağı sil' }).first().click();
    await colleague.getByRole('dialog').getByRole('button', { name: 'Taslağı sil' }).click();
    await expect(colleague.getByText('Yayında', { exact: true })).toBeVisible();
    await colleague.context().close();
  },
);
