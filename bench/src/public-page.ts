import type { Browser, Page } from '@playwright/test';
import { measureOnThrottledPhone, type PageLoad, type Transfer } from './browser.ts';
import { median, printFigures } from './figures.ts';
import { publicAddresses, type PublicAddress } from './public-addresses.ts';
import type { Site } from './site.ts';
import { startStaticCopy } from './static-copy.ts';

const RUNS = 5;

/**
 * Measures each public page on a throttled phone, alternating with a static page of the same content.
 */
export async function measurePublicPages(site: Site, browser: Browser): Promise<void> {
  for (const address of await publicAddresses(site)) await measurePage(site, browser, address);
}

/** Budget in kilobytes of script after the shell has started: the contact page also loads its forms (product §13). */
const STARTED_SCRIPT_BUDGET = { contact: 150, others: 130 };

async function measurePage(site: Site, browser: Browser, { name, path: address }: PublicAddress): Promise<void> {
  const url = site.address + address;
  const staticPage = await startStaticCopy(site.address, url);
  const pages: PageLoad[] = [];
  const statics: PageLoad[] = [];
  for (let run = 0; run < RUNS; run++) {
    pages.push(await measureOnThrottledPhone(browser, url));
    statics.push(await measureOnThrottledPhone(browser, staticPage.address));
  }
  staticPage.stop();
  const started = await measureOnThrottledPhone(browser, url, { act: startShell });
  const seen = pages[0]?.requests ?? [];
  const lcp = median(pages.map((page) => page.lcp));
  const staticLcp = median(statics.map((page) => page.lcp));
  printFigures(`Public page, throttled phone (1.6 Mbps, 150 ms, CPU 4x), median of ${RUNS}: ${name}`, [
    { what: 'LCP', value: lcp, unit: 'ms' },
    { what: 'LCP of the static page', value: staticLcp, unit: 'ms' },
    { what: 'LCP relative to the static page', value: lcp / staticLcp, unit: 'x', budget: 1.15 },
    { what: 'CLS', value: median(pages.map((page) => page.cls)), unit: '', budget: 0 },
    {
      what: 'blocking time after the first paint',
      value: median(pages.map((page) => page.blocking)),
      unit: 'ms',
      budget: 30,
    },
    {
      what: 'blocking time before the first paint',
      value: median(pages.map((page) => page.blockingBeforeFirstPaint)),
      unit: 'ms',
    },
    { what: 'requests without images', value: count(seen, (type) => type !== 'Image'), unit: '', budget: 8 },
    { what: 'requests in total', value: seen.length, unit: '' },
    { what: 'request depth', value: Math.max(...seen.map(({ depth }) => depth)), unit: '' },
    { what: 'script', value: kilobytes(seen, 'Script'), unit: 'kB', budget: 4 },
    { what: 'document with inline styles', value: kilobytes(seen, 'Document'), unit: 'kB' },
    { what: 'fonts', value: kilobytes(seen, 'Font'), unit: 'kB', budget: 30 },
    {
      what: 'total without images and fonts',
      value: kilobytes(seen) - kilobytes(seen, 'Image') - kilobytes(seen, 'Font'),
      unit: 'kB',
      budget: 25,
    },
    { what: 'all', value: kilobytes(seen), unit: 'kB' },
    {
      what: 'script after the shell has started',
      value: kilobytes(started.requests, 'Script'),
      unit: 'kB',
      budget: name === 'contact' ? STARTED_SCRIPT_BUDGET.contact : STARTED_SCRIPT_BUDGET.others,
    },
  ]);
}

async function startShell(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
}

function kilobytes(requests: readonly Transfer[], type?: string): number {
  return requests.filter((request) => !type || request.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function count(requests: readonly Transfer[], wanted: (type: string) => boolean): number {
  return requests.filter(({ type }) => wanted(type)).length;
}
