import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/src/chromium.ts';

/** Throttling that the budgets are defined for. */
const THROTTLING = { megabits: 1.6, latencyMs: 150, cpu: 4 };

const networkConditions = {
  offline: false,
  latency: THROTTLING.latencyMs,
  downloadThroughput: (THROTTLING.megabits * 1e6) / 8,
  uploadThroughput: (THROTTLING.megabits * 1e6) / 8,
};

interface Phone {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
}

/** Phone that the budgets are defined for. */
const PHONE: Phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const options = launchOptions();
  return chromium.launch({ ...options, args: [...options.args, ...args] });
}

export interface PageLoad {
  lcp: number;
  cls: number;
  /** Milliseconds of blocking time since the first paint, which may delay the visitor's first tap. */
  blocking: number;
  /** Milliseconds of blocking time before the first paint; these tasks also count toward the LCP. */
  blockingBeforeFirstPaint: number;
  requests: Transfer[];
}

interface Task {
  startTime: number;
  duration: number;
}

interface Vitals {
  lcp: number;
  cls: number;
  firstPaint: number;
  tasks: Task[];
}

export interface Transfer {
  url: string;
  type: string;
  bytes: number;
  /** Depth of the request chain: 1 for the document, one more for each file that requested the next one. */
  depth: number;
}

/** Opens an address in a new browser context with phone throttling and measures until the network is idle. */
export async function measureOnThrottledPhone(
  browser: Browser,
  address: string,
  { act, phone = PHONE }: { act?: (page: Page) => Promise<void>; phone?: Phone } = {},
): Promise<PageLoad> {
  const context = await browser.newContext({ ...phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await throttle(context, page);
  const requests = followTransfers(session);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  await act?.(page);
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return { lcp: vitals.lcp, cls: vitals.cls, ...blockingOf(vitals), requests: [...requests.values()] };
}

/**
 * Computes blocking time as Lighthouse's TBT does, from the part of each long task over 50 ms, split at the first
 * paint.
 */
function blockingOf({ firstPaint, tasks }: Vitals): Pick<PageLoad, 'blocking' | 'blockingBeforeFirstPaint'> {
  const over = (those: readonly Task[]) => those.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const isBefore = ({ startTime }: Task) => startTime < firstPaint;
  return {
    blocking: over(tasks.filter((task) => !isBefore(task))),
    blockingBeforeFirstPaint: over(tasks.filter(isBefore)),
  };
}

export async function throttle(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await throttleSession(session);
  return session;
}

/** What is common to the sessions of Playwright and Puppeteer. */
interface ThrottlingSession {
  send(command: 'Network.enable'): Promise<unknown>;
  send(command: 'Network.emulateNetworkConditions', conditions: typeof networkConditions): Promise<unknown>;
  send(command: 'Emulation.setCPUThrottlingRate', slowdown: { rate: number }): Promise<unknown>;
}

export async function throttleSession(session: ThrottlingSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', networkConditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING.cpu });
}

function followTransfers(session: CDPSession): Map<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  const byUrl = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const from = byUrl.get(initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? '');
    const transfer = { url: request.url, type: type ?? 'Other', bytes: 0, depth: (from?.depth ?? 0) + 1 };
    transfers.set(requestId, transfer);
    byUrl.set(request.url, transfer);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return transfers;
}

/** Runs in the page. Records paints, layout shifts and long tasks. */
function observe(): void {
  const vitals: Vitals = { lcp: 0, cls: 0, firstPaint: 0, tasks: [] };
  Object.assign(globalThis, { vitals });
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  watch('longtask', ({ startTime, duration }) => vitals.tasks.push({ startTime, duration }));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
}
