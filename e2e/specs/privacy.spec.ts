import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { MessageRow } from '@vitrin/shared-contracts/mailbox';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolationsInBothModes } from '../fixtures/axe-violations.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { ContactPage, wholePdf } from '../pages/contact.page.ts';
import { SitePage } from '../pages/site.page.ts';

const email = 'ece.su@kuzey.example';

async function apply(page: Page): Promise<void> {
  const contact = new ContactPage(page);
  await contact.open('?form=is-basvurusu');
  await new SitePage(page).startShell();
  await contact.field('Ad soyad').fill('Ece Su');
  await contact.field('E-posta adresiniz').fill('Ece.Su@kuzey.example');
  await contact.field('Başvurduğunuz görev').fill('Haritacı');
  await contact
    .field('Özgeçmiş')
    .setInputFiles({ name: 'özgeçmiş.pdf', mimeType: 'application/pdf', buffer: wholePdf });
  await contact.consent.check();
  await contact.form.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Başvurunuz bize ulaştı.' })).toBeVisible();
}

/** Saves the request as a data subject request and opens the data stored about the person. */
async function openPerson(page: Page): Promise<void> {
  await page.goto(adminPaths.applications);
  await page.getByRole('link', { name: /Ece Su/ }).click();
  await page.getByRole('link', { name: 'KVKK başvurusu olarak kaydet' }).click();
  await expect(page.getByRole('textbox', { name: 'Ad soyad' })).toHaveValue('Ece Su');
  await page.getByRole('combobox', { name: 'Başvuru türü' }).selectOption('Silme / yok etme');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('link', { name: 'Ece Su', exact: true }).click();
  await expect(page.getByText('30 gün kaldı')).toBeVisible();
  await page.getByRole('link', { name: 'Kişinin verilerini aç' }).click();
  await expect(page.getByText('1 ileti · 1 özgeçmiş · 1 başvuru')).toBeVisible();
}

test(
  'data stored about an applicant is found, exported and destroyed',
  fullRunOnly('remote-admin/src/features/privacy/person.test.tsx', 'server/src/modules/privacy/person.test.ts'),
  async ({ page, staffPage }) => {
    test.setTimeout(120_000);
    await apply(page);
    const { messages } = await watch(staffPage);
    await staffPage.emulateMedia({ reducedMotion: 'reduce' });
    await openPerson(staffPage);
    expect(await axeViolationsInBothModes(staffPage)).toEqual([]);

    const download = staffPage.waitForEvent('download');
    await staffPage.getByRole('button', { name: 'Verileri indir (ZIP)' }).click();
    expect((await download).suggestedFilename()).toBe('kisisel-veriler.zip');
    const archive = await readFile(await (await download).path());
    for (const name of ['kisisel-veriler.html', 'kisisel-veriler.json', 'özgeçmiş.pdf'])
      expect(archive.includes(name), name).toBe(true);

    await staffPage.getByRole('button', { name: 'Verileri yok et' }).click();
    await expect(staffPage.getByRole('dialog')).toContainText(`${email}: 1 ileti, 1 özgeçmiş`);
    await staffPage.getByRole('button', { name: 'Evet, Sil!' }).click();
    await expect(staffPage.getByRole('region', { name: 'Gönderdikleri' })).toHaveCount(0);
    await expect(staffPage.getByRole('region', { name: 'KVKK başvuruları' })).toBeVisible();
    const left = await callPanel<MessageRow[]>(staffPage, '/api/admin/human-resources?section=mail');
    expect(left.filter(({ subject }) => subject === 'Haritacı')).toEqual([]);

    await staffPage.goto(adminPaths.privacyDestructions);
    const newest = staffPage.getByRole('list', { name: 'İmha kayıtları' }).getByRole('listitem').first();
    await expect(newest).toContainText('1 × İş başvurusu');
    await expect(newest).toContainText('İlgili kişinin başvurusu');
    expect(messages()).toEqual([]);
  },
);
