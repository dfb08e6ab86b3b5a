import { rm } from 'node:fs/promises';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseFaultRow } from '@vitrin/shared-contracts/release-management';
import { currentRelease, waitUntil } from '../fixtures/current-release.ts';
import { neverResponds, whiteOverlay } from '../fixtures/faults/content-faults.ts';
import { publicRemote } from '../fixtures/faults/fault-remotes.ts';
import { playFault } from '../fixtures/faults/play-fault.ts';
import { plantUniqueRelease } from '../fixtures/faults/unique-release.ts';
import { openPanelClient, rowsOf, type PanelClient } from '../fixtures/panel-client.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('a live release whose scripts all run', () => {
  test.describe.configure({ mode: 'default' });
  let site: RunningServer;
  let panel: PanelClient;

  test.beforeAll(async () => {
    site = await startServer(await copyTemplate());
    panel = await openPanelClient(site.url);
  });

  test.afterAll(async () => {
    await site.stop();
    await rm(site.dataDir, { recursive: true, force: true });
  });

  test('and that covers its pages with a white box is replaced by the last known good release', async ({ browser }) => {
    const visit = { browser, site, remote: publicRemote, panel, storage: undefined };
    const outcome = await playFault(visit, whiteOverlay);
    expect(outcome).toMatchObject({ referenced: outcome.good, isStarted: true });
    expect(outcome.phases).toContain(whiteOverlay.phase);
  });

  test('and that never responds to a click is reported by the navigation that the browser makes', async ({
    browser,
  }) => {
    const faulty = await plantUniqueRelease(site, publicRemote, { edit: neverResponds });
    const isServed = async () => (await currentRelease(site, faulty)) === faulty.id;
    expect(await waitUntil(isServed, 15_000)).toBe(true);
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const phases = async () => {
      const rows = await rowsOf<ReleaseFaultRow>(panel, `${api.adminReleases}/${faulty.unit}/faults`);
      return rows.filter(({ release_id: id }) => id === faulty.id).map(({ phase }) => phase);
    };
    await page.goto('/');
    // On a busy machine the files of the first page may arrive too late to be evidence; later pages have them.
    await expect(async () => {
      const loaded = page.waitForEvent('load', { timeout: 5_000 });
      await page.getByRole('banner').getByRole('link').first().click();
      await loaded;
      expect(await phases()).toContain('render');
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
});
