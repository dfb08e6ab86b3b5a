import type { ContentSource } from '../content/content-kind.ts';
import { articleCategoryRecords } from '../modules/articles/articles.service.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import { demoArticleCategories } from './site/article-categories.ts';

/** Id of the category of an article by its file name; null without one. */
export type CategoryIds = (article: string) => number | null;

/** Adds the categories of the articles. */
export async function addArticleCategories(source: ContentSource, stamp: Stamp): Promise<CategoryIds> {
  const ids = new Map<string, number>();
  for (const { articles, texts } of demoArticleCategories) {
    const { data } = await articleCategoryRecords.add(source, stamp, { translations: texts });
    for (const article of articles) ids.set(article, data.id);
  }
  return (article) => ids.get(article) ?? null;
}
