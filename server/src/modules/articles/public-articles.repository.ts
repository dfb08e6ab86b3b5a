import { sql, type SqlBool } from 'kysely';
import type { Article, ArticleLink, ArticleSummary } from '@vitrin/shared-contracts/articles';
import { limits } from '@vitrin/shared-contracts/limits';
import { countRows } from '../../platform/database/count-rows.ts';
import { longListMatch, type ListMatch } from '../../platform/database/search.ts';
import { alternatesOf, findBySlug } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import type { Languages } from '../../content/request-language.ts';
import { picturesByIds } from '../media/pictures.ts';
import { documentText } from '../../content/rich-text/document-html.ts';
import { excerptOf } from './article-excerpt.ts';
import { authorCredit } from './article-authors.ts';
import { categoryLinks } from './article-category-links.ts';
import { articleRank, isInTitle, type TypedSearch } from './article-relevance.ts';
import { inListOrder, shownArticles, shownColumns, type ShownRow } from './article-rows.ts';
import { summariesOf, summaryOf } from './article-summaries.repository.ts';
import { articleSlugs } from './articles.slugs.ts';
import { relatedTo } from './related-articles.repository.ts';

/** Request of the public list; a category of null does not filter. */
export interface PublishedRequest extends PageRequest {
  category: number | null;
}

export async function listPublished(
  db: Db,
  languages: Languages,
  request: PublishedRequest,
): Promise<{ rows: ArticleSummary[]; total: number }> {
  const match = await longListMatch(db, 'article_translations', request.search);
  const { category } = request;
  const all = shownArticles(db, languages).$if(category !== null, (query) =>
    query.where('articles.category_id', '=', category),
  );
  const found = match ? all.where(match.match) : all;
  const typed = { search: request.search, lang: languages.requested };
  const rows = await rowsOf(db, { all, found, match, typed, ...sliceOf(request) });
  const counted = match ? found.select('articles.id').limit(limits.countedMatches) : found.select('articles.id');
  const total = await countRows(db, counted);
  const summaries = await summariesOf(db, rows, languages);
  return { rows: match && rows.length > 0 ? await withExcerpts(db, summaries, typed) : summaries, total };
}

/** Adds where each article of one page contains a searched word; the texts of all other matches are not read. */
async function withExcerpts(db: Db, found: readonly ArticleSummary[], typed: TypedSearch): Promise<ArticleSummary[]> {
  const texts = await db
    .selectFrom('article_translations')
    .select(['article_id', 'lang', 'document'])
    .where(
      'article_id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  return found.map((article) => {
    const text = texts.find(({ article_id, lang }) => article_id === article.id && lang === article.lang);
    const excerpt = excerptOf([article.summary, documentText(JSON.parse(text?.document ?? 'null'))], typed);
    return excerpt === null ? article : { ...article, excerpt };
  });
}

interface FoundRows {
  all: ReturnType<typeof shownArticles>;
  found: ReturnType<typeof shownArticles>;
  match: ListMatch | null;
  typed: TypedSearch;
  limit: number;
  offset: number;
}

function sliceOf({ page, size }: PageRequest): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size };
}

/**
 * Reads the rows of one page, the best matches of a search first. When most articles match, only those with the typed
 * words in their title come first: ranking all of them would read every text.
 */
async function rowsOf(db: Db, { all, found, match, typed, limit, offset }: FoundRows): Promise<ShownRow[]> {
  if (!match) return inListOrder(found).limit(limit).offset(offset).execute();
  if (!match.common) return ranked(db, found, typed).limit(limit).offset(offset).execute();
  const isTitled = isInTitle(db, typed);
  const titled = all.where(isTitled).where(match.match);
  const first = await inListOrder(titled).limit(limit).offset(offset).execute();
  if (first.length === limit) return first;
  const { total } = await titled.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const others = inListOrder(found.where(sql<SqlBool>`not ${isTitled}`));
  const rest = await others
    .limit(limit - first.length)
    .offset(Math.max(0, offset - total))
    .execute();
  return [...first, ...rest];
}

function ranked(db: Db, rows: FoundRows['found'], typed: TypedSearch) {
  const byRank = rows.select(shownColumns).orderBy(articleRank(db, typed));
  return byRank.orderBy('articles.queue', 'desc').orderBy('articles.id', 'desc');
}

/** Returns the newest published articles of an author. */
export async function articlesOf(
  db: Db,
  languages: Languages,
  { author, most }: { author: number; most: number },
): Promise<ArticleSummary[]> {
  const found = shownArticles(db, languages).where('articles.author_id', '=', author);
  return summariesOf(db, await inListOrder(found).limit(most).execute(), languages);
}

/** Returns the time of the next scheduled publication; null when there is none. */
export async function nextPublication(db: Db): Promise<string | null> {
  const { next } = await db
    .selectFrom('articles')
    .select((select) => select.fn.min<string | null>('published_at').as('next'))
    .where('active', '=', 1)
    .where('published_at', '>', new Date().toISOString())
    .executeTakeFirstOrThrow();
  return next;
}

/** Finds a published article by any current or former slug; null when there is none. */
export async function findPublished(db: Db, slug: string, languages: Languages): Promise<Article | null> {
  const id = await findBySlug(db, articleSlugs, slug, languages.requested);
  if (id === null) return null;
  const row = await shownArticles(db, languages)
    .where('articles.id', '=', id)
    .select([...shownColumns, 'articles.updated_at'])
    .select(['article_translations.content', 'article_translations.seo_title', 'article_translations.seo_description'])
    .executeTakeFirst();
  if (!row) return null;
  const covers = await picturesByIds(db, row.cover_id === null ? [] : [row.cover_id], languages.requested);
  const author = await authorCredit(db, row.author_id, languages);
  const category = (await categoryLinks(db, [row.category_id], languages)).get(row.category_id ?? 0);
  const { content, seo_title, seo_description, updated_at } = row;
  const neighbours = {
    previous: await neighbour(db, languages, row, 'older'),
    next: await neighbour(db, languages, row, 'newer'),
  };
  return {
    ...summaryOf(row, covers),
    ...(author && { author }),
    ...(category && { category }),
    content,
    seo_title,
    seo_description,
    updated_at,
    ...neighbours,
    related: await relatedTo(db, languages, row),
    alternates: await alternatesOf(db, articleSlugs, id),
  };
}

async function neighbour(
  db: Db,
  languages: Languages,
  row: ShownRow,
  side: 'older' | 'newer',
): Promise<ArticleLink | null> {
  const [operator, direction] = side === 'older' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const found = await shownArticles(db, languages)
    .where('articles.queue', operator, row.queue)
    .select(['article_translations.title', 'article_translations.seo_name', 'article_translations.lang'])
    .orderBy('articles.queue', direction)
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
