import { isAffected } from '../../tools/src/testing/extent.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { affectedPublicScreens } from '../fixtures/affected-screens.ts';
import { axeViolations, axeViolationsInEveryLook } from '../fixtures/axe-violations.ts';
import { expect, test } from '../fixtures/test.ts';
import { CataloguePage } from '../pages/catalogue.page.ts';
import { ContactPage, wholePdf } from '../pages/contact.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { SitePage } from '../pages/site.page.ts';

const screens = [
  ...affectedPublicScreens(),
  ...(isAffected('articles') ? ['/makaleler?ara=zzzzzz', '/makaleler/bakim-ve-onarim'] : []),
  ...(isAffected('search') ? ['/ara?q=zzzzzz'] : []),
  ...(isAffected('projects') ? ['/projeler?yil=2008&il=manisa', '/proje/kavakli-ortaokulunun-guclendirilmesi'] : []),
  ...(isAffected('openings', 'public-forms') ? ['/is-ilani/yapi-izleme-muhendisi'] : []),
  ...(isAffected('sign-in', 'auth') ? ['/giris-yap', '/giris-yap?durum=ulasilamadi'] : []),
];

for (const path of screens) {
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });
}

test('axe finds no violations on an article and a contract', async ({ page }) => {
  const site = new SitePage(page);
  await page.goto('/makaleler');
  for (const link of [site.articles.first(), site.contracts.first()]) {
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(site.title).not.toBeEmpty();
    expect(await axeViolationsInEveryLook(page), page.url()).toEqual([]);
  }
});

test('axe finds no violations in the open phone menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await new SitePage(page).menuButton.click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
});

test(
  'axe finds no violations in a product dialog, server-rendered or modal, nor in a search without results',
  fullRunOnly('e2e/specs/axe.spec.ts', 'remote-public/src/app/catalogue.test.tsx'),
  async ({ page }) => {
    const catalogue = new CataloguePage(page);
    await page.goto('/?urun=cagri-yapi-izleme-ve-alarm-merkezi');
    await expect(catalogue.dialog).toBeVisible();
    expect(await axeViolationsInEveryLook(page), 'served').toEqual([]);
    await new SitePage(page).startShell();
    await expect.poll(() => catalogue.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await axeViolationsInEveryLook(page), 'modal').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(catalogue.product('Çağrı yapı izleme ve alarm merkezi')).toBeFocused();
    await catalogue.search('zzzzzz');
    await expect(catalogue.status).toContainText('“zzzzzz”');
    expect(await axeViolationsInEveryLook(page), 'search').toEqual([]);
  },
);

test(
  'axe finds no violations on a slider after a slide change, nor in an enlarged certificate',
  fullRunOnly('remote-public/src/app/slider.test.tsx', 'remote-public/src/app/certificates.test.tsx'),
  async ({ page }) => {
    const home = new HomePage(page);
    await page.goto('/');
    await new SitePage(page).startShell();
    await home.arrow('Sonraki').click();
    await expect(home.position).not.toBeEmpty();
    expect(await axeViolationsInEveryLook(page), 'slider').toEqual([]);
    await home.certificate('Enerji etüdü yetki belgesi').click();
    await expect(home.lightbox).toBeVisible();
    expect(await axeViolationsInEveryLook(page), 'lightbox').toEqual([]);
  },
);

test('axe finds no violations on forms submitted with invalid input', async ({ page }) => {
  test.setTimeout(120_000);
  const contact = new ContactPage(page);
  await contact.open('?form=is-basvurusu');
  await new SitePage(page).startShell();
  await contact.field('Özgeçmiş').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: wholePdf });
  await contact.form.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(contact.field('Ad soyad')).toBeFocused();
  expect(await axeViolationsInEveryLook(page), 'application').toEqual([]);
  await contact.tab('İletişim formu').click();
  await contact.send();
  await expect(contact.summary).toBeVisible();
  expect(await axeViolationsInEveryLook(page), 'message').toEqual([]);
  await contact.open('?form=iletisim&durum=gonderildi');
  await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toBeVisible();
  expect(await axeViolationsInEveryLook(page), 'thanks').toEqual([]);
});
