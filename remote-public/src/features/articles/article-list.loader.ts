import type { ArticleCategoryPage, CountedArticleCategory } from '@vitrin/shared-contracts/article-categories';
import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { limits } from '@vitrin/shared-contracts/limits';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';
import { orRedirectToNotFound, redirectToCurrentSlug } from '../../shared/slug-page.ts';
import { articleListPath } from './article-list.path.ts';

const MAX_PAGE = 999_999;

export interface ArticleListData {
  articles: ArticleSummary[];
  /** Category whose articles are listed; null for all. */
  category: ArticleCategoryPage | null;
  /** Categories to choose from. */
  categories: CountedArticleCategory[];
  search: string;
  page: number;
  pages: number;
  total: number;
}

/**
 * Loads one page: `?sayfa=` from 1, `?ara=` searches (product §2). Redirects to /404 when the page is beyond the last
 * one.
 */
export function loadArticleList(context: RemoteContext, query: URLSearchParams): Promise<ArticleListData> {
  return loadPage(context, query, null);
}

/** Loads one page of the articles of a category, which exists while it has a published article. */
export async function loadArticleCategory(
  context: RemoteContext,
  slug: string,
  query: URLSearchParams,
): Promise<ArticleListData> {
  const category = await orRedirectToNotFound(context.read<ArticleCategoryPage>(api.articleCategory(slug)));
  redirectToCurrentSlug(category, slug, category.seo_name, (each) =>
    articleListPath({ category: each, search: searchIn(query), page: pageNumber(query.get('sayfa')) }),
  );
  return loadPage(context, query, category);
}

async function loadPage(
  { read }: RemoteContext,
  query: URLSearchParams,
  category: ArticleCategoryPage | null,
): Promise<ArticleListData> {
  const search = searchIn(query);
  const page = pageNumber(query.get('sayfa'));
  const [{ data: categories }, { data, meta }] = await Promise.all([
    read<CountedArticleCategory[]>(api.articleCategories),
    read<ArticleSummary[]>(api.articles, {
      page: String(page),
      ...(category && { category: category.seo_name }),
      ...(search ? { search } : {}),
    }),
  ]);
  const total = meta?.total ?? data.length;
  const pages = Math.max(1, Math.ceil(total / (meta?.page_size ?? limits.articlesPerPage)));
  if (page > pages) throw redirect(publicPaths.notFound);
  return { articles: data, category, categories, search, page, total, pages };
}

function searchIn(query: URLSearchParams): string {
  return (query.get('ara') ?? '').trim().slice(0, limits.search.max);
}

/**
 * Returns 1 for anything that is not a number; caps numbers that the API would reject, which are beyond the last page
 * anyway.
 */
function pageNumber(text: string | null): number {
  return text && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}
