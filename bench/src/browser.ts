import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/src/chromium.ts';

/** The throttled phone of the budgets. */
const PHONE = { megabits: 1.6, latencyMs: 150, cpu: 4, viewport: { width: 390, height: 844 } };

export async function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

export interface Loaded {
  lcp: number;
  cls: number;
  blocking: number;
  requests: Transfer[];
}

export interface Transfer {
  url: string;
  type: string;
  bytes: number;
  /** 1 for the document, one more for each file that asked for the next. */
  depth: number;
}

/** Opens an address in a fresh, throttled phone and measures until nothing more comes. */
export async function loadOnPhone(
  browser: Browser,
  address: string,
  act?: (page: Page) => Promise<void>,
): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: PHONE.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await throttle(context, page);
  const requests = followTransfers(session);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  await act?.(page);
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Omit<Loaded, 'requests'> }).vitals);
  await context.close();
  return { ...vitals, requests: [...requests.values()] };
}

export async function throttle(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: (PHONE.megabits * 1e6) / 8,
    uploadThroughput: (PHONE.megabits * 1e6) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  return session;
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

/** Runs in the page: the largest paint, shifts, and the parts of long tasks over 50 ms. */
function observe(): void {
  const vitals = { lcp: 0, cls: 0, blocking: 0 };
  Object.assign(globalThis, { vitals });
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  watch('longtask', (entry) => (vitals.blocking += Math.max(0, entry.duration - 50)));
}
