import { isShortRun } from '../../tools/src/testing/extent.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { startKillableBrowser, type KillableBrowser } from '../fixtures/killable-browser.ts';
import { openDashboard } from '../fixtures/session.ts';
import { storedDrafts } from '../fixtures/stored-drafts.ts';
import { expect, test } from '../fixtures/test.ts';
import { typedBefore, typeFor } from '../fixtures/typing.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

const insertPath = '/admin/pages/blog/insert';
const draftCalls = '**/api/admin/drafts**';
/** Milliseconds; what was typed earlier must have been stored. */
const LONGEST_LOSS_MS = 2_000;

const status = (page: Page) => page.getByRole('status').filter({ hasText: /Taslak|saklandı/ });
const restore = (page: Page) => page.getByRole('button', { name: 'Yazıyı geri yükle' }).first();

test.describe('a browser that is killed while the user types', () => {
  let profile: string;
  let running: KillableBrowser | null;
  test.beforeEach(async () => {
    profile = await mkdtemp(join(tmpdir(), 'vitrin-profile-'));
  });
  test.afterEach(async () => {
    await running?.kill();
    await rm(profile, { recursive: true, force: true });
  });

  /** Types without a server for drafts, so that only the copy in the browser counts, and kills the browser. */
  async function typeAndKill(url: string, ms: number): Promise<string> {
    running = await startKillableBrowser(profile);
    const { page, kill } = running;
    await openDashboard(page, url);
    await page.route(draftCalls, (route) => route.abort());
    await page.goto(url + insertPath);
    await new PanelFormPage(page).name.click();
    const keys = await typeFor(page, ms);
    const killedAt = Date.now();
    await kill();
    running = null;
    return typedBefore(keys, killedAt - LONGEST_LOSS_MS);
  }

  for (const seconds of isShortRun ? [4] : [4, 7])
    test(`loses at most the last two seconds, after ${seconds} seconds of typing`, async ({ site }) => {
      const kept = await typeAndKill(site.url, seconds * 1_000);
      expect(kept).not.toBe('');

      running = await startKillableBrowser(profile);
      const { page } = running;
      await openDashboard(page, site.url);
      await page.goto(site.url + insertPath);
      await expect(page.getByText('bu bilgisayarda saklandı', { exact: false })).toBeVisible();
      await restore(page).click();
      await expect(new PanelFormPage(page).name).toHaveValue(new RegExp(`^${kept}`));
    });
});

test(
  'a draft is saved on the server and offered on another computer, and saving the record deletes it',
  fullRunOnly(
    'remote-admin/src/editing/drafts/use-draft.test.tsx',
    'remote-admin/src/app/drafts/draft-list.test.tsx',
    'server/src/modules/drafts/drafts.test.ts',
  ),
  async ({ staffPage, browser, site }) => {
    await staffPage.goto(insertPath);
    const form = new PanelFormPage(staffPage);
    await form.name.fill('İki Bilgisayar');
    await expect(status(staffPage)).toHaveText(/^Yazdıklarınız saklandı \d\d:\d\d$/);
    const [local] = await storedDrafts(staffPage);
    expect(local).toContain('İki Bilgisayar');

    const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage();
    await openDashboard(elsewhere, site.url);
    await expect(elsewhere.getByText(/· sunucuda$/)).toBeVisible();
    await elsewhere.getByRole('link', { name: 'İki Bilgisayar: devam et' }).click();
    await expect(elsewhere.getByText('sunucuda saklandı', { exact: false })).toBeVisible();
    expect(await axeViolations(elsewhere)).toEqual([]);
    await restore(elsewhere).click();
    const there = new PanelFormPage(elsewhere);
    await expect(there.name).toHaveValue('İki Bilgisayar');
    await there.name.fill('İki Bilgisayar Arasında');
    await there.editor.click();
    await there.editor.pressSequentially('Yolda yazıldı.');
    await expect(status(elsewhere)).toHaveText(/^Yazdıklarınız saklandı/);
    await there.save();
    await elsewhere.waitForURL('**/admin/pages/blog/update?id=*');
    await elsewhere.goto('/admin/dashboard');
    await expect(elsewhere.getByRole('link', { name: 'İki Bilgisayar Arasında: devam et' })).toHaveCount(0);
    await elsewhere.context().close();
  },
);

test(
  'a draft waits for the connection, and what is typed meanwhile stays',
  fullRunOnly(
    'remote-admin/src/editing/drafts/use-draft.test.tsx',
    'remote-admin/src/app/drafts/draft-list.test.tsx',
    'server/src/modules/drafts/drafts.test.ts',
  ),
  async ({ staffPage }) => {
    await staffPage.goto(insertPath);
    const form = new PanelFormPage(staffPage);
    await staffPage.route(draftCalls, (route) => route.abort());
    await form.name.fill('Bağlantısız');
    await expect(status(staffPage)).toHaveText(/^Bu bilgisayarda saklandı \d\d:\d\d, bağlantı bekleniyor$/);
    await staffPage.unroute(draftCalls);
    await form.name.pressSequentially(' yazı');

    await expect(status(staffPage)).toHaveText(/^Yazdıklarınız saklandı/, { timeout: 20_000 });
    await expect(form.name).toHaveValue('Bağlantısız yazı');
  },
);

test(
  'deleting a draft asks first',
  fullRunOnly(
    'remote-admin/src/editing/drafts/use-draft.test.tsx',
    'remote-admin/src/app/drafts/draft-list.test.tsx',
    'server/src/modules/drafts/drafts.test.ts',
  ),
  async ({ staffPage }) => {
    await staffPage.goto(insertPath);
    await new PanelFormPage(staffPage).name.fill('Silinecek taslak');
    await expect(status(staffPage)).toHaveText(/^Yazdıklarınız saklandı/);
    await staffPage.goto('/admin/dashboard');
    await staffPage.getByRole('button', { name: 'Silinecek taslak: yazıyı sil' }).click();
    const question = staffPage.getByRole('dialog', { name: 'Yarım kalan yazı silinsin mi?' });
    await expect(question).toBeVisible();
    expect(await axeViolations(staffPage)).toEqual([]);
    await question.getByRole('button', { name: 'Yazıyı sil' }).click();
    await expect(staffPage.getByRole('link', { name: 'Silinecek taslak: devam et' })).toHaveCount(0);
    await staffPage.reload();
    await expect(staffPage.getByRole('heading', { level: 1, name: 'İstatistikler' })).toBeVisible();
    await expect(staffPage.getByRole('link', { name: 'Silinecek taslak: devam et' })).toHaveCount(0);
  },
);
