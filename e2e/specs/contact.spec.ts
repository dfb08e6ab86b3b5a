import type { MessageRow } from '@vitrin/shared-contracts/mailbox';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { ContactPage, wholePdf, type Message } from '../pages/contact.page.ts';
import { SitePage } from '../pages/site.page.ts';

const letter: Message = {
  name: 'Deniz Ak',
  email: 'deniz@kuzey.example',
  subject: 'Zemin etüdü',
  message: 'Keşif için uygun bir gün arıyoruz.',
};

const cv = { name: 'özgeçmiş.pdf', mimeType: 'application/pdf', buffer: wholePdf };

test(
  'a sent message is confirmed and appears in the inbox',
  fullRunOnly('remote-public/src/app/contact-forms.test.tsx', 'server/src/modules/public-forms/public-forms.test.ts'),
  async ({ page, staffPage }) => {
    const { messages } = await watch(page);
    const contact = new ContactPage(page);
    await contact.open();
    const subject = `${letter.subject} ${Date.now()}`;
    await contact.write({ ...letter, subject });
    await contact.consent.check();
    await contact.send();
    await expect(contact.toast('Gönderildi!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toBeFocused();
    await expect(page.getByText(/^Başvuru numaranız: \S+/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toBeVisible();

    const inbox = await callPanel<MessageRow[]>(staffPage, '/api/admin/contact?section=mail');
    expect(inbox.filter((row) => row.subject === subject)).toMatchObject([
      { name: letter.name, email: letter.email, check: 0, quarantine: [] },
    ]);
    expect(messages()).toEqual([]);
  },
);

test(
  'an application is sent with its file',
  fullRunOnly('remote-public/src/app/contact-forms.test.tsx', 'server/src/modules/public-forms/public-forms.test.ts'),
  async ({ page, staffPage }) => {
    const contact = new ContactPage(page);
    await contact.open('?form=is-basvurusu');
    await new SitePage(page).startShell();
    await contact.field('Ad soyad').fill(letter.name);
    await contact.field('E-posta adresiniz').fill(letter.email);
    await contact.field('Başvurduğunuz görev').fill('İnşaat mühendisi');
    await contact.field('Özgeçmiş').setInputFiles({ ...cv, name: 'foto.png' });
    await contact.consent.check();
    await contact.form.getByRole('button', { name: 'Başvuruyu gönder' }).click();
    await expect(contact.field('Özgeçmiş')).toHaveAccessibleDescription(/^Yalnızca PDF ya da DOCX/);

    await contact.field('Özgeçmiş').setInputFiles(cv);
    await expect(contact.form.getByText('özgeçmiş.pdf (0,1 kB)')).toBeVisible();
    await contact.form.getByRole('button', { name: 'Başvuruyu gönder' }).click();
    await expect(page.getByRole('heading', { name: 'Başvurunuz bize ulaştı.' })).toBeVisible();
    const [row] = await callPanel<MessageRow[]>(staffPage, '/api/admin/human-resources?section=mail');
    expect(row).toMatchObject({ name: letter.name, subject: 'İnşaat mühendisi', has_cv: true });
  },
);

test(
  'a form keeps its values when the connection is lost, and is sent once it is back',
  fullRunOnly('remote-public/src/app/contact-forms.test.tsx', 'remote-public/src/app/contact.test.tsx'),
  async ({ page, context }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await contact.write(letter);
    await contact.consent.check();
    // The scripts needed for sending are loaded on first focus.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await contact.send();
    await expect(contact.toast('İşlem Başarısız! Sistem Hatası!')).toBeVisible();
    await expect(contact.summary).toContainText('Yazdıklarınız silinmedi');
    await expect(contact.field('Mesajınız')).toHaveValue(letter.message);
    await expect(contact.consent).toBeChecked();

    await context.setOffline(false);
    await contact.send();
    await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toBeVisible();
  },
);

test(
  'typed text survives a reload, a tab change and a navigation',
  fullRunOnly('remote-public/src/app/contact-forms.test.tsx', 'remote-public/src/app/contact.test.tsx'),
  async ({ page }) => {
    const site = new SitePage(page);
    const contact = new ContactPage(page);
    const expectValues = async () => {
      for (const [label, text] of [
        ['Ad soyad', letter.name],
        ['E-posta adresiniz', letter.email],
        ['Konu', letter.subject],
        ['Mesajınız', letter.message],
      ] as const) {
        await expect(contact.field(label)).toHaveValue(text);
      }
    };
    await contact.open();
    await contact.write(letter);

    await contact.tab('İş başvurusu').click();
    await contact.field('Başvurduğunuz görev').fill('Mühendis');
    await contact.tab('İletişim formu').click();
    await expectValues();

    await site.goTo('Makaleler');
    await expect(page).toHaveURL('/makaleler');
    await site.goTo('İletişim');
    await expect(contact.form.getByText('Yarım kalan metniniz geri getirildi.')).toBeVisible();
    await expectValues();

    await page.reload();
    await site.startShell();
    await expectValues();
    await contact.tab('İş başvurusu').click();
    await expect(contact.field('Başvurduğunuz görev')).toHaveValue('Mühendis');

    await contact.form.getByRole('button', { name: 'Temizle' }).click();
    await page.reload();
    await site.startShell();
    await expect(contact.field('Başvurduğunuz görev')).toHaveValue('');
  },
);

test('a form submitted before the shell has started is sent once, by script', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/releases\/remote_public\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const { requests } = await watch(page);
  const contact = new ContactPage(page);
  // The browser would send the form itself after three seconds, which a slow machine may need for the shell.
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    const patient = (run: () => void, ms?: number) => setTimeout(run, ms === 3_000 ? 30_000 : ms);
    Object.assign(globalThis, { setTimeout: patient });
  });
  await contact.open();
  await contact.write({ ...letter, subject: 'Erken gönderilen' });
  // A click would start the shell, whose loading may then time out before the form is sent.
  await contact.consent.evaluate((box: HTMLInputElement) => (box.checked = true));
  await contact.send();
  release();
  await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toBeVisible();
  expect(requests().filter((request) => request.startsWith('/api/pages/contact?'))).toHaveLength(1);
});

test('without JavaScript an invalid form comes back with its values; corrected, it is confirmed and the form is empty', async ({
  browser,
  site,
  staffPage,
}) => {
  const page = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
  const contact = new ContactPage(page);
  await contact.open();
  await page.getByRole('link', { name: 'İş başvurusu' }).click();
  await expect(page).toHaveURL('/iletisim?form=is-basvurusu');
  await contact.field('Ad soyad').fill('Z');
  await contact.field('E-posta adresiniz').fill('zeynep@kuzey.example');
  await contact.field('Başvurduğunuz görev').fill('Harita teknikeri');
  await contact.field('Kendinizden söz edin').fill('On yıl şantiye.');
  await contact.field('Özgeçmiş').setInputFiles(cv);
  await contact.consent.check();
  const apply = contact.form.getByRole('button', { name: 'Başvuruyu gönder' });
  await apply.click();
  await expect(contact.field('Ad soyad')).toHaveAccessibleDescription('Bu Alan 2 Karakterden Az Olamaz');
  await expect(contact.summary).toContainText('Düzeltilmesi gereken 2 alan var');
  await expect(contact.field('Kendinizden söz edin')).toHaveValue('On yıl şantiye.');
  await expect(contact.consent).toBeChecked();

  await contact.field('Ad soyad').fill('Zeynep Er');
  await contact.field('Özgeçmiş').setInputFiles(cv);
  await apply.click();
  await expect(page).toHaveURL('/iletisim?form=is-basvurusu&durum=gonderildi');
  await expect(page.getByRole('heading', { name: 'Başvurunuz bize ulaştı.' })).toBeVisible();
  await page.getByRole('link', { name: 'Yeni bir form doldurun' }).click();
  await expect(contact.field('Ad soyad')).toHaveValue('');
  const rows = await callPanel<MessageRow[]>(staffPage, '/api/admin/human-resources?section=mail');
  expect(rows.filter(({ name }) => name === 'Zeynep Er')).toMatchObject([{ has_cv: true }]);
  await page.context().close();
});
