import { fold } from '@vitrin/shared-contracts/fold';
import type { LinkablePage } from '@vitrin/shared-contracts/links';
import { api, pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { getJson } from '../data/http.ts';

/** A page of the site that a link can target. */
export interface SitePage {
  /** Turkish name of its kind. */
  kind: string;
  name: string;
  path: string;
}

const fixedPages: readonly LinkablePage[] = [
  { kind: 'Sayfa', title: 'Anasayfa', path: publicPaths.home },
  { kind: 'Sayfa', title: 'Biyografi', path: publicPaths.biography },
  { kind: 'Sayfa', title: 'Makaleler', path: publicPaths.articles },
  { kind: 'Sayfa', title: 'İletişim', path: publicPaths.contact },
];

/**
 * Searches the pages that visitors see, of every kind. Terms that begin with a slash are looked for in the paths. Without an
 * answer of the server, the pages that every site has can still be chosen.
 */
export async function findSitePages(
  searchTerms: string,
  lang: string,
): Promise<{ pages: SitePage[]; failed: boolean }> {
  const answer = await getJson<LinkablePage[]>(api.adminLinkablePages, { search: searchTerms, lang }).catch(() => null);
  const found = answer?.success ? (answer.data ?? []) : fixedPages.filter((page) => isFound(page, searchTerms, lang));
  return {
    pages: found.map(({ kind, title, path }) => ({ kind, name: title, path: pathInLanguage(path, lang) })),
    failed: answer?.success !== true,
  };
}

/** Checks whether the terms are the beginning of a path. */
export function isPath(searchTerms: string): boolean {
  return /^\/(?!\/)/.test(searchTerms.trim());
}

/** A path may be typed with the prefix of the language or without it. */
function isFound({ title, path }: LinkablePage, searchTerms: string, lang: string): boolean {
  const terms = searchTerms.trim();
  if (!isPath(terms)) return fold(title).includes(fold(terms));
  return [path, pathInLanguage(path, lang)].some((each) => each.startsWith(terms.toLowerCase()));
}
