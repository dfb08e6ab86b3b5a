import { findings, findingsInEveryLook } from '../fixtures/findings.ts';
import { publicScreens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { CataloguePage } from '../pages/catalogue.page.ts';
import { ContactPage, wholePdf } from '../pages/contact.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { SitePage } from '../pages/site.page.ts';

for (const path of [...publicScreens, '/makaleler?ara=zzzzzz', '/giris-yap', '/giris-yap?durum=ulasilamadi']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await findingsInEveryLook(page)).toEqual([]);
  });
}

test('axe finds nothing on an article and a contract', async ({ page }) => {
  const site = new SitePage(page);
  await page.goto('/makaleler');
  for (const link of [site.articles.first(), site.contracts.first()]) {
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(site.title).not.toBeEmpty();
    expect(await findingsInEveryLook(page), page.url()).toEqual([]);
  }
});

test('axe finds nothing in the open phone menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await new SitePage(page).menuButton.click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page), colorScheme).toEqual([]);
  }
});

test('axe finds nothing in a product’s dialog, served open and as a modal one, nor in a search without matches', async ({
  page,
}) => {
  const catalogue = new CataloguePage(page);
  await page.goto('/?urun=cagri-yapi-izleme-ve-alarm-merkezi');
  await expect(catalogue.dialog).toBeVisible();
  expect(await findingsInEveryLook(page), 'served').toEqual([]);
  await new SitePage(page).wake();
  await expect.poll(() => catalogue.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  expect(await findingsInEveryLook(page), 'modal').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(catalogue.product('Çağrı yapı izleme ve alarm merkezi')).toBeFocused();
  await catalogue.search('zzzzzz');
  await expect(catalogue.status).toContainText('“zzzzzz”');
  expect(await findingsInEveryLook(page), 'search').toEqual([]);
});

test('axe finds nothing on a slider that was turned, nor in an enlarged certificate', async ({ page }) => {
  const home = new HomePage(page);
  await page.goto('/');
  await new SitePage(page).wake();
  await home.arrow('Sonraki').click();
  await expect(home.position).not.toBeEmpty();
  expect(await findingsInEveryLook(page), 'slider').toEqual([]);
  await home.certificate('Enerji etüdü yetki belgesi').click();
  await expect(home.lightbox).toBeVisible();
  expect(await findingsInEveryLook(page), 'lightbox').toEqual([]);
});

test('axe finds nothing on the forms, filled in wrongly and sent', async ({ page }) => {
  test.setTimeout(120_000);
  const contact = new ContactPage(page);
  await contact.open('?form=is-basvurusu');
  await new SitePage(page).wake();
  await contact.field('Özgeçmiş').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: wholePdf });
  await contact.form.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(contact.field('Ad soyad')).toBeFocused();
  expect(await findingsInEveryLook(page), 'application').toEqual([]);
  await contact.tab('İletişim formu').click();
  await contact.send();
  await expect(contact.summary).toBeVisible();
  expect(await findingsInEveryLook(page), 'message').toEqual([]);
  await contact.open('?form=iletisim&durum=gonderildi');
  await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toBeVisible();
  expect(await findingsInEveryLook(page), 'thanks').toEqual([]);
});
