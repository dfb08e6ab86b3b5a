import type { Browser, BrowserContext, Page } from '@playwright/test';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PanelScreen } from '../../e2e/fixtures/screens.ts';
import { median, printFigures, type Figure } from './figures.ts';
import { screensToOpen } from './panel-screens.ts';
import type { Site } from './site.ts';

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Libraries that are too large to load on screens that do not use them, each with a string that survives minification.
 */
const HEAVY_LIBRARIES = { 'rich text': 'ProseMirror', charts: 'recharts-' } as const;
type Heavy = keyof typeof HEAVY_LIBRARIES;
const isHeavy = (word: string): word is Heavy => Object.hasOwn(HEAVY_LIBRARIES, word);

/** Screens that may load them: the forms with a rich text editor, and the dashboard with its chart. */
const ALLOWED_SCREENS: Readonly<Record<Heavy, readonly string[]>> = {
  'rich text': [
    adminPaths.articleInsert,
    '/admin/pages/blog/update',
    adminPaths.contractInsert,
    '/admin/contract-update',
    adminPaths.productInsert,
    '/admin/catalogue/product-update',
    adminPaths.aboutPage,
  ],
  charts: [adminPaths.dashboard],
};

interface Opened {
  usableMs: number;
  scriptKilobytes: number;
}

type Loaders = Record<Heavy, Set<string>>;

/**
 * Opens each screen right after the dashboard in a new browser context: time until it is usable, and bytes it fetched.
 */
export async function measureScreens(site: Site, browser: Browser, storage: Storage): Promise<void> {
  const loaders: Loaders = { 'rich text': new Set(), charts: new Set() };
  const opened: [PanelScreen, Opened][] = [];
  for (const screen of await screensToOpen(site)) {
    const context = await browser.newContext({ storageState: storage });
    opened.push([screen, await openAfterDashboard(await context.newPage(), site, { screen, loaders })]);
    await context.close();
  }
  const figures: Figure[] = opened.flatMap(([{ path }, { usableMs, scriptKilobytes }]) => [
    { what: path, value: usableMs, unit: 'ms', budget: 150 },
    { what: '  newly loaded script', value: scriptKilobytes, unit: 'kB' },
  ]);
  const all = opened.map(([, { usableMs }]) => usableMs);
  printFigures('Panel: next screen, from navigation until usable, script not yet loaded', [
    ...figures,
    { what: `median of ${all.length} screens`, value: median(all), unit: 'ms', budget: 150 },
  ]);
  for (const [heavy, paths] of Object.entries(loaders)) if (isHeavy(heavy)) printLoaders(heavy, paths);
}

function printLoaders(heavy: Heavy, loaded: ReadonlySet<string>): void {
  const unexpectedScreens = [...loaded].filter((path) => !ALLOWED_SCREENS[heavy].includes(path));
  const missing = ALLOWED_SCREENS[heavy].filter((path) => !loaded.has(path));
  const describeLoaders =
    unexpectedScreens.length + missing.length === 0
      ? 'only where used'
      : `← expected elsewhere: loaded by ${unexpectedScreens.join(', ') || 'no other'}, missing on ${missing.join(', ') || 'none'}`;
  console.log(`  ${heavy}: ${describeLoaders} (${[...loaded].join(', ')})`);
}

async function openAfterDashboard(
  page: Page,
  site: Site,
  { screen, loaders }: { screen: PanelScreen; loaders: Loaders },
): Promise<Opened> {
  let place: string = adminPaths.dashboard;
  const looks: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    const here = place;
    looks.push(recordHeavyScripts(response.text(), here, loaders));
  });
  await page.goto(site.address + adminPaths.dashboard);
  // The chart is rendered from the last file that the dashboard loads.
  await page.waitForSelector('.recharts-surface');
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
  place = screen.path.split('?')[0] ?? screen.path;
  const opened = await page.evaluate(navigateInPage, { path: screen.path, heading: screen.heading });
  await page.waitForLoadState('networkidle');
  await Promise.all(looks);
  const bytes = await page.evaluate(scriptsSince, opened.from);
  return { usableMs: opened.ms, scriptKilobytes: bytes / 1000 };
}

async function recordHeavyScripts(text: Promise<string>, place: string, loaders: Loaders): Promise<void> {
  const script = await text.catch(() => '');
  for (const [heavy, word] of Object.entries(HEAVY_LIBRARIES))
    if (isHeavy(heavy) && script.includes(word)) loaders[heavy].add(place);
}

/**
 * Runs in the page, so that the driver's own time is not measured. Navigates by history as the browser's forward button
 * does.
 */
function navigateInPage({ path, heading }: { path: string; heading: string }): Promise<{ ms: number; from: number }> {
  const from = performance.now();
  const isThere = () =>
    [...document.querySelectorAll('h1')].some(
      (each) => each.checkVisibility() && each.textContent.trim() === heading,
    ) && document.querySelector('main [aria-label*="ükleniyor"], main [aria-busy="true"]') === null;
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isThere()) requestIdleCallback(() => resolve({ ms: performance.now() - from, from }));
      else if (performance.now() - from > 10_000) reject(new Error(`${path} does not show ${heading}`));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page. Returns the bytes of the scripts fetched since `from`, over the wire. */
function scriptsSince(from: number): number {
  const entries = performance.getEntriesByType('resource');
  return entries
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= from)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
