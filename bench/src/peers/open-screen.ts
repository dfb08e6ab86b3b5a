import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'puppeteer-core';
import { throttleSession } from '../browser.ts';
import type { Storage } from '../panel-navigation.ts';
import { watchMarker } from '../watch-marker.ts';
import type { Screen } from './panels.ts';
import { evaluate, newPlainContext, newPlainPage, open, runFirst, storeItems } from './plain-browser.ts';

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
  const context = await newPlainContext(browser, storage);
  if (isCached) await fillCache(context, storage, screen.address);
  const page = await newPlainPage(context, storage);
  if (isThrottled) await throttleSession(page);
  // Until the renderer has started and the pages that filled the cache have closed.
  await setTimeout(SETTLE_MS);
  await runFirst(page, watchLongTasks, null);
  await runFirst(page, watchMarker, screen.marker);
  await open(page, screen.address);
  const usableMs = await evaluate(page, () => (globalThis as unknown as { usable: Promise<number> }).usable, null);
  const opened = await evaluate(page, describeOpening, usableMs);
  await context.close();
  return opened;
}

async function fillCache(context: BrowserContext, storage: Storage | undefined, address: string): Promise<void> {
  for (let visit = 0; visit < VISITS_BEFORE_CACHED; visit++) {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(storeItems, storage?.origins ?? []);
    await page.goto(address, { waitUntil: 'networkidle0' });
    await page.close();
  }
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
