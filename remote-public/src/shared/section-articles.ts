import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import type { PageSection } from '@vitrin/shared-contracts/site-pages';
import type { SiteContext } from './site-context.ts';

type Section = Pick<PageSection, 'values'>;

/** Articles of sections with a category, by the id of the category. */
export type ArticlesOf = Readonly<Record<number, ArticleSummary[]>>;

/** Returns the id of the category that a section of articles is limited to; null without one. */
export function categoryOf({ values: { category } }: Section): number | null {
  const [id] = Array.isArray(category) ? (category as unknown[]) : [];
  return typeof id === 'number' ? id : null;
}

/** Reads the newest articles of each category that these sections of articles are limited to. */
export async function readArticlesOf(
  { read }: Pick<SiteContext, 'read'>,
  sections: readonly Section[],
): Promise<ArticlesOf> {
  const ids = [...new Set(sections.map(categoryOf))].filter((id) => id !== null);
  const lists = ids.map(async (id): Promise<[number, ArticleSummary[]]> => [
    id,
    (await read<ArticleSummary[]>(api.articles, { page: '1', category_id: String(id) })).data,
  ]);
  return Object.fromEntries(await Promise.all(lists));
}
