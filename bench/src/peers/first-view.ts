import type { Browser } from '@playwright/test';
import { measureOnThrottledPhone, type PageLoad } from '../browser.ts';
import { median, printFigures } from '../figures.ts';
import { interleave, RUNS } from './interleave.ts';
import { printRatios } from './ratios.ts';

/** Size of the phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const BUDGETS = { wordpress: 1, staticPage: 1.15, documentBytes: 14_000, kilobytes: 110 } as const;

/** Measures the home pages on a throttled phone by turns. */
export async function measureFirstView(
  browser: Browser,
  homes: { ours: string; wordpress: string; staticPage: string },
): Promise<void> {
  const open = (address: string) => measureOnThrottledPhone(browser, address, { phone: PHONE });
  const [ours, wordpress, staticPage] = await interleave(
    [`${homes.ours}/`, `${homes.wordpress}/`, `${homes.staticPage}/`],
    open,
  );
  const title = 'First view of the home page, LCP on a throttled phone 412 px wide';
  printRatios(`${title}: median (range)`, 'WordPress', [
    { what: 'LCP', ours: lcps(ours), peer: lcps(wordpress), budget: BUDGETS.wordpress },
  ]);
  printRatios(`${title}: median (range)`, 'static page', [
    { what: 'LCP', ours: lcps(ours), peer: lcps(staticPage), budget: BUDGETS.staticPage },
  ]);
  printFigures(`Transferred by the first view of the home page, 412 px wide, median of ${RUNS}`, [
    { what: 'document', value: bytesOf(ours, 'Document'), unit: 'B', budget: BUDGETS.documentBytes },
    { what: 'all', value: bytesOf(ours) / 1000, unit: 'kB', budget: BUDGETS.kilobytes },
    { what: 'all, WordPress', value: bytesOf(wordpress) / 1000, unit: 'kB' },
    { what: 'all, static page', value: bytesOf(staticPage) / 1000, unit: 'kB' },
  ]);
}

const lcps = (loads: readonly PageLoad[]) => loads.map(({ lcp }) => lcp);

function bytesOf(loads: readonly PageLoad[], type?: string): number {
  const sums = loads.map(({ requests }) =>
    requests.filter((request) => !type || request.type === type).reduce((sum, { bytes }) => sum + bytes, 0),
  );
  return median(sums);
}
