import type { RemoteContext } from 'shared-contracts/remote-app';
import type { RenderResult } from 'shared-contracts/rendering';
import { RenderFailure } from '../../../site/rendering/render-failure.ts';
import { startPair, type RenderPair } from '../../../site/rendering/render-pair.ts';
import { filesOf } from '../../../site/rendering/render-pairs.ts';
import type { SmokeTestRun } from './protocol.ts';
import { errorLine } from './error-line.ts';

/** Stands for any value in an address: the page's parts are loaded whether or not there is such an article. */
const SOME_VALUE = 'deneme';

/**
 * Renders every page once, with the site's own data, as visitors will see it. Throws with the page that cannot be
 * rendered and the reason.
 */
export async function testServerBundle(
  { shell, remote, request, addresses }: SmokeTestRun,
  pages: readonly string[],
  read: RemoteContext['read'],
): Promise<void> {
  const pair = startPair(filesOf(shell, remote), read, () => undefined);
  try {
    for (const url of pages) await renderOne(pair, { ...request, url });
    for (const url of addresses) requirePage(url, await renderOne(pair, { ...request, url }));
  } finally {
    await pair.close();
  }
}

/** Null if the site could not respond to a request of the page. */
type Outcome = RenderResult | { kind: 'refused'; status: number } | null;

/** What stands for any value may lead nowhere; what the site has must be found and shown. */
function requirePage(url: string, outcome: Outcome): void {
  if (outcome === null || (outcome.kind === 'page' && outcome.status === 200)) return;
  throw new Error(`Sunucu paketi sitede var olan ${url} sayfasını göstermedi: ${outcome.status}`);
}

async function renderOne(pair: RenderPair, request: Parameters<RenderPair['render']>[0]): Promise<Outcome> {
  try {
    return await pair.render(request);
  } catch (error) {
    // A failed request to the site is not a fault of the release.
    if (error instanceof RenderFailure && error.status !== null)
      return error.status >= 400 && error.status < 500 ? { kind: 'refused', status: error.status } : null;
    const reason = error instanceof RenderFailure ? error.message : errorLine(error);
    throw new Error(`Sunucu paketi ${request.url} sayfasını gösteremedi: ${reason}`, { cause: error });
  }
}

/** Addresses that reach every route: values filled in, optional parts left out, what matches anything left to the others. */
export function pagesOf(paths: readonly string[]): string[] {
  const addresses = paths
    .filter((route) => !route.includes('*'))
    .map((route) => route.replaceAll(/\/[^/]+\?/g, '').replaceAll(/:[^/]+/g, SOME_VALUE) || '/');
  return [...new Set(addresses)];
}
