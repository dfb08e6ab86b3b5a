import type { Page } from '@playwright/test';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { expect, test } from '../fixtures/test.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';
import { PanelListPage } from '../pages/panel-list.page.ts';

const toast = (page: Page, text: string) => expect(page.locator('.swal2-toast')).toContainText(text);

test(
  'the draft of a page header is public only when that page is published',
  fullRunOnly(
    'server/src/modules/publication/settings-records.test.ts',
    'remote-admin/src/features/page-contents/page-header.test.tsx',
  ),
  async ({ staffPage: page, page: visitor }) => {
    const heading = async (path: string) => {
      await visitor.goto(path);
      return visitor.getByRole('heading', { level: 1 }).textContent();
    };
    const before = await heading(publicPaths.contact);
    const form = new PanelFormPage(page);
    for (const [route, title] of [['blog', 'Yazılarımız'] as const, ['contact', 'Bize ulaşın'] as const]) {
      await page.goto(adminPaths.pageHeaderUpdate(route));
      await form.name.fill(title);
      await form.saveDraft();
      await toast(page, 'Taslak kaydedildi.');
      await expect(page.getByText('Yayında · taslak var')).toBeVisible();
    }
    expect(await axeViolations(page)).toEqual([]);
    expect(await heading(publicPaths.articles)).not.toBe('Yazılarımız');

    await page.goto(adminPaths.pageMeta);
    const row = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(row('Makaleler')).toContainText('Sayfanın üstü: Yayında · taslak var');
    await row('Makaleler').getByRole('link', { name: 'Makaleler', exact: true }).click();
    await page.getByRole('link', { name: 'Sayfanın üstü' }).click();
    await expect(form.name).toHaveValue('Yazılarımız');
    await form.save();
    await toast(page, 'Güncellendi!');
    await expect(page.getByText('Yayında', { exact: true })).toBeVisible();

    expect(await heading(publicPaths.articles)).toBe('Yazılarımız');
    expect(await heading(publicPaths.contact)).toBe(before);
    await page.goto(adminPaths.pageMeta);
    await expect(row('İletişim')).toContainText('Sayfanın üstü: Yayında · taslak var');
    await expect(row('Makaleler')).not.toContainText('taslak var');
  },
);

test(
  'a link in a dialog is a draft beside the live one, until it is published',
  fullRunOnly(
    'server/src/modules/publication/settings-records.test.ts',
    'remote-admin/src/features/page-contents/page-header.test.tsx',
  ),
  async ({ staffPage: page, page: visitor }) => {
    const list = new PanelListPage(page, adminPaths.socialMedia);
    await list.open();
    const name = (await list.rows.first().getByRole('link').first().textContent()) ?? '';
    const renamed = `${name} hesabımız`;
    const shown = async () => {
      await visitor.goto(publicPaths.contact);
      return visitor.getByRole('contentinfo').getByRole('link', { name: renamed }).count();
    };
    await list.edit(name);
    const { dialog } = list;
    await expect(dialog.getByText('Yayında', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Ad', exact: true }).fill(renamed);
    await page.keyboard.press('Enter');
    await toast(page, 'Taslak kaydedildi.');
    await expect(dialog.getByText('Yayında · taslak var')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(list.row(name)).toContainText('Yayında · taslak var');
    expect(await shown()).toBe(0);

    await list.edit(name);
    await expect(dialog.getByRole('textbox', { name: 'Ad', exact: true })).toHaveValue(renamed);
    await dialog.getByRole('button', { name: 'Güncelle' }).click();
    await toast(page, 'Güncellendi!');
    await expect(dialog).toBeHidden();
    await expect(list.row(renamed)).not.toContainText('taslak var');
    expect(await shown()).toBe(1);
  },
);

test(
  'new company data is scheduled from its dialog; Escape closes one dialog at a time',
  fullRunOnly(
    'server/src/modules/publication/settings-records.test.ts',
    'remote-admin/src/features/page-contents/page-header.test.tsx',
  ),
  async ({ staffPage: page }) => {
    const name = `Depo ${Date.now()}`;
    await page.goto(adminPaths.contactInformation);
    await page.getByRole('link', { name: 'Telefonlar: ekle' }).click();
    const form = page.getByRole('dialog', { name: 'Telefonlar: yeni' });
    await form.getByRole('textbox', { name: 'Ad', exact: true }).fill(name);
    await form.getByRole('button', { name: 'Taslağı kaydet' }).click();
    await toast(page, 'Taslak kaydedildi.');
    await expect(page).toHaveURL(/kayit=yeni-telefon&taslak=/);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();

    const drafts = page.getByRole('region', { name: 'Yayınlanmamış taslaklar' });
    await drafts.getByRole('link', { name }).click();
    await expect(form.getByRole('textbox', { name: 'Ad', exact: true })).toHaveValue(name);
    await form.getByRole('textbox', { name: /^Telefon numarası/ }).fill('+90 232 555 01 88');
    const more = form.getByRole('button', { name: 'Diğer yayın seçenekleri' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Zamanla…' }).click();
    const schedule = page.getByRole('dialog', { name: 'Yayını zamanla' });
    await expect(schedule).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(schedule).toBeHidden();
    await expect(form).toBeVisible();

    await more.click();
    await page.getByRole('menuitem', { name: 'Zamanla…' }).click();
    await schedule.getByRole('button', { name: 'Zamanla' }).click();
    await toast(page, 'Zamanlandı.');
    await expect(form.getByRole('note')).toContainText('tarihinde yayınlanacak');
    await page.keyboard.press('Escape');
    await expect(drafts.getByRole('listitem').filter({ hasText: name })).toContainText('Zamanlandı');
  },
);
