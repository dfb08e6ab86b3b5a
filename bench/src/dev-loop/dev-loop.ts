import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { partialCopy } from '../../../tools/src/partial-copy.ts';
import { unitFolders } from '../../../tools/src/units.ts';
import { openBrowser } from '../browser.ts';
import { median, printFigures, type Figure } from '../figures.ts';
import { signInToPanel } from '../panel-sign-in.ts';
import { pause, startSite } from '../site.ts';
import { startDev, type DevProcess } from './dev-process.ts';

const FURTHER = 5;
/** Between two changes, as a person would make them at the fastest. */
const PAUSE_MS = 2_000;
const TIMEOUT_MS = 60_000;

/** A change of a source file that a page shows. */
interface Change {
  what: string;
  page: string;
  file: string;
  from: string;
  /** New text; `%d` stands for the number of the change. */
  to: string;
  /** Element that then contains the text `Deneme` with the number. */
  shown: string;
}

const panel: Change = {
  what: 'panel screen',
  page: adminPaths.dashboard,
  file: 'remote-admin/src/features/dashboard/dashboard.page.tsx',
  from: 'title="İstatistikler"',
  to: 'title="Deneme %d"',
  shown: 'h1',
};

const publicPage: Change = {
  what: 'public page',
  page: '/makaleler',
  file: 'remote-public/src/features/articles/article-list.page.tsx',
  from: '{texts.navbar.articles}</h2>',
  to: 'Deneme %d</h2>',
  shown: 'main h2',
};

const shell: Change = {
  what: 'shell (reloads the page)',
  page: '/makaleler',
  file: 'shell/src/index.ts',
  from: 'void start();',
  to: "document.querySelector('#preloader')?.append('Deneme %d');\nvoid start();",
  shown: '#preloader',
};

const contracts: Change = {
  what: 'shared-contracts',
  page: adminPaths.users,
  file: 'shared-contracts/src/api/users.ts',
  from: "active: 'Etkin'",
  to: "active: 'Deneme %d'",
  shown: 'main',
};

/** Measures `npm run dev` in a copy of the checkout: from saving a file until the page shows the change. */
export async function measureDevLoop(): Promise<void> {
  const copy = partialCopy(['shared-contracts', ...Object.values(unitFolders), 'server', 'kit', 'tools']);
  const browser = await openBrowser();
  const site = await startSite();
  try {
    const ofUnit = { cwd: copy, args: ['-w', 'remote-admin'], env: { VITRIN_URL: site.address } };
    await measure(browser, 'npm run dev -w remote-admin, in the pages of a deployed site', {
      start: () => startDev(ofUnit),
      cwd: copy,
      changes: [panel],
    });
    const whole = { cwd: copy, env: { DATA_DIR: path.join(copy, 'data') } };
    await measure(browser, 'npm run dev, everything from the checkout', {
      start: () => startDev(whole),
      cwd: copy,
      changes: [panel, publicPage, shell, contracts],
    });
  } finally {
    await site.stop();
    await browser.close();
    rmSync(site.dataDir, { recursive: true, force: true });
    rmSync(copy, { recursive: true, force: true });
  }
}

interface Measured {
  cwd: string;
  start: () => Promise<DevProcess>;
  changes: readonly Change[];
}

async function measure(browser: Browser, title: string, { cwd, start, changes }: Measured): Promise<void> {
  const dev = await start();
  try {
    const figures: Figure[] = [{ what: 'start, cold cache', value: dev.startedInMs / 1_000, unit: 's' }];
    const page = await signedInPage(browser, dev.address);
    for (const change of changes) figures.push(...(await measureChange(page, cwd, change)));
    await page.context().close();
    printFigures(title, figures);
  } finally {
    await dev.stop();
  }
}

async function measureChange(page: Page, cwd: string, change: Change): Promise<Figure[]> {
  const file = path.join(cwd, change.file);
  const original = readFileSync(file, 'utf8');
  if (!original.includes(change.from)) throw new Error(`${change.file} does not contain: ${change.from}`);
  await page.goto(change.page, { waitUntil: 'networkidle' });
  const times: number[] = [];
  try {
    for (let turn = 0; turn <= FURTHER; turn += 1) {
      await pause(PAUSE_MS);
      const startedAt = performance.now();
      writeFileSync(file, original.replace(change.from, change.to.replace('%d', `${turn};`)));
      await waitForText(page, { selector: change.shown, text: `Deneme ${turn};` });
      times.push(performance.now() - startedAt);
    }
  } finally {
    writeFileSync(file, original);
  }
  const [first = NaN, ...further] = times;
  return [
    { what: `${change.what}: first change`, value: first, unit: 'ms', budget: 3_000 },
    {
      what: `${change.what}: further changes, median of ${FURTHER}`,
      value: median(further),
      unit: 'ms',
      budget: 1_000,
    },
  ];
}

interface Shown {
  selector: string;
  text: string;
}

/** Checks in each animation frame: `locator.waitFor` pauses for up to half a second between two checks. */
async function waitForText(page: Page, shown: Shown): Promise<void> {
  const isThere = ({ selector, text }: Shown) =>
    [...document.querySelectorAll(selector)].some(({ textContent }) => textContent?.includes(text));
  await page.waitForFunction(isThere, shown, { timeout: TIMEOUT_MS });
}

async function signedInPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInToPanel(page, baseURL);
  return page;
}
