import { api } from '@vitrin/shared-contracts/paths';
import type { SitePage } from '@vitrin/shared-contracts/site-pages';
import type { SiteContext } from '../../shared/site-context.ts';
import { redirectToOtherLanguage } from '../../shared/other-language.ts';
import { withRecords } from './page-records.ts';
import { orRedirectToNotFound, redirectToCurrentSlug } from '../../shared/slug-page.ts';

/**
 * Loads a page that staff have made. Its texts do not fall back: a page without a translation redirects to its address in the default
 * language.
 * @param path - without the prefix of the language
 */
export async function loadSitePage(context: SiteContext, path: string): Promise<SitePage> {
  const { language, read } = context;
  const asked = path.endsWith('/') ? path.slice(0, -1) : path;
  const page = await orRedirectToNotFound(read<SitePage>(api.sitePage(asked)));
  if (page.lang !== language()) throw redirectToOtherLanguage(page.lang, page.path);
  redirectToCurrentSlug(page, path, page.path, (same) => same);
  // Part of the page's file, which is being loaded at the same time.
  const { loadParts } = await import(/* webpackChunkName: "site-page" */ './section-parts.ts');
  const [shown] = await Promise.all([withRecords(context, page), loadParts(page)]);
  return shown;
}
