import type { RenderResult } from '@vitrin/shared-contracts/rendering';

/** Result of rendering a page of a release; null if the site could not respond to a request of the page. */
export type Outcome = RenderResult | { kind: 'refused'; status: number } | null;

/** The same for a release that may be faulty: `failed` if it threw or did not finish. */
export type ReadPage = Outcome | { kind: 'failed' };

/** Checks whether a page was rendered with status 200, as visitors get a page that exists. */
export function isShown(page: ReadPage): page is Extract<RenderResult, { kind: 'page' }> {
  return page?.kind === 'page' && page.status === 200;
}
