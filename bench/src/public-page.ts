import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { loadOnPhone, type Loaded, type Transfer } from './browser.ts';
import { median, printFigures } from './figures.ts';
import type { Site } from './site.ts';

const RUNS = 5;

/** The home page on a throttled phone, against a static page of the same content from the same server, in turns. */
export async function measurePublicPage(site: Site, browser: Browser): Promise<void> {
  const still = await writeStaticPage(site);
  const pages: Loaded[] = [];
  const statics: Loaded[] = [];
  for (let run = 0; run < RUNS; run++) {
    pages.push(await loadOnPhone(browser, site.address));
    statics.push(await loadOnPhone(browser, still));
  }
  const started = await loadOnPhone(browser, site.address, startShell);
  const seen = pages[0]?.requests ?? [];
  const lcp = median(pages.map((page) => page.lcp));
  const staticLcp = median(statics.map((page) => page.lcp));
  printFigures('Public home page, throttled phone (1.6 Mbps, 150 ms, CPU 4x), median of 5', [
    { what: 'LCP', value: lcp, unit: 'ms' },
    { what: 'LCP of the static page', value: staticLcp, unit: 'ms' },
    { what: 'LCP against the static page', value: lcp / staticLcp, unit: 'x', budget: 1.1 },
    { what: 'CLS', value: median(pages.map((page) => page.cls)), unit: '', budget: 0 },
    { what: 'blocking time', value: median(pages.map((page) => page.blocking)), unit: 'ms', budget: 30 },
    { what: 'requests without images', value: count(seen, (type) => type !== 'Image'), unit: '', budget: 8 },
    { what: 'requests in all', value: seen.length, unit: '' },
    { what: 'request depth', value: Math.max(...seen.map(({ depth }) => depth)), unit: '' },
    { what: 'script', value: kilobytes(seen, 'Script'), unit: 'kB', budget: 4 },
    { what: 'document with its styles', value: kilobytes(seen, 'Document'), unit: 'kB' },
    { what: 'fonts', value: kilobytes(seen, 'Font'), unit: 'kB', budget: 45 },
    {
      what: 'all without images and fonts',
      value: kilobytes(seen) - kilobytes(seen, 'Image') - kilobytes(seen, 'Font'),
      unit: 'kB',
      budget: 25,
    },
    { what: 'all', value: kilobytes(seen), unit: 'kB' },
    {
      what: 'script after the shell has started',
      value: kilobytes(started.requests, 'Script'),
      unit: 'kB',
      budget: 130,
    },
  ]);
}

async function startShell(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => globalThis.vitrin?.ready === true);
}

/** The page's own HTML without scripts and data, put beside the release files so that the same server sends it. */
async function writeStaticPage({ address, dataDir }: Site): Promise<string> {
  const html = await (await fetch(address)).text();
  const still = html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
  const shell = path.join(dataDir, 'releases/shell');
  const id = readdirSync(shell)[0] ?? '';
  writeFileSync(path.join(shell, id, 'static.html'), still);
  writeFileSync(path.join(shell, id, 'static.html.br'), brotliCompressSync(still));
  return `${address}/releases/shell/${id}/static.html`;
}

function kilobytes(requests: readonly Transfer[], type?: string): number {
  return requests.filter((request) => !type || request.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function count(requests: readonly Transfer[], wanted: (type: string) => boolean): number {
  return requests.filter(({ type }) => wanted(type)).length;
}
