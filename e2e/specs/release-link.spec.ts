import { publicPaths } from '@vitrin/shared-contracts/paths';
import { referencedRelease } from '../fixtures/current-release.ts';
import { publicRemote } from '../fixtures/faults/fault-remotes.ts';
import { plantUniqueRelease } from '../fixtures/faults/unique-release.ts';
import { expect, test } from '../fixtures/test.ts';
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
