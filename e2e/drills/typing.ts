import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { DraftRow } from '@vitrin/shared-contracts/drafts';
import { api } from '@vitrin/shared-contracts/paths';
import { launchOptions } from '../../tools/src/chromium.ts';
import { withDataFolder, withServer } from '../fixtures/drill-site.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { injectFaults, type NetworkFaults } from '../fixtures/faulty-network.ts';
import { startKillableBrowser } from '../fixtures/killable-browser.ts';
import { openPanelClient, rowsOf, type PanelClient } from '../fixtures/panel-client.ts';
import { openDashboard } from '../fixtures/session.ts';
import { typedBefore, typeFor } from '../fixtures/typing.ts';
import { PanelFormPage } from '../pages/panel-form.page.ts';

const insertPath = '/admin/pages/blog/insert';
const draftCalls = '*/api/admin/drafts*';
/** Milliseconds; what was typed earlier must have been stored. */
const LONGEST_LOSS_MS = 2_000;
const LONGEST_TYPING_MS = 8_000;
const DELAYED_TYPING_MS = 120_000;
const CUTS: NetworkFaults = { lostRequests: 0.3, lostResponses: 0.3, maxDelayMs: 200 };
const DELAYS: NetworkFaults = { lostRequests: 0, lostResponses: 0, maxDelayMs: 5_000 };

export const drill: Drill = {
  summary: 'typing while the browser is killed and the connection is cut: no character is lost. [kills] [cuts]',
  run: ([kills = '50', cuts = '200']) =>
    withDataFolder((dataDir) =>
      withServer(dataDir, { LOG_LEVEL: 'silent' }, async ({ url }) => {
        const killed = await killBrowsers(url, Number(kills));
        // A new session: those of the killed browsers have ended the oldest one.
        const panel = await openPanelClient(url);
        const faulty = await withPage(url, async (page) => [
          ...(await cutConnection(page, panel, Number(cuts))),
          ...(await delayResponses(page, panel)),
        ]);
        return [...killed, ...faulty];
      }),
    ),
};

async function killBrowsers(url: string, kills: number): Promise<Figure[]> {
  const [kept, lost]: [number[], number[]] = [[], []];
  let duplicates = 0;
  for (let round = 0; round < kills; round += 1) {
    const profile = await mkdtemp(join(tmpdir(), 'vitrin-profile-'));
    try {
      // In every other round only the copy in the browser counts.
      const typed = await typeAndKill({ url, profile, isOffline: round % 2 === 0 });
      const { text, drafts } = await restore(url, profile);
      kept.push(typed.length);
      lost.push(text.startsWith(typed) ? 0 : typed.length - commonStart(text, typed));
      duplicates += Math.max(0, drafts - 1);
    } finally {
      await discardDrafts(await openPanelClient(url));
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    }
  }
  return [
    { what: 'kills of the browser', value: kills, unit: '', atLeast: 1 },
    { what: 'characters that had to be kept', value: sum(kept), unit: '', atLeast: 1 },
    { what: 'lost characters typed 2 s before a kill', value: sum(lost), unit: '', atMost: 0 },
    { what: 'drafts offered twice', value: duplicates, unit: '', atMost: 0 },
  ];
}

interface Killed {
  url: string;
  profile: string;
  isOffline: boolean;
}

/** Types for a random time and kills the browser; returns the text that must be kept. */
async function typeAndKill({ url, profile, isOffline }: Killed): Promise<string> {
  const { page, kill } = await startKillableBrowser(profile);
  await openDashboard(page, url);
  if (isOffline) await injectFaults(page, draftCalls, { lostRequests: 1, lostResponses: 1, maxDelayMs: 0 });
  await openForm(page, url);
  const keys = await typeFor(page, LONGEST_LOSS_MS + Math.random() * (LONGEST_TYPING_MS - LONGEST_LOSS_MS));
  const killedAt = Date.now();
  await kill();
  return typedBefore(keys, killedAt - LONGEST_LOSS_MS);
}

