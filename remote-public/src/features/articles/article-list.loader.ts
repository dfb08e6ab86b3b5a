import type { ArticleSummary } from 'shared-contracts/articles';
import { limits } from 'shared-contracts/limits';
import { api } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';

export interface ArticleListData {
  articles: ArticleSummary[];
  search: string;
  page: number;
  pages: number;
  total: number;
}

/** Reads one page: `?sayfa=` from 1, `?ara=` searches (design §11). */
export async function loadArticleList({ read }: RemoteContext, query: URLSearchParams): Promise<ArticleListData> {
  const search = (query.get('ara') ?? '').trim().slice(0, limits.search.max);
  const page = pageNumber(query.get('sayfa'));
  const { data, meta } = await read<ArticleSummary[]>(api.articles, {
    page: String(page),
    ...(search ? { search } : {}),
  });
  const total = meta?.total ?? data.length;
  return {
    articles: data,
    search,
    page,
    total,
    pages: Math.max(1, Math.ceil(total / (meta?.page_size ?? limits.articlesPerPage))),
  };
}

function pageNumber(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
