import { buildApi } from './api.ts';
import { listNamesOf } from './content/lists/named-kinds.ts';
import { readBranding } from './modules/branding/branding.service.ts';
import { openRegistry } from './releases/serving/registry.ts';
import { createRenderedPages } from './modules/releases/smoke-test/rendered-pages.ts';
import { noReadCache } from './platform/http/read-cache.ts';
import type { Services } from './services.ts';
import { samplePages } from './site/sample-pages.ts';
import { createSiteReads } from './site/site-reads.ts';

/**
 * Connects the findings about pages of releases in a process that serves no site, such as the command line: the API
 * answers the reads of a release without a port. Returns a function that closes it.
 */
export async function openReleasePages(services: Services): Promise<() => Promise<void>> {
  const app = await buildApi(services, { readCache: noReadCache });
  const { read } = createSiteReads(app, noReadCache);
  const registry = await openRegistry(services);
  const branding = () => readBranding(services);
  const publicPages = () => samplePages(services);
  const listNames = listNamesOf(services);
  services.releasePages.connect(createRenderedPages({ registry, read, branding, publicPages, listNames }));
  return async () => {
    registry.close();
    await app.close();
  };
}
