import { loginPath, pathInLanguage, reservedSegments, splitLanguage } from 'shared-contracts/paths';
import type { RootData } from './root-data.ts';

/** First segments that are no pages of this surface: files, calls, sign-in and panel. */
const elsewhere = new Set<string>([...reservedSegments, loginPath.slice(1), 'admin']);

type SiteLanguages = Pick<RootData, 'language' | 'languages'>;

/**
 * The page of this site, in the shown language, that staff mean by an address they have typed: its path without the language.
 * Null for a file, a call, another surface, another language or another site.
 */
export function pageOfAddress(address: string, { language, languages }: SiteLanguages): string | null {
  if (!/^\/(?!\/)/.test(address)) return null;
  const [pathname = '', ...rest] = address.split(/(?=[?#])/);
  const { abbr, path } = splitLanguage(
    pathname,
    languages.map((each) => each.abbr),
  );
  if (abbr !== null && abbr !== language) return null;
  return elsewhere.has(path.split('/', 2)[1] ?? '') ? null : [path, ...rest].join('');
}

/** Rich text whose links to pages of the site stay in the shown language. */
export function linksInLanguage(html: string, site: SiteLanguages): string {
  return html.replace(/(<a\s[^<>]*?href=")(\/[^"]*)/g, (_all, before: string, address: string) => {
    const page = pageOfAddress(address, site);
    return before + (page === null ? address : pathInLanguage(page, site.language));
  });
}
