import type { Browser, BrowserContext, Page } from '@playwright/test';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { throttle } from './browser.ts';
import { median, printFigures } from './figures.ts';
import { measureScreens, type Storage } from './panel-navigation.ts';
import { signInToPanel } from './panel-sign-in.ts';
import type { Site } from './site.ts';
import { watchMarker } from './watch-marker.ts';

const RUNS = 5;
/** Milliseconds in which a page has loaded everything, also on a throttled phone. */
const LOADED_MS = 8_000;

interface Opened {
  /** Milliseconds until the marker element is visible and the main thread has been idle once. */
  usableMs: number;
  /** Milliseconds until the page's script is ready as well. */
  readyMs: number;
  /** Kilobytes of script over the wire until the page is usable, and in total. */
  usableKilobytes: number;
  scriptKilobytes: number;
  /** Compressed size of the document. */
  documentKilobytes: number;
}

/** Row of a list: visible when the data has arrived. */
const ROW = 'main ol > li';

/**
 * Measures sign-in, dashboard and article list until the marker element is visible and the main thread idle, then every
 * other screen of the panel.
 */
export async function measureStaffPages(site: Site, browser: Browser): Promise<void> {
  const storage = await signIn(site, browser);
  const signIns = await repeat(() => open(browser, `${site.address}/giris-yap`, 'input[name=email]', {}));
  const throttledSignIns = await repeat(() =>
    open(browser, `${site.address}/giris-yap`, 'input[name=email]', { slow: true }),
  );
  const dashboard = site.address + adminPaths.dashboard;
  const dashboards = await repeat(() => open(browser, dashboard, 'h1', { storage }));
  const throttledDashboards = await repeat(() => open(browser, dashboard, 'h1', { storage, slow: true }));
  const cachedDashboards = await repeat(() => open(browser, dashboard, 'h1', { storage, isCached: true }));
  printFigures('Sign-in and panel, from navigation, cold cache, median of 5', [
    { what: 'sign-in usable', value: usable(signIns), unit: 'ms', budget: 250 },
    { what: 'sign-in usable, throttled phone', value: usable(throttledSignIns), unit: 'ms', budget: 1300 },
    {
      what: 'sign-in hydrated, throttled phone',
      value: median(throttledSignIns.map(({ readyMs }) => readyMs)),
      unit: 'ms',
    },
    { what: 'sign-in script', value: signIns[0]?.scriptKilobytes ?? NaN, unit: 'kB', budget: 140 },
    { what: 'dashboard usable', value: usable(dashboards), unit: 'ms', budget: 300 },
    { what: 'dashboard usable, throttled phone', value: usable(throttledDashboards), unit: 'ms', budget: 2200 },
    { what: 'dashboard script, until usable', value: dashboards[0]?.usableKilobytes ?? NaN, unit: 'kB', budget: 220 },
    {
      what: 'dashboard script, including what is loaded later',
      value: dashboards[0]?.scriptKilobytes ?? NaN,
      unit: 'kB',
    },
    { what: 'dashboard usable, warm cache', value: usable(cachedDashboards), unit: 'ms' },
    { what: 'dashboard script, warm cache', value: cachedDashboards[0]?.scriptKilobytes ?? NaN, unit: 'kB' },
  ]);
  await measureList(site, browser, storage);
  await measureScreens(site, browser, storage);
}

async function measureList(site: Site, browser: Browser, storage: Storage): Promise<void> {
  const list = site.address + adminPaths.articles;
  const lists = await repeat(() => open(browser, list, ROW, { storage }));
  const throttledLists = await repeat(() => open(browser, list, ROW, { storage, slow: true }));
  const cachedLists = await repeat(() => open(browser, list, ROW, { storage, isCached: true }));
  printFigures('Article list of the panel, from navigation, median of 5', [
    { what: 'usable, cold cache', value: usable(lists), unit: 'ms' },
    { what: 'usable, throttled phone', value: usable(throttledLists), unit: 'ms' },
    { what: 'usable, warm cache', value: usable(cachedLists), unit: 'ms' },
    { what: 'script, until usable', value: lists[0]?.usableKilobytes ?? NaN, unit: 'kB', budget: 200 },
    { what: 'document', value: lists[0]?.documentKilobytes ?? NaN, unit: 'kB', budget: 5 },
  ]);
}

async function signIn(site: Site, browser: Browser): Promise<Storage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInToPanel(page, site.address);
  // A page that is still open has a record in the storage, which the next page would report as a frozen one.
  await page.goto('about:blank');
  const storage = await context.storageState();
  await context.close();
  return storage;
}

interface Conditions {
  storage?: Storage;
  slow?: true;
  /** The address was opened before, so its files are in the browser cache. */
  isCached?: true;
}

async function open(
  browser: Browser,
  address: string,
  marker: string,
  { storage, slow, isCached }: Conditions,
): Promise<Opened> {
  const context = await browser.newContext(storage ? { storageState: storage } : {});
  if (isCached) await openOnce(context, address);
  const page = await context.newPage();
  if (slow) await throttle(context, page);
  await page.addInitScript(watchMarker, marker);
  await page.goto(address, { waitUntil: 'commit' });
  const usableMs = await page.evaluate(() => (globalThis as unknown as { usable: Promise<number> }).usable);
  const usableBytes = await page.evaluate(sumScripts, usableMs);
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
  const readyMs = await page.evaluate(() => performance.now());
  await waitForIdleNetwork(page);
  const bytes = await page.evaluate(sumScripts, Infinity);
  const documentBytes = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.encodedBodySize ?? NaN,
  );
  await context.close();
  return {
    usableMs,
    readyMs,
    usableKilobytes: usableBytes / 1000,
    scriptKilobytes: bytes / 1000,
    documentKilobytes: documentBytes / 1000,
  };
}

/** The stream of events that the panel opens keeps the network busy if it starts before everything else is loaded. */
async function waitForIdleNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LOADED_MS }).catch(() => undefined);
}

async function openOnce(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await waitForIdleNetwork(page);
  await page.close();
}

/** Runs in the page. Returns the bytes over the wire of all scripts requested before the given time. */
function sumScripts(before: number): number {
  const entries = performance.getEntriesByType('resource');
  return entries
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < before)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

async function repeat(measure: () => Promise<Opened>): Promise<Opened[]> {
  const results: Opened[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await measure());
  return results;
}

function usable(results: readonly Opened[]): number {
  return median(results.map(({ usableMs }) => usableMs));
}
