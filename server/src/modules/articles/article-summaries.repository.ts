import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';
import { authorLinks } from './article-authors.ts';
import { categoryLinks } from './article-category-links.ts';
import type { ShownRow } from './article-rows.ts';

/** Entities of which a summary shows something: a public read that returns summaries changes with each of them. */
export const summaryContent = ['article', 'article-category', 'media', 'person'] as const;

/** Returns articles as lists show them, with their covers, authors and categories. */
export async function summariesOf(db: Db, rows: readonly ShownRow[], languages: Languages): Promise<ArticleSummary[]> {
  const covers = await picturesByIds(
    db,
    rows.flatMap(({ cover_id }) => cover_id ?? []),
    languages.requested,
  );
  const authors = await authorLinks(
    db,
    rows.map(({ author_id }) => author_id),
    languages,
  );
  const categories = await categoryLinks(
    db,
    rows.map(({ category_id }) => category_id),
    languages,
  );
  return rows.map((row) => {
    const author = authors.get(row.author_id ?? 0);
    const category = categories.get(row.category_id ?? 0);
    return { ...summaryOf(row, covers), ...(author && { author }), ...(category && { category }) };
  });
}

/** Returns what the row itself says of an article. */
export function summaryOf(
  row: ShownRow,
  covers: ReadonlyMap<number, Picture>,
): Omit<ArticleSummary, 'author' | 'category'> {
  const { id, queue, title, seo_name, summary, published_at, reading_minutes, lang } = row;
  return {
    id,
    queue,
    title,
    seo_name,
    summary,
    cover: covers.get(row.cover_id ?? 0) ?? null,
    published_at,
    reading_minutes,
    lang,
  };
}
