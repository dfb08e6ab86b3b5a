import { adminPaths, loginPath, publicPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolationsInBothModes } from '../fixtures/axe-violations.ts';
import { referencedRelease } from '../fixtures/current-release.ts';
import { adminRemote, publicRemote } from '../fixtures/faults/fault-remotes.ts';
import { plantUniqueRelease } from '../fixtures/faults/unique-release.ts';
import { staff } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { UnitReleasesPage } from '../pages/unit-releases.page.ts';

test('a reader without an account sees the release of a link with a badge, until the link is revoked', async ({
  site,
  staffPage,
  page,
}) => {
  const held = await plantUniqueRelease(site, publicRemote, { isStoredOnly: true });
  await new UnitReleasesPage(staffPage).open(publicRemote.unit);
  await staffPage.getByRole('button', { name: `${held.id.slice(0, 8)}: diğer işlemler` }).click();
  await staffPage.getByRole('menuitem', { name: 'Önizleme bağlantıları' }).click();
  const dialog = staffPage.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const address = await dialog.getByRole('list', { name: 'Önizleme bağlantıları' }).getByRole('code').textContent();

  await page.goto(address ?? '');
  expect(await referencedRelease(page)).toBe(held.id);
  const badge = page.getByRole('complementary', { name: 'Önizleme' });
  await expect(badge).toContainText(held.id.slice(0, 8));
  await page.goto(publicPaths.contact);
  expect(await referencedRelease(page)).toBe(held.id);

  await dialog.getByRole('button', { name: 'İptal et' }).click();
  await expect(dialog.getByText('Bu sürümün geçerli bağlantısı yok.')).toBeVisible();
  await page.reload();
  await expect(badge).toHaveCount(0);
  expect(await referencedRelease(page)).not.toBe(held.id);
});

test(
  'the address of a release of the panel leads through the sign-in to its screen, whose button previews it',
  fullRunOnly('remote-admin/src/features/releases/release.test.tsx', 'server/src/site/release-link.test.ts'),
  async ({ site, page }) => {
    const held = await plantUniqueRelease(site, adminRemote, { isStoredOnly: true });
    const address = adminPaths.release(adminRemote.unit, held.id);
    await page.goto(address);
    await page.waitForURL((url) => url.pathname === loginPath);
    await new SignInPage(page).signIn(staff.email, staff.password);
    await page.waitForURL(`**${address}`);
    await expect(page.getByRole('heading', { level: 1, name: held.id.slice(0, 8) })).toBeVisible();
    expect(await referencedRelease(page)).not.toBe(held.id);
    expect(await axeViolationsInBothModes(page)).toEqual([]);

    const tab = await new UnitReleasesPage(page).preview(held.id);
    await expect(tab.getByRole('complementary', { name: 'Önizleme' })).toContainText(held.id.slice(0, 8));
    expect(await referencedRelease(tab)).toBe(held.id);
  },
);
