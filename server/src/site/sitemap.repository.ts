import { parse } from 'secure-json-parse';
import type { Db } from '../platform/database/tables.ts';
import { pictureIdsIn } from '../modules/page-contents/stored-pictures.ts';

/** An item with a separate URL in each language that it is written in. */
export interface SluggedItem {
  slugs: Record<string, string>;
  changedAt: string;
  pictures: number[];
}

interface SlugRow {
  id: number;
  lang: string;
  seo_name: string;
}

const published = (db: Db) =>
  db.selectFrom('articles').where('active', '=', 1).where('published_at', '<=', new Date().toISOString());

export async function countArticles(db: Db): Promise<number> {
  const { total } = await published(db)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns the time of the last change of any published article; null when there is none. */
export async function articlesChangedAt(db: Db): Promise<string | null> {
  const { last } = await published(db)
    .select((select) => select.fn.max<string | null>('updated_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** Returns a range of the published articles, in order of creation. */
export async function articleItems(db: Db, offset: number, limit: number): Promise<SluggedItem[]> {
  const rows = await published(db)
    .select(['id', 'published_at', 'updated_at', 'cover_id'])
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = rows.map((row) => row.id);
  const slugs = slugsById(ids.length > 0 ? await articleSlugRows(db, ids) : []);
  return rows.map((row) => ({
    slugs: slugs.get(row.id) ?? {},
    changedAt: row.updated_at > row.published_at ? row.updated_at : row.published_at,
    pictures: row.cover_id === null ? [] : [row.cover_id],
  }));
}

function articleSlugRows(db: Db, ids: readonly number[]): Promise<SlugRow[]> {
  return db
    .selectFrom('article_translations')
    .innerJoin('languages', 'languages.abbr', 'article_translations.lang')
    .select(['article_id as id', 'article_translations.lang', 'seo_name'])
    .where('languages.active', '=', 1)
    .where('article_id', 'in', ids)
    .orderBy('languages.is_default', 'desc')
    .orderBy('languages.abbr')
    .execute();
}

export async function contractItems(db: Db): Promise<SluggedItem[]> {
  const rows = await db
    .selectFrom('contract_translations')
    .innerJoin('contracts', 'contracts.id', 'contract_translations.contract_id')
    .innerJoin('languages', 'languages.abbr', 'contract_translations.lang')
    .select(['contract_id as id', 'contract_translations.lang', 'seo_name', 'contracts.updated_at'])
    .where('languages.active', '=', 1)
    .orderBy('contract_id')
    .orderBy('languages.is_default', 'desc')
    .orderBy('languages.abbr')
    .execute();
  const slugs = slugsById(rows);
  const changed = new Map(rows.map((row) => [row.id, row.updated_at]));
  return [...slugs].map(([id, own]) => ({ slugs: own, changedAt: changed.get(id) ?? '', pictures: [] }));
}

/** Returns the active products, each with its first picture. */
export async function productItems(db: Db): Promise<SluggedItem[]> {
  const rows = await db
    .selectFrom('product_translations')
    .innerJoin('products', 'products.id', 'product_translations.product_id')
    .innerJoin('languages', 'languages.abbr', 'product_translations.lang')
    .leftJoin('product_media', (join) =>
      join.onRef('product_media.product_id', '=', 'products.id').on('product_media.position', '=', 0),
    )
    .select(['products.id', 'product_translations.lang', 'seo_name', 'products.updated_at', 'product_media.media_id'])
    .where('products.active', '=', 1)
    .where('languages.active', '=', 1)
    .orderBy('products.id')
    .orderBy('languages.is_default', 'desc')
    .orderBy('languages.abbr')
    .execute();
  const slugs = slugsById(rows);
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...slugs].map(([id, own]) => ({
    slugs: own,
    changedAt: known.get(id)?.updated_at ?? '',
    pictures: [known.get(id)?.media_id ?? []].flat(),
  }));
}

function slugsById(rows: readonly SlugRow[]): Map<number, Record<string, string>> {
  const slugs = new Map<number, Record<string, string>>();
  for (const { id, lang, seo_name } of rows) slugs.set(id, { ...slugs.get(id), [lang]: seo_name });
  return slugs;
}

export interface ContentState {
  changedAt: string;
  pictures: number[];
}

/** Returns the last change and the pictures of the page contents shown on a page. */
export async function contentState(db: Db, group: string, keys: readonly string[] | null): Promise<ContentState> {
  const rows = await db
    .selectFrom('page_contents')
    .select(['key', 'value', 'updated_at'])
    .where('group_name', '=', group)
    .orderBy('key')
    .execute();
  const shown = rows.filter((row) => keys === null || keys.includes(row.key));
  return {
    changedAt: shown.reduce((last, row) => (row.updated_at > last ? row.updated_at : last), ''),
    pictures: shown.flatMap((row) => pictureIdsIn(parse(row.value))),
  };
}
