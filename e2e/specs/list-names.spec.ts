import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site.page.ts';

/** Writes redirects as a version before the lists allowed them. */
function addRedirects(dataDir: string, ...sources: readonly string[]): void {
  const database = new DatabaseSync(join(dataDir, 'vitrin.sqlite'));
  const insert = database.prepare(
    `insert into redirects (source, source_key, target, created_at, updated_at) values (?, ?, '/biyografi', ?, ?)`,
  );
  const now = new Date().toISOString();
  for (const source of sources) insert.run(source, source, now, now);
  database.close();
}

test(
  'redirects of an upgraded site keep their addresses, and the list lives at the next free names',
  fullRunOnly('server/src/content/lists/list-names.test.ts', 'shell/src/language/language-window.test.tsx'),
  async ({ browser }) => {
    test.setTimeout(120_000);
    const dataDir = await copyTemplate();
    addRedirects(dataDir, '/projeler', '/proje/*');
    const site = await startServer(dataDir);
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();

    await page.goto('/projeler');
    await expect(page).toHaveURL('/biyografi');
    await page.goto('/proje/eski-is');
    await expect(page).toHaveURL('/biyografi');

    await page.goto('/projeler-2');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/projeler-2$/);
    // A form that is sent before the shell is ready loads a document.
    await new SitePage(page).startShell();
    const loads = await page.evaluate(() => performance.timeOrigin);
    await page.getByLabel('İl', { exact: true }).selectOption({ value: 'aydin' });
    await page.getByRole('button', { name: 'Göster' }).click();
    await expect(page).toHaveURL('/projeler-2?il=aydin');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Toprak barajda izleme ağı' })).toBeVisible();
    await expect(page).toHaveURL('/proje-2/toprak-barajda-izleme-agi');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/proje-2\/toprak-barajda-izleme-agi$/);
    await page.goBack();
    await expect(page).toHaveURL('/projeler-2?il=aydin');
    // No document was loaded since the first page.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);

    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/projeler-2?il=aydin');
    await page.reload();
    await expect(page).toHaveURL('/en/projeler-2?il=aydin');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.context().close();
    await site.stop();
  },
);
