import type { Browser, BrowserContext } from '@playwright/test';
import { throttle } from '../browser.ts';
import type { Storage } from '../panel-navigation.ts';
import { watchMarker } from '../watch-marker.ts';
import type { Screen } from './panels.ts';

export interface Conditions {
  /** A signed-in browser; absent for the sign-in page. */
  storage?: Storage;
  isThrottled: boolean;
  /** The browser opened the screen before. */
  isCached: boolean;
}

/** What happened until the screen was usable. */
export interface OpenedScreen {
  usableMs: number;
  /** Milliseconds until the last byte of the document. */
  documentMs: number;
  requests: number;
  kilobytes: number;
  /** Milliseconds of tasks longer than 50 ms. */
  longTasksMs: number;
}

/** V8 stores compiled code when a script is used for the second time. */
const VISITS_BEFORE_CACHED = 2;
const SETTLE_MS = 300;

/**
 * Opens a screen in a new browser context, whose cache is empty. Returns the time from navigation until the marker is
 * visible and the main thread idle.
 */
export async function openScreen(browser: Browser, screen: Screen, conditions: Conditions): Promise<OpenedScreen> {
  const { storage, isThrottled, isCached } = conditions;
  const context = await browser.newContext(storage ? { storageState: storage } : {});
  if (isCached) for (let visit = 0; visit < VISITS_BEFORE_CACHED; visit++) await fillCache(context, screen.address);
  const page = await context.newPage();
  if (isThrottled) await throttle(context, page);
  // Until the renderer has started and the pages that filled the cache have closed.
  await page.waitForTimeout(SETTLE_MS);
  await page.addInitScript(watchLongTasks);
  await page.addInitScript(watchMarker, screen.marker);
  await page.goto(screen.address, { waitUntil: 'commit' });
  const usableMs = await page.evaluate(() => (globalThis as unknown as { usable: Promise<number> }).usable);
  const opened = await page.evaluate(describeOpening, usableMs);
  await context.close();
  return opened;
}

async function fillCache(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
}

/** Runs in the page. */
function watchLongTasks(): void {
  const longTasks: number[] = [];
  Object.assign(globalThis, { longTasks });
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => longTasks.push(duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** Runs in the page. */
function describeOpening(usableMs: number): OpenedScreen {
  const [document] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usableMs);
  const { longTasks } = globalThis as unknown as { longTasks: number[] };
  const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, document?.transferSize ?? 0);
  return {
    usableMs,
    documentMs: document?.responseEnd ?? NaN,
    requests: files.length + 1,
    kilobytes: bytes / 1000,
    longTasksMs: longTasks.reduce((sum, duration) => sum + duration, 0),
  };
}
