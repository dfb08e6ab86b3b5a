import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { RenderFailure } from '../../../site/rendering/render-failure.ts';
import { startPair, type RenderPair } from '../../../site/rendering/render-pair.ts';
import { filesOf } from '../../../site/rendering/render-pairs.ts';
import type { SmokeTestRun } from './protocol.ts';
import { errorLine } from './error-line.ts';
import { isShown, type Outcome } from './shown-page.ts';
import { isPageAtAddress, noPageText } from './unit-address.ts';

/** Placeholder for route parameters: the page's parts are loaded whether or not such an article exists. */
const PLACEHOLDER = 'deneme';

/**
 * Renders every page once, with the site's own data, as visitors will see it. Throws with the page that cannot be
 * rendered and the reason.
 */
export async function testServerBundle(
  { shell, remote, request, addresses, segment }: SmokeTestRun,
  pages: readonly string[],
  read: RemoteContext['read'],
): Promise<void> {
  const pair = startPair(filesOf(shell, remote), read, () => undefined);
  try {
    for (const url of pages) await renderPage(pair, { ...request, url });
    for (const url of addresses) requireRenderedPage(url, await renderPage(pair, { ...request, url }));
    const atAddress = (url: string) => renderPage(pair, { ...request, url });
    if (segment !== null && !(await isPageAtAddress(segment, atAddress))) throw new Error(noPageText(segment));
  } finally {
    await pair.close();
  }
}

/**
 * Throws unless a page that exists on the site is rendered with status 200. Pages with placeholder parameters are not
 * checked, as they may not exist.
 */
function requireRenderedPage(url: string, outcome: Outcome): void {
  if (outcome === null || isShown(outcome)) return;
  throw new Error(`Sunucu paketi sitede var olan ${url} sayfasını göstermedi: ${outcome.status}`);
}

/** Renders one page. Throws with the page and the reason if the release cannot render it. */
export async function renderPage(pair: RenderPair, request: Parameters<RenderPair['render']>[0]): Promise<Outcome> {
  try {
    return (await pair.render(request)).result;
  } catch (error) {
    // A failed request to the site is not a fault of the release.
    if (error instanceof RenderFailure && error.status !== null)
      return error.status >= 400 && error.status < 500 ? { kind: 'refused', status: error.status } : null;
    const reason = error instanceof RenderFailure ? error.message : errorLine(error);
    throw new Error(`Sunucu paketi ${request.url} sayfasını gösteremedi: ${reason}`, { cause: error });
  }
}

/** Returns paths that reach every route: parameters filled in, optional segments omitted, wildcard routes skipped. */
export function pathsOfRoutes(paths: readonly string[]): string[] {
  const addresses = paths
    .filter((route) => !route.includes('*'))
    .map((route) => route.replaceAll(/\/[^/]+\?/g, '').replaceAll(/:[^/]+/g, PLACEHOLDER) || '/');
  return [...new Set(addresses)];
}
