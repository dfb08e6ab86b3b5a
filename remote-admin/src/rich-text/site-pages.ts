import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import { fold } from '@vitrin/shared-contracts/fold';
import { api, pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { getJson } from '../data/http.ts';

/** A page of the site that a link can target. */
export interface SitePage {
  kind: 'Sayfa' | 'Makale' | 'Sözleşme';
  name: string;
  path: string;
}

const MAX_RESULTS = 6;

const fixedPages: readonly SitePage[] = [
  { kind: 'Sayfa', name: 'Anasayfa', path: publicPaths.home },
  { kind: 'Sayfa', name: 'Biyografi', path: publicPaths.biography },
  { kind: 'Sayfa', name: 'Makaleler', path: publicPaths.articles },
  { kind: 'Sayfa', name: 'İletişim', path: publicPaths.contact },
];

/** Searches what visitors see: unpublished pages are not linked. Terms that begin with a slash are looked for in the paths. */
export async function findSitePages(
  searchTerms: string,
  lang: string,
): Promise<{ pages: SitePage[]; failed: boolean }> {
  const answers = await Promise.allSettled([
    findMadePages(searchTerms, lang),
    isPath(searchTerms) ? [] : findArticles(searchTerms, lang),
    findContracts(searchTerms, lang),
  ]);
  const found = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value.slice(0, MAX_RESULTS) : []));
  const fixed = fixedPages.filter((page) => isFound(page, searchTerms, lang));
  const others = found.filter(({ path }) => !fixed.some((page) => page.path === path));
  return {
    pages: [...fixed, ...others].map((page) => ({ ...page, path: pathInLanguage(page.path, lang) })),
    failed: answers.some(({ status }) => status === 'rejected'),
  };
}

/** Checks whether the terms are the beginning of a path. */
export function isPath(searchTerms: string): boolean {
  return /^\/(?!\/)/.test(searchTerms.trim());
}

/** Pages that staff have made. Who may not read their list, or a server that has none, has no such results. */
async function findMadePages(searchTerms: string, lang: string): Promise<SitePage[]> {
  const answer = await getJson<SitePageRow[]>(api.adminSitePages, { lang });
  if (!answer.success && answer.status !== 403 && answer.status !== 404) throw new Error('Pages were rejected');
  return (answer.data ?? [])
    .flatMap(({ title, path, active }): SitePage[] =>
      active === 1 && path !== null ? [{ kind: 'Sayfa', name: title, path }] : [],
    )
    .filter((page) => isFound(page, searchTerms, lang));
}

async function findArticles(search: string, lang: string): Promise<SitePage[]> {
  const articles = await read<ArticleSummary>(api.articles, { page: '1', search, lang });
  return articles.map(({ title, seo_name }) => ({ kind: 'Makale', name: title, path: publicPaths.article(seo_name) }));
}

async function findContracts(searchTerms: string, lang: string): Promise<SitePage[]> {
  const contracts = await read<ContractLink>(api.contracts, { lang });
  return contracts
    .map(({ name, seo_name, seo_name_tr }): SitePage => ({
      kind: 'Sözleşme',
      name,
      path: publicPaths.contract(seo_name ?? seo_name_tr),
    }))
    .filter((page) => isFound(page, searchTerms, lang));
}

/** A path may be typed with the prefix of the language or without it. */
function isFound({ name, path }: SitePage, searchTerms: string, lang: string): boolean {
  const terms = searchTerms.trim();
  if (!isPath(terms)) return fold(name).includes(fold(terms));
  return [path, pathInLanguage(path, lang)].some((each) => each.startsWith(terms.toLowerCase()));
}

async function read<T>(path: string, params: Readonly<Record<string, string>>): Promise<T[]> {
  const answer = await getJson<T[]>(path, params);
  if (!answer.success) throw new Error(`${path} was rejected`);
  return answer.data ?? [];
}
