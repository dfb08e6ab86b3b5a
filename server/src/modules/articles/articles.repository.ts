import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ArticleAuthor, ArticleGap, ArticleRecord, ArticleRow } from '@vitrin/shared-contracts/articles';
import { limits } from '@vitrin/shared-contracts/limits';
import type { PublicationState } from '@vitrin/shared-contracts/publication-state';
import { articleDefinition } from '@vitrin/shared-contracts/records/article';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import { hasState } from '../../content/publication/state-condition.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import { longListMatch, type ListMatch } from '../../platform/database/search.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PageRequest } from '../../platform/database/page-request.ts';
import { picturesByIds } from '../media/pictures.ts';

/** Where the texts of the articles are stored. */
export const articleTexts = {
  table: 'article_translations',
  owner: 'article_id',
  pictures: 'article_text_pictures',
  isSearched: true,
} as const;

const listColumns = [
  'id',
  'queue',
  'active',
  'published_at',
  'category_id',
  'cover_id',
  'version',
  'updated_at',
] as const;

/** Filters of the list; null selects all articles. */
export interface ArticleFilters {
  missing: ArticleGap | null;
  state: PublicationState | null;
  /** Language that the articles have, or do not have. */
  language: { abbr: string; isPresent: boolean } | null;
  /** Id of the user who was the last to save them. */
  author: number | null;
  /** Id of the category, or that they have none. */
  category: number | 'none' | null;
}

export type ArticleListRequest = PageRequest & ArticleFilters;

/** Returns the list for the panel; a search covers all languages. */
export async function listArticles(
  db: Db,
  lang: string,
  request: ArticleListRequest,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const match = await longListMatch(db, 'article_translations', request.search);
  const all = match ? matching(db, match) : db.selectFrom('articles');
  const found = conditionsOf(request).reduce((query, condition) => query.where(condition), all);
  const rows = await found
    .select(listColumns)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .limit(request.size)
    .offset((request.page - 1) * request.size)
    .execute();
  const counted = match ? found.select('id').limit(limits.countedMatches) : found.select('id');
  const total = await countRows(db, counted);
  const pictures = await picturesByIds(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
    lang,
  );
  const titles = await articleTitles(
    db,
    rows.map((row) => row.id),
    lang,
  );
  return {
    rows: rows.map(({ cover_id, ...row }) => ({
      ...row,
      cover: pictures.get(cover_id ?? 0) ?? null,
      ...titleIn(titles, row.id),
    })),
    total,
  };
}

const activeTexts = sql`select 1 from article_translations
  join languages on languages.abbr = article_translations.lang and languages.active = 1
  where article_translations.article_id = articles.id`;

/** Same criteria as on the dashboard: only active languages count. */
const gapConditions: Readonly<Record<ArticleGap, ReturnType<typeof sql<SqlBool>>>> = {
  translations: sql<SqlBool>`(select count(*) from languages where active = 1)
    > (select count(*) from (${activeTexts}) as texts)`,
  summaries: sql<SqlBool>`exists (${activeTexts} and article_translations.summary = '')`,
};

function conditionsOf({ missing, state, language, author, category }: ArticleFilters): RawBuilder<SqlBool>[] {
  return [
    ...(missing ? [gapConditions[missing]] : []),
    ...(state ? [hasState({ entity: 'article', table: 'articles', visibleFrom: 'published_at' }, state)] : []),
    ...(language ? [inLanguage(language)] : []),
    ...(author === null ? [] : [sql<SqlBool>`articles.updated_by = ${author}`]),
    ...(category === null ? [] : [inCategory(category)]),
  ];
}

function inCategory(category: NonNullable<ArticleFilters['category']>): RawBuilder<SqlBool> {
  return category === 'none'
    ? sql<SqlBool>`articles.category_id is null`
    : sql<SqlBool>`articles.category_id = ${category}`;
}

function inLanguage({ abbr, isPresent }: NonNullable<ArticleFilters['language']>): RawBuilder<SqlBool> {
  const exists = sql`exists (select 1 from article_translations
    where article_translations.article_id = articles.id and article_translations.lang = ${abbr})`;
  return isPresent ? sql<SqlBool>`${exists}` : sql<SqlBool>`not ${exists}`;
}

/** Returns the users who were the last to save an article, by name. */
export async function listAuthors(db: Db): Promise<ArticleAuthor[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', db.selectFrom('articles').select('updated_by').distinct().where('updated_by', 'is not', null))
    .orderBy('name')
    .orderBy('id')
    .limit(limits.idList)
    .execute();
}

function matching(db: Db, { common, match }: ListMatch) {
  const texts = db.selectFrom('article_translations').select('article_id').where(match);
  const all = db.selectFrom('articles');
  if (!common) return all.where('id', 'in', texts);
  const own = texts.where('article_id', '=', sql.ref<number>('articles.id'));
  return all.where((where) => where.exists(own));
}

interface TitleRow {
  article_id: number;
  lang: string;
  title: string;
}

/** Returns the titles of the given articles, the default language first. */
async function articleTitles(db: Db, ids: readonly number[], lang: string): Promise<TitleRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('article_translations')
    .select(['article_id', 'lang', 'title'])
    .where('article_id', 'in', ids)
    .orderBy('lang')
    .execute();
  return rows.toSorted((left, right) => Number(right.lang === lang) - Number(left.lang === lang));
}

function titleIn(titles: readonly TitleRow[], id: number): { title: string; languages: string[] } {
  const own = titles.filter((row) => row.article_id === id);
  return { title: own[0]?.title ?? '', languages: own.map((row) => row.lang) };
}

/** Returns the record for the form in the panel, or null. */
export async function findArticle(db: Db, id: number, lang: string): Promise<ArticleRecord | null> {
  const row = await db
    .selectFrom('articles')
    .leftJoin('users', 'users.id', 'articles.updated_by')
    .select(listColumns.map((column) => `articles.${column}` as const))
    .select(['users.name as updated_by', 'articles.author_id'])
    .where('articles.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { cover_id, ...article } = row;
  const pictures = await picturesByIds(db, cover_id === null ? [] : [cover_id], lang);
  const texts = await readTexts(db, { definition: articleDefinition, store: articleTexts }, [id]);
  return { ...article, cover: pictures.get(cover_id ?? 0) ?? null, translations: texts.of(id) };
}
