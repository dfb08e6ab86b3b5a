import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { closedMinors } from '../../tools/src/api-surface/surface-files.ts';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { plantStoredBuild } from '../fixtures/kept-build.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { signIn } from '../fixtures/session.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { PanelListPage } from '../pages/panel-list.page.ts';
import { SitePage } from '../pages/site.page.ts';

const [minor = ''] = closedMinors();

/**
 * Units that come from the previous minor version. The tests cover a visitor who reads and navigates, then a user who
 * signs in and works in the panel.
 */
const olderUnits: Record<string, readonly Unit[]> = {
  'remotes of the previous minor version run in the current shell': ['remote_public', 'remote_auth', 'remote_admin'],
  'current remotes run in the shell of the previous minor version': ['shell'],
};

for (const [what, older] of Object.entries(olderUnits)) {
  test.describe(`${what} (API surface ${minor})`, () => {
    test.describe.configure({ mode: 'serial', timeout: 60_000 });
    let server: RunningServer;
    const ids: Partial<Record<Unit, string>> = {};

    test.beforeAll(async () => {
      // Compressing a release of the panel again takes long.
      test.setTimeout(300_000);
      const dataDir = await copyTemplate();
      for (const unit of older) ids[unit] = await plantStoredBuild(dataDir, minor, unit);
      server = await startServer(dataDir);
    });

    test.afterAll(async () => {
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
    });

    /** Expects that the document references the older release of those units that are older. */
    async function expectOlder(page: Page, ...units: Unit[]): Promise<void> {
      const named = older.filter((unit) => units.includes(unit));
      const scripts = await page
        .locator('script[src], link[href], #boot')
        .evaluateAll((all) => all.map((each) => each.outerHTML).join('\n'));
      for (const unit of named) expect(scripts).toContain(`/releases/${unit}/${ids[unit]}/`);
    }

    test('public pages load, start and navigate', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: server.url });
      const { messages } = await watch(page);
      const site = new SitePage(page);
      await page.goto(publicPaths.home);
      await expectOlder(page, 'shell', 'remote_public');
      await site.startShell();
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await site.goTo('Makaleler');
      await expect(page).toHaveURL(publicPaths.articles);
      await site.activateLink(site.articles.first());
      await expect(page).toHaveURL(/\/makale\//);
      await expect(site.title).toBeVisible();
      await site.goTo('İletişim');
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
      expect(messages()).toEqual([]);
      await page.close();
    });

    test(
      'another language is readable below its own path',
      fullRunOnly('e2e/specs/kept-builds.spec.ts'),
      async ({ browser }) => {
        test.skip(older.includes('shell'), 'a shell of the previous version does not support language paths');
        const page = await browser.newPage({ baseURL: server.url });
        const { messages } = await watch(page);
        const site = new SitePage(page);
        await page.goto('/en/biyografi');
        await expectOlder(page, 'remote_public');
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/biyografi$/);
        await site.startShell();
        await page.getByRole('banner').getByRole('link', { name: 'Articles' }).click();
        await expect(page).toHaveURL('/en/makaleler');
        await site.activateLink(site.articles.first());
        await expect(page).toHaveURL(/\/en\/makale\//);
        await page.getByRole('banner').getByRole('link', { name: 'Türkçe' }).click();
        await expect(page).toHaveURL(/\/\/[^/]+\/makale\//);
        await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
        expect(messages()).toEqual([]);
        await page.close();
      },
    );

    test('a user signs in, the panel opens and a list is readable', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: server.url });
      const { messages } = await watch(page);
      await page.goto('/giris-yap?durum=ulasilamadi');
      await expectOlder(page, 'shell', 'remote_auth');
      await signIn(page);
      await expectOlder(page, 'shell', 'remote_admin');
      const list = new PanelListPage(page, adminPaths.articles);
      await list.open();
      await expect(page.getByRole('heading', { level: 1, name: 'Makale' })).toBeVisible();
      await list.rows.first().getByRole('link', { name: 'Düzenle' }).click();
      await expect(page.getByLabel('Başlık').first()).not.toHaveValue('');
      expect(messages()).toEqual([]);
      await page.close();
    });
  });
}
