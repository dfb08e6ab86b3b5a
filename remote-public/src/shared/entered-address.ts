import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { loginPath, pathInLanguage, reservedSegments, splitLanguage } from '@vitrin/shared-contracts/paths';
import type { RootData } from './root-data.ts';

/** First path segments that are not pages of this surface: files, API calls, login and panel. */
const NON_PAGE_SEGMENTS = new Set<string>([...reservedSegments, loginPath.slice(1), 'admin']);

type SiteLanguages = Pick<RootData, 'language' | 'languages'>;
type Site = SiteLanguages & Pick<RootData, 'listNames'>;

/**
 * Returns the page of this site, in the language shown, that an address of the site refers to, as staff enter them and reads return
 * them: its path, as routes have it. Null for a file, an API call, another surface, another language or another site.
 */
export function pageOfAddress(address: string, { listNames, ...site }: Site): string | null {
  const page = withoutLanguage(address, site);
  return page === null ? null : exchangeNames(page, listNames);
}

function withoutLanguage(address: string, { language, languages }: SiteLanguages): string | null {
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
    const page = withoutLanguage(address, site);
    return before + (page === null ? address : pathInLanguage(page, site.language));
  });
}
