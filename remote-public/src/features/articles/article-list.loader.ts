import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { limits } from '@vitrin/shared-contracts/limits';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';

const MAX_PAGE = 999_999;

export interface ArticleListData {
  articles: ArticleSummary[];
  search: string;
  page: number;
  pages: number;
  total: number;
}

/**
 * Loads one page: `?sayfa=` from 1, `?ara=` searches (product §2). Redirects to /404 when the page is beyond the last
 * one.
 */
export async function loadArticleList({ read }: RemoteContext, query: URLSearchParams): Promise<ArticleListData> {
  const search = (query.get('ara') ?? '').trim().slice(0, limits.search.max);
  const page = pageNumber(query.get('sayfa'));
  const { data, meta } = await read<ArticleSummary[]>(api.articles, {
    page: String(page),
    ...(search ? { search } : {}),
  });
  const total = meta?.total ?? data.length;
  const pages = Math.max(1, Math.ceil(total / (meta?.page_size ?? limits.articlesPerPage)));
  if (page > pages) throw redirect(publicPaths.notFound);
  return {
    articles: data,
    search,
    page,
    total,
    pages,
  };
}

/**
 * Returns 1 for anything that is not a number; caps numbers that the API would reject, which are beyond the last page
 * anyway.
 */
function pageNumber(text: string | null): number {
  return text && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}
