import { exchangeNames, type ListNames } from '@vitrin/shared-contracts/list-names';
import { api } from '@vitrin/shared-contracts/paths';
import type { SitePage } from '@vitrin/shared-contracts/site-pages';
import type { SiteContext } from '../../shared/site-context.ts';
import { redirectToOtherLanguage } from '../../shared/other-language.ts';
import { withRecords } from './page-records.ts';
import { orRedirectToNotFound, redirectToCurrentSlug } from '../../shared/slug-page.ts';

/**
 * Loads a page that staff have made. Its texts do not fall back: a page without a translation redirects to its address in the default
 * language.
 * @param path - as the routes have it, without the prefix of the language
 */
export async function loadSitePage(context: SiteContext, path: string): Promise<SitePage> {
  const { language, read, listNames } = context;
  const asked = exchangeNames(path.endsWith('/') ? path.slice(0, -1) : path, listNames);
  const page = await orRedirectToNotFound(read<SitePage>(api.sitePage(asked)));
  if (page.lang !== language()) throw redirectToOtherLanguage(page.lang, page.path);
  const routed = withRoutes(page, listNames);
  redirectToCurrentSlug(routed, path, routed.path, (same) => same);
  // Part of the page's file, which is being loaded at the same time.
  const { loadParts } = await import(/* webpackChunkName: "site-page" */ './section-parts.ts');
  const [shown] = await Promise.all([withRecords(context, routed), loadParts(page)]);
  return shown;
}

/** Returns a page with the paths that routes have, for links of the router and metadata. */
function withRoutes(page: SitePage, names: ListNames | undefined): SitePage {
  const route = (address: string) => exchangeNames(address, names);
  return {
    ...page,
    path: route(page.path),
    trail: page.trail.map(({ title, path }) => ({ title, path: path === null ? null : route(path) })),
    alternates: Object.fromEntries(Object.entries(page.alternates).map(([lang, path]) => [lang, route(path)])),
  };
}
