import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { measureOnThrottledPhone, type Transfer } from '../browser.ts';
import { median, printComparison } from '../figures.ts';
import type { Site } from '../site.ts';
import { buildPlain } from './build-plain.ts';
import { openProxies } from './plain-site.ts';

const RUNS = 5;
/** Milliseconds to wait for requests after the start, such as preloads and the router's revalidation. */
const SETTLE_MS = 1_000;

/**
 * Measures what federation adds to the home page with a started shell, compared with one plain bundle of the same code.
 */
export async function measureFederation(site: Site, browser: Browser): Promise<void> {
  const bundle = mkdtempSync(path.join(tmpdir(), 'vitrin-plain-'));
  try {
    await buildPlain(bundle);
    await compare(site, browser, bundle);
  } finally {
    rmSync(bundle, { recursive: true, force: true });
  }
}

async function compare(site: Site, browser: Browser, bundle: string): Promise<void> {
  const proxies = await openProxies(site.address, bundle);
  const federated: Started[] = [];
  const plain: Started[] = [];
  try {
    // Run -1 is not counted: it fills the caches of both proxy servers.
    for (let run = -1; run < RUNS; run += 1) {
      const pair = [
        await startOnPhone(browser, proxies.federated),
        await startOnPhone(browser, proxies.plain),
      ] as const;
      if (run < 0) continue;
      federated.push(pair[0]);
      plain.push(pair[1]);
    }
  } finally {
    await proxies.close();
  }
  print(federated, plain, await releaseBytes(site));
}

interface Started {
  requests: Transfer[];
  startedMs: number;
}

/** Opens the page on a throttled phone and starts the shell with one key press. */
async function startOnPhone(browser: Browser, address: string): Promise<Started> {
  let startedMs = NaN;
  const act = async (page: Page) => {
    startedMs = await pressKeyAndWaitForStart(page);
    await page.waitForTimeout(SETTLE_MS);
  };
  const { requests } = await measureOnThrottledPhone(browser, address, { act });
  return { requests, startedMs };
}

async function pressKeyAndWaitForStart(page: Page): Promise<number> {
  await page.evaluate(() => {
    const begun = new Promise<number>((resolve) => {
      addEventListener('keydown', () => resolve(performance.now()), { once: true, capture: true });
    });
    const ready = new Promise<number>((resolve) => {
      document.addEventListener('vitrin:ready', () => resolve(performance.now()), { once: true });
    });
    const started = Promise.all([begun, ready]).then(([from, to]) => to - from);
    Object.assign(globalThis, { started });
  });
  await page.keyboard.press('Shift');
  return page.evaluate(() => (globalThis as unknown as { started: Promise<number> }).started);
}

function print(federated: readonly Started[], plain: readonly Started[], release: number): void {
  const row = (what: string, unit: string, read: (started: Started) => number) => ({
    what,
    unit,
    values: [median(federated.map(read)), median(plain.map(read))] as const,
  });
  const bytes = (type?: string) => (started: Started) => kilobytes(started.requests, type);
  const others = (started: Started) =>
    kilobytes(started.requests.filter(({ type }) => !['Script', 'Stylesheet', 'Document'].includes(type)));
  printComparison(
    `Home page until the shell has started, throttled phone, median of ${RUNS}: module federation compared with one plain bundle of the same code`,
    ['federated', 'plain'],
    [
      row('script', 'kB', bytes('Script')),
      row('stylesheets', 'kB', bytes('Stylesheet')),
      row('document with inline styles', 'kB', bytes('Document')),
      row('others: pictures, fonts, calls', 'kB', others),
      row('all', 'kB', bytes()),
      row('script requests', '', ({ requests }) => requests.filter(({ type }) => type === 'Script').length),
      row('requests in total', '', ({ requests }) => requests.length),
      row('from the first key press until the shell has started', 'ms', ({ startedMs }) => startedMs),
    ],
  );
  console.log(
    [
      'webpack builds both from the same sources with the same minifier; both load pages, axios and dialogs as separate',
      'chunks. The plain bundle has no releases and no script integrity, which are not free: both documents carry the',
      `release that the server names (${release.toFixed(2)} kB of the document, brotli), which a plain site would not need.`,
      'Sizes are bytes on the wire including response headers, through the same small proxy in front of the same site.',
    ]
      .map((line) => `  ${line}`)
      .join('\n'),
  );
}

/**
 * Returns the compressed kilobytes that the release data adds to the document. Both variants contain it; only
 * federation uses it.
 */
async function releaseBytes({ address }: Site): Promise<number> {
  const html = await (await fetch(address)).text();
  const without = html.replace(/"release":\{.*?\}\},"fallback":(?:null|\{.*?\}\}),/, '');
  return (brotliCompressSync(html).length - brotliCompressSync(without).length) / 1000;
}

function kilobytes(requests: readonly Transfer[], type?: string): number {
  return requests.filter((request) => !type || request.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