/** Opens the form in the same browser profile; returns the text of the restored draft and how many are offered. */
async function restore(url: string, profile: string): Promise<{ text: string; drafts: number }> {
  const { page, kill } = await startKillableBrowser(profile);
  try {
    await openDashboard(page, url);
    await page.goto(url + insertPath);
    const offers = page.getByRole('button', { name: 'Yazıyı geri yükle' });
    await offers.first().waitFor();
    const drafts = await offers.count();
    await offers.first().click();
    const { editor } = new PanelFormPage(page);
    await editor.filter({ hasText: /\d/ }).waitFor();
    return { text: await editor.innerText(), drafts };
  } finally {
    await kill();
  }
}

async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url + insertPath);
  await new PanelFormPage(page).editor.click();
}

async function withPage<T>(url: string, task: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ baseURL: url });
    await openDashboard(page, url);
    return await task(page);
  } finally {
    await browser.close();
  }
}

/** Types while requests are lost before and after the server has handled them. */
async function cutConnection(page: Page, panel: PanelClient, cuts: number): Promise<Figure[]> {
  const network = await openFaultyForm(page, CUTS);
  let text = '';
  let overwritten = 0;
  while (network.lost() < cuts) {
    // The browser says so when a cut connection is back; without it, the drafts are sent again after up to 30 s.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    text = (await typeFor(page, 1_000, text)).at(-1)?.text ?? text;
    if ((await new PanelFormPage(page).editor.innerText()).trim() !== text) overwritten += 1;
  }
  await network.end();
  return [
    { what: 'cuts of the connection', value: network.lost(), unit: '', atLeast: 1 },
    { what: 'times that the text was not what was typed', value: overwritten, unit: '', atMost: 0 },
    ...(await storedFigures(page, panel, text)),
  ];
}

/** Types while requests and responses overtake one another. */
async function delayResponses(page: Page, panel: PanelClient): Promise<Figure[]> {
  const network = await openFaultyForm(page, DELAYS);
  const { editor } = new PanelFormPage(page);
  const end = Date.now() + DELAYED_TYPING_MS;
  let text = '';
  let overwritten = 0;
  while (Date.now() < end) {
    text = (await typeFor(page, 500, text)).at(-1)?.text ?? text;
    if ((await editor.innerText()).trim() !== text) overwritten += 1;
  }
  await network.end();
  return [
    { what: 'seconds of typing with responses 0-5 s late', value: DELAYED_TYPING_MS / 1_000, unit: '' },
    { what: 'times that a response changed the text', value: overwritten, unit: '', atMost: 0 },
    ...(await storedFigures(page, panel, text)),
  ];
}

async function openFaultyForm(page: Page, faults: NetworkFaults) {
  await openForm(page, new URL(page.url()).origin);
  return injectFaults(page, draftCalls, faults);
}

/** Waits until the form says that all is stored, and compares that with the server. */
async function storedFigures(page: Page, panel: PanelClient, text: string): Promise<Figure[]> {
  await page
    .getByRole('status')
    .filter({ hasText: /^Yazdıklarınız saklandı/ })
    .waitFor({ timeout: 60_000 });
  const rows = await draftRows(panel);
  const { body } = await panel.read(api.adminDraft(rows[0]?.id ?? ''));
  await discardDrafts(panel);
  return [
    {
      what: 'characters that the server lacks',
      value: body.includes(`"${text}\\"`) ? 0 : text.length,
      unit: '',
      atMost: 0,
    },
    { what: 'drafts of one form', value: rows.length, unit: '', atLeast: 1, atMost: 1 },
  ];
}

const draftRows = (panel: PanelClient) => rowsOf<DraftRow>(panel, api.adminDrafts);

async function discardDrafts(panel: PanelClient): Promise<void> {
  for (const { id } of await draftRows(panel)) await panel.remove(api.adminDraft(id));
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
