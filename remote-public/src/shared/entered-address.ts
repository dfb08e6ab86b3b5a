import { loginPath, pathInLanguage, reservedSegments, splitLanguage } from '@vitrin/shared-contracts/paths';
import type { RootData } from './root-data.ts';

/** First path segments that are not pages of this surface: files, API calls, login and panel. */
const NON_PAGE_SEGMENTS = new Set<string>([...reservedSegments, loginPath.slice(1), 'admin']);

type SiteLanguages = Pick<RootData, 'language' | 'languages'>;

/**
 * Returns the page of this site, in the language shown, that an address entered by staff refers to: its path without
 * the language prefix. Null for a file, an API call, another surface, another language or another site.
 */
export function pageOfAddress(address: string, { language, languages }: SiteLanguages): string | null {
  if (!/^\/(?!\/)/.test(address)) return null;
  const [pathname = '', ...rest] = address.split(/(?=[?#])/);
  const { abbr, path } = splitLanguage(
    pathname,
    languages.map((each) => each.abbr),
  );
  if (abbr !== null && abbr !== language) return null;
  const segment = path.split('/', 2)[1]?.toLowerCase() ?? '';
  return NON_PAGE_SEGMENTS.has(segment) ? null : [path, ...rest].join('');
}

/** Adds the prefix of the language shown to all links to pages of the site. */
export function linksInLanguage(html: string, site: SiteLanguages): string {
  return html.replace(/(<a\s[^<>]*?href=")(\/[^"]*)/g, (_all, before: string, address: string) => {
    const page = pageOfAddress(address, site);
    return before + (page === null ? address : pathInLanguage(page, site.language));
  });
}
