import type { Browser } from '@playwright/test';
import { measureOnThrottledPhone } from '../browser.ts';
import { printFigures } from '../figures.ts';
import type { Site } from '../site.ts';
import { anyPageKinds, filledSections } from './filled-sections.ts';
import { PageCalls } from './page-calls.ts';

const fiveKinds = new Set(['hero', 'text-picture', 'cards', 'figures', 'contact-strip']);

/** Widths, density of pixels and budget in kilobytes of the first view (issue of the pages made of sections). */
const PHONES = [
  { density: 1.75, budget: 110 },
  { density: 2.6, budget: 130 },
] as const;

const DOCUMENT_BUDGET = 14_000;

/** A page with every kind of section that any page can have. */
const wholePage = '/tum-bolumler';
const fivePage = '/bes-bolum';

/** Creates the page with every kind of section. */
export async function createWholePage(site: Site): Promise<void> {
  const calls = await PageCalls.open(site.address);
  await calls.createOf('Tüm bölümler', wholePage.slice(1), filledSections(anyPageKinds, await calls.pictures()));
}

/** Measures what the first view of a page with five sections transfers, on phones of two densities. */
export async function measureSectionPages(site: Site, browser: Browser): Promise<void> {
  const calls = await PageCalls.open(site.address);
  const kinds = anyPageKinds.filter(({ kind }) => fiveKinds.has(kind));
  await calls.createOf('Beş bölüm', fivePage.slice(1), filledSections(kinds, await calls.pictures()));
  for (const { density, budget } of PHONES) {
    const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: density };
    const { lcp, cls, requests } = await measureOnThrottledPhone(browser, site.address + fivePage, { phone });
    const bytes = (type?: string) =>
      requests.filter((request) => !type || request.type === type).reduce((sum, each) => sum + each.bytes, 0);
    printFigures(`First view of a page with five sections, throttled phone 412 px wide, ${density} pixels per px`, [
      { what: 'document', value: bytes('Document'), unit: 'B', budget: DOCUMENT_BUDGET },
      { what: 'all', value: bytes() / 1000, unit: 'kB', budget },
      { what: 'pictures', value: bytes('Image') / 1000, unit: 'kB' },
      { what: 'fonts', value: bytes('Font') / 1000, unit: 'kB' },
      { what: 'LCP', value: lcp, unit: 'ms' },
      { what: 'CLS', value: cls, unit: '' },
    ]);
  }
}
