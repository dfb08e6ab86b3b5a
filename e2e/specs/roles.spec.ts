import { adminPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { createMember, completeFirstSignIn } from '../fixtures/staff-member.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a role made from a fixed one decides at once what an open session may do',
  fullRunOnly(
    'remote-admin/src/features/users/roles.test.tsx',
    'remote-admin/src/app/session/no-right.test.tsx',
    'server/src/modules/users/roles.test.ts',
  ),
  async ({ browser, site, staffPage }) => {
    await staffPage.goto(adminPaths.roles);
    await staffPage.getByRole('link', { name: 'Editör: kopyala' }).click();
    await expect(staffPage.getByLabel('Rolün adı')).toHaveValue('Editör (kopya)');
    await staffPage.getByLabel('Rolün adı').fill('Makale yazarı');
    const trash = staffPage.getByRole('group', { name: 'Çöp kutusu' }).getByLabel('Kullanma');
    await expect(trash).toBeChecked();
    await trash.uncheck();
    expect(await axeViolations(staffPage)).toEqual([]);
    await staffPage.getByRole('button', { name: 'Kaydet' }).click();
    const row = staffPage.getByRole('listitem').filter({ hasText: 'Makale yazarı' });
    await expect(row).toContainText('Kimsede yok');

    const edit = row.getByRole('link', { name: 'Makale yazarı: düzenle' });
    const id = /id=(\d+)/.exec((await edit.getAttribute('href')) ?? '')?.[1] ?? '';
    const member = await createMember(staffPage, `role-${id}`);
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    await completeFirstSignIn(page, member);
    await expect(page.getByRole('link', { name: 'Makale', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Çöp kutusu' })).toHaveCount(0);

    await staffPage.goto(adminPaths.roles);
    await row.getByRole('button', { name: 'Makale yazarı: sil' }).click();
    await staffPage.getByRole('button', { name: 'Evet, Sil!' }).click();
    await expect(staffPage.getByText('Bu rolde 1 kullanıcı')).toBeVisible();

    await edit.click();
    await staffPage.getByRole('group', { name: 'Makaleler' }).getByLabel('Görme').uncheck();
    await staffPage.getByRole('button', { name: 'Kaydet' }).click();
    await expect(staffPage.getByText('Güncellendi')).toBeVisible();
    await page.goto(adminPaths.articles);
    await expect(page.getByRole('heading', { name: 'Bu ekranı görme yetkiniz yok.' })).toBeVisible();
  },
);
