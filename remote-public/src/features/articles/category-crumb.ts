import type { Article } from '@vitrin/shared-contracts/articles';
import { publicPaths } from '@vitrin/shared-contracts/paths';

/** Returns the breadcrumb of the category of an article, if it has one. */
export function categoryCrumb({ category }: Pick<Article, 'category'>): { name: string; path: string }[] {
  return category ? [{ name: category.name, path: publicPaths.articleCategory(category.seo_name) }] : [];
}
