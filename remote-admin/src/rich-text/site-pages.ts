import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import { fold } from '@vitrin/shared-contracts/fold';
import { api, pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
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

/** Searches the pages through the public API of the site, so that unpublished pages are not linked. */
export async function findSitePages(
  searchTerms: string,
  lang: string,
): Promise<{ pages: SitePage[]; failed: boolean }> {
  const answers = await Promise.allSettled([findArticles(searchTerms, lang), findContracts(searchTerms, lang)]);
  const found = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value.slice(0, MAX_RESULTS) : []));
  const pages = [...fixedPages.filter(({ name }) => nameIncludes(name, searchTerms)), ...found];
  return {
    pages: pages.map((page) => ({ ...page, path: pathInLanguage(page.path, lang) })),
    failed: answers.some(({ status }) => status === 'rejected'),
  };
}

async function findArticles(search: string, lang: string): Promise<SitePage[]> {
  const articles = await read<ArticleSummary>(api.articles, { page: '1', search, lang });
  return articles.map(({ title, seo_name }) => ({ kind: 'Makale', name: title, path: publicPaths.article(seo_name) }));
}

async function findContracts(searchTerms: string, lang: string): Promise<SitePage[]> {
  const contracts = await read<ContractLink>(api.contracts, { lang });
  return contracts
    .filter(({ name }) => nameIncludes(name, searchTerms))
    .map(({ name, seo_name, seo_name_tr }) => ({
      kind: 'Sözleşme',
      name,
      path: publicPaths.contract(seo_name ?? seo_name_tr),
    }));
}

function nameIncludes(name: string, searchTerms: string): boolean {
  return fold(name).includes(fold(searchTerms.trim()));
}

async function read<T>(path: string, params: Readonly<Record<string, string>>): Promise<T[]> {
  const answer = await getJson<T[]>(path, params);
  if (!answer.success) throw new Error(`${path} was rejected`);
  return answer.data ?? [];
}
