import { rm } from 'node:fs/promises';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { axeViolationsInEveryLook } from '../fixtures/axe-violations.ts';
import { startTeam } from '../fixtures/new-team.ts';
import { fingerprints } from '../fixtures/release-files.ts';
import { startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { SitePage } from '../pages/site.page.ts';

test(
  'a team adds a fourth remote to a running site, from an empty copy to live',
  fullRunOnly('server/src/modules/releases/remotes/remotes.test.ts', 'server/src/site/additional-remote.test.ts'),
  async ({ page }) => {
    // Time limit that the guide states (docs/guides/new-remote.md).
    test.setTimeout(600_000);
    const site = await startServer(await copyTemplate());
    const startedAt = performance.now();
    const team = await startTeam();
    try {
      const before = await fingerprints(site.dataDir);
      expect((await page.request.get(`${site.url}/kampanyalar`, { maxRedirects: 0 })).status()).toBe(302);

      expect(await team.run('new-remote', 'kampanya', 'Kampanyalar')).toContain('remote-kampanya hazır');
      await expect(team.run('new-remote', 'kampanya')).rejects.toThrow('zaten var');
      await team.run('check:types');
      await team.run('test:unit', '--selectProjects', 'remote-kampanya');

      // The site gives it another path than its name: its addresses come from the context.
      await team.onServer(site, 'remote', 'add', 'remote_kampanya', 'kampanyalar', 'Kampanyalar');
      await team.release(site, 'remote-kampanya');
      await expect(async () => {
        expect((await page.request.get(`${site.url}/kampanyalar`)).status()).toBe(200);
      }).toPass({ timeout: 5_000 });
      console.warn(`A fourth remote from nothing to live: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

      const html = await (await page.request.get(`${site.url}/kampanyalar`)).text();
      expect(html).toMatch(/<h1[^>]*>Kampanyalar<\/h1>/);
      expect(html).toContain('<title>Kampanyalar | ');
      expect(html).toContain(`<link rel="canonical" href="${site.url}/kampanyalar">`);
      expect(html).toContain(`hreflang="en" href="${site.url}/en/kampanyalar"`);

      const { messages, requests } = await watch(page);
      await page.goto(`${site.url}/kampanyalar`);
      await new SitePage(page).startShell();
      const documents = requests().filter((path) => path.startsWith('/kampanya')).length;
      await page.getByRole('main').getByRole('link', { name: 'Hakkında' }).click();
      await expect(page).toHaveURL(`${site.url}/kampanyalar/hakkinda`);
      await expect(page).toHaveTitle(/^Hakkında – Kampanyalar \| /);
      expect(requests().filter((path) => path.startsWith('/kampanya'))).toHaveLength(documents);

      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
      await page.getByRole('link', { name: 'Türkçe' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Hakkında' })).toBeVisible();
      await page.goto(`${site.url}/kampanyalar`);
      expect(await axeViolationsInEveryLook(page)).toEqual([]);

      // The home page belongs to another remote, so the link loads another document.
      await page.getByRole('link', { name: 'Anasayfa' }).first().click();
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.goto(`${site.url}/kampanyalar/yok`);
      await expect(page).toHaveURL(`${site.url}/404`);

      const after = await fingerprints(site.dataDir);
      expect(after).toMatchObject(before);
      const added = Object.keys(after).filter((path) => !(path in before));
      expect(added.length).toBeGreaterThan(0);
      expect(added.filter((path) => !path.startsWith('remote_kampanya/'))).toEqual([]);
      expect(messages().filter((line) => !line.includes('404'))).toEqual([]);

      // The running server applies the command without a restart, and a deep link redirects.
      await team.onServer(site, 'remote', 'retire', 'remote_kampanya', '--redirect', '/iletisim');
      await expect(async () => {
        const answer = await page.request.get(`${site.url}/kampanyalar/hakkinda`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location]).toEqual([301, '/iletisim']);
      }).toPass({ timeout: 5_000 });
    } finally {
      await team.removeCopy();
      await site.stop();
      await rm(site.dataDir, { recursive: true, force: true });
    }
  },
);
