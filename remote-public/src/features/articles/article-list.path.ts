import { publicPaths } from '@vitrin/shared-contracts/paths';

/** What the list shows; the first page of all articles without a search by default. */
export interface ArticleListAddress {
  /** Slug of the category; empty for all articles. */
  category?: string;
  search?: string;
  page?: number;
}

/** Returns the address of one page of the list; the first page has no page parameter. */
export function articleListPath({ category = '', search = '', page = 1 }: ArticleListAddress): string {
  const path = category === '' ? publicPaths.articles : publicPaths.articleCategory(category);
  const query = new URLSearchParams({
    ...(search ? { ara: search } : {}),
    ...(page > 1 ? { sayfa: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
