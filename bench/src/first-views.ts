import type { Browser } from '@playwright/test';
import { measureOnThrottledPhone } from './browser.ts';
import { printFigures } from './figures.ts';
import { allPublicAddresses } from './public-addresses.ts';
import type { Site } from './site.ts';

/** Size of the phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
/** Kilobytes of a first view (product §13). */
const BUDGET = 110;

/** Measures what the first view of a page of each kind transfers to a phone. */
export async function measureFirstViews(site: Site, browser: Browser): Promise<void> {
  const figures = [];
  for (const { name, path } of await allPublicAddresses(site)) {
    const { requests } = await measureOnThrottledPhone(browser, site.address + path, { phone: PHONE });
    const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
    figures.push({ what: name, value: bytes / 1_000, unit: 'kB', budget: BUDGET });
  }
  printFigures('First view of each kind of page, phone 412 px wide of density 1.75', figures);
}
