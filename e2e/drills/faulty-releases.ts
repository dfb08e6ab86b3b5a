import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { OutboxRow } from '@vitrin/shared-contracts/mail';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { ReleaseLogRow } from '@vitrin/shared-contracts/release-management';
import { launchOptions } from '../../tools/src/chromium.ts';
import { waitUntil, currentRelease, referencedRelease } from '../fixtures/current-release.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { publicRemote } from '../fixtures/faults/fault-remotes.ts';
import { faultyReleases, type FaultyRelease } from '../fixtures/faults/faulty-releases.ts';
import { builtRelease } from '../fixtures/faults/unique-release.ts';
import { openPanelClient, rowsOf } from '../fixtures/panel-client.ts';
import { plantRelease } from '../fixtures/plant-release.ts';
import { startServer, type RunningServer } from '../fixtures/server.ts';
import { copyTemplate, makeTemplate } from '../fixtures/template.ts';

const VISITORS = 5;
const RECOVERY_MS = 15_000;
/** Milliseconds to wait: a visible page sends a heartbeat every two seconds and counts as frozen after five. */
const FROZEN_AFTER_MS = 6_000;

export const drill: Drill = {
  summary: 'releases that pass every check and fail for visitors: time until the previous release is live again',
  async run(names) {
    const removeTemplate = await makeTemplate({ DEMO_CONTENT: '0' });
    const figures: Figure[] = [];
    try {
      for (const hostile of faultyReleases)
        if (names.length === 0 || names.some((name) => hostile.name.includes(name)))
          figures.push(...(await play(hostile)));
    } finally {
      await removeTemplate();
    }
    return figures;
  },
};

/** Uses a separate site and browser for each release, so that one run does not affect the next. */
async function play(hostile: FaultyRelease): Promise<Figure[]> {
  const settings = { DEMO_CONTENT: '0', TRUST_PROXY: '127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:9' };
  const site = await startServer(await copyTemplate(), settings);
  const panel = await openPanelClient(site.url);
  const browser = await chromium.launch(launchOptions());
  try {
    const good = await builtRelease(publicRemote);
    const { unit, dist } = publicRemote;
    const bad = await plantRelease(site.dataDir, { unit, dist, edit: hostile.edit });
    if (!(await waitUntil(async () => (await currentRelease(site, bad)) === bad.id, RECOVERY_MS)))
      throw new Error(`${hostile.name}: never went live`);
    let decided = 0;
    let isGood = false;
    for (let number = 1; number <= VISITORS; number += 1) {
      if ((await currentRelease(site, bad)) !== bad.id) throw new Error(`${hostile.name}: rolled back too early`);
      ({ decided, isGood } = await visit({ browser, site, good: good.id, address: `203.0.113.${number}` }, hostile));
    }
    const isBack = await waitUntil(async () => (await currentRelease(site, bad)) === good.id, RECOVERY_MS);
    const seconds = isBack ? (Date.now() - decided) / 1_000 : NaN;
    const recoveries = (await rowsOf<ReleaseLogRow>(panel, api.adminReleaseLog)).filter(
      ({ action }) => action === 'automatic-rollback',
    );
    const mails = (await rowsOf<OutboxRow>(panel, api.adminOutbox)).filter(({ subject }) =>
      subject.startsWith('Sürüm geri alındı'),
    );
    return [
      { what: `${hostile.name}: rollback after the deciding report`, value: seconds, unit: 's', atMost: 15 },
      {
        what: `${hostile.name}: the next page of that visitor uses the last known good release`,
        value: Number(isGood),
        unit: '',
        atLeast: 1,
      },
      { what: `${hostile.name}: entries for staff in the release log`, value: recoveries.length, unit: '', atLeast: 1 },
      { what: `${hostile.name}: e-mails to staff`, value: mails.length, unit: '', atLeast: 1 },
    ];
  } finally {
    await browser.close();
    await site.stop();
    await rm(site.dataDir, { recursive: true, force: true });
  }
}

interface Visit {
  /** Epoch milliseconds at which the last fault report was sent. */
  decided: number;
  /** Whether the visitor's next page references the good release. */
  isGood: boolean;
}

interface Visitor {
  browser: Browser;
  site: RunningServer;
  /** Id of the release that must become live again. */
  good: string;
  address: string;
}

async function visit({ browser, site, good, address }: Visitor, { failsOn }: FaultyRelease): Promise<Visit> {
  const extraHTTPHeaders = { 'X-Forwarded-For': address };
  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders });
  const reports: number[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/releases/faults')) reports.push(Date.now());
  });
  try {
    const page = await context.newPage();
    await page.goto(publicPaths.home);
    if (failsOn !== 'at once') await goToArticles(page);
    const last = failsOn === 'by a freeze' ? await reopenSite(context, page) : page;
    if (!(await waitUntil(() => reports.length > 0, 3 * RECOVERY_MS))) throw new Error(`${address} reported nothing`);
    const decided = reports.at(-1) ?? 0;
    const isGood = await waitUntil(async () => (await referencedRelease(last).catch(() => null)) === good, RECOVERY_MS);
    return { decided, isGood };
  } finally {
    await context.close();
  }
}

async function goToArticles(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
  // Not awaited, because a frozen page never responds.
  void page
    .locator(`header a[href="${publicPaths.articles}"]`)
    .first()
    .dispatchEvent('click')
    .catch(() => undefined);
}

/** Closes the frozen tab and opens the site again, as a visitor would. */
async function reopenSite(context: BrowserContext, frozen: Page): Promise<Page> {
  await pause(FROZEN_AFTER_MS);
  await Promise.race([frozen.close().catch(() => undefined), pause(2_000)]);
  const page = await context.newPage();
  await page.goto(publicPaths.home);
  await page.keyboard.press('Shift');
  return page;
}
