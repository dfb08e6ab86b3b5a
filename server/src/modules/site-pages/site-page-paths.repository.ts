import { slugify } from '@vitrin/shared-contracts/slug';
import { sql } from 'kysely';
import { addressInLanguage } from '../../content/site-address.ts';
import type { PagePath } from '../../content/page-addresses.ts';
import { isPlain } from '../../content/slugs.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';

interface TreeRow {
  id: number;
  parent_id: number | null;
  lang: string;
  slug: string;
}

interface StoredPath extends PagePath {
  page_id: number;
}

/** Serialises the changes of the tree: a path depends on all pages above. */
export function lockTree(trx: Db): Promise<void> {
  return helpersOf(trx).lock(trx, 'site_pages.paths');
}

/**
 * Brings all addresses into agreement with the tree, for the page that was written and for all below it. Former addresses of
 * pages that were on the site redirect; one that a page has now does not. Call it with the tree locked.
 * @returns the addresses that have changed, of all pages
 */
export async function rebuildPaths(trx: Db): Promise<{ page: number; from: PagePath; to: PagePath }[]> {
  const before = await trx.selectFrom('site_page_paths').select(['page_id', 'lang', 'path']).execute();
  const now = pathsOf(await treeRows(trx));
  const keyOf = ({ lang, path }: PagePath) => `${lang} ${path}`;
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const wanted = new Map(now.map((row) => [keyOf(row), row]));
  const isKept = (row: StoredPath) => wanted.get(keyOf(row))?.page_id === row.page_id;
  const left = before.filter((row) => !isKept(row));
  const added = now.filter((row) => known.get(keyOf(row))?.page_id !== row.page_id);
  for (const { lang, path } of left)
    await trx.deleteFrom('site_page_paths').where('lang', '=', lang).where('path', '=', path).execute();
  if (added.length > 0) await trx.insertInto('site_page_paths').values(added).execute();
  await keepFormer(trx, left, added);
  return left.flatMap((from) => {
    const to = now.find((row) => row.page_id === from.page_id && row.lang === from.lang);
    return to ? [{ page: from.page_id, from, to }] : [];
  });
}

async function treeRows(trx: Db): Promise<TreeRow[]> {
  return trx
    .selectFrom('site_pages')
    .innerJoin('site_page_translations', 'site_page_translations.page_id', 'site_pages.id')
    .select([
      'site_pages.id',
      'site_pages.parent_id',
      'site_page_translations.lang',
      'site_page_translations.seo_name as slug',
    ])
    .execute();
}

/** A page has an address in a language if all pages above it have a slug there. */
function pathsOf(rows: readonly TreeRow[]): StoredPath[] {
  const byPlace = new Map(rows.map((row) => [`${row.id} ${row.lang}`, row]));
  const pathOf = ({ parent_id, lang, slug }: TreeRow): string | null => {
    if (parent_id === null) return `/${slug}`;
    const parent = byPlace.get(`${parent_id} ${lang}`);
    const above = parent ? pathOf(parent) : null;
    return above === null ? null : `${above}/${slug}`;
  };
  return rows.flatMap((row) => {
    const path = pathOf(row);
    return path === null ? [] : [{ page_id: row.id, lang: row.lang, path }];
  });
}

async function keepFormer(trx: Db, left: readonly StoredPath[], added: readonly StoredPath[]): Promise<void> {
  // In all languages: a page at this address comes before any former one.
  for (const { path } of added) await trx.deleteFrom('site_page_former_paths').where('path', '=', path).execute();
  const ids = [...new Set(left.map(({ page_id }) => page_id))];
  if (ids.length === 0) return;
  const live = await trx.selectFrom('site_pages').select('id').where('id', 'in', ids).where('active', '=', 1).execute();
  const onSite = new Set(live.map(({ id }) => id));
  for (const row of left.filter(({ page_id }) => onSite.has(page_id)))
    await trx
      .insertInto('site_page_former_paths')
      .values(row)
      .onConflict((conflict) => conflict.columns(['lang', 'path']).doUpdateSet({ page_id: row.page_id }))
      .execute();
}

/** Returns the present paths of a page by language. */
export async function pathsOfPage(db: Db, id: number): Promise<PagePath[]> {
  return db
    .selectFrom('site_page_paths')
    .innerJoin('languages', 'languages.abbr', 'site_page_paths.lang')
    .select(['site_page_paths.lang', 'site_page_paths.path'])
    .where('page_id', '=', id)
    .orderBy('languages.is_default', 'desc')
    .orderBy('site_page_paths.lang')
    .execute();
}

/** Returns the former paths of a page. */
export async function formerPathsOfPage(db: Db, id: number): Promise<PagePath[]> {
  return db
    .selectFrom('site_page_former_paths')
    .select(['lang', 'path'])
    .where('page_id', '=', id)
    .orderBy('lang')
    .orderBy('path')
    .execute();
}

/** Lets a path lead to a page, unless another page has it or has had it since. What is no path of a page is ignored. */
export async function addFormerPath(trx: Db, id: number, { lang, path }: PagePath): Promise<void> {
  const [start, ...slugs] = path.split('/');
  if (start !== '' || slugs.length === 0 || slugs.some((slug) => slug === '' || slug !== slugify(slug))) return;
  const present = await trx.selectFrom('site_page_paths').select('page_id').where('path', '=', path).executeTakeFirst();
  if (present) return;
  await trx
    .insertInto('site_page_former_paths')
    .values({ page_id: id, lang, path })
    .onConflict((conflict) => conflict.columns(['lang', 'path']).doNothing())
    .execute();
}

export async function deleteFormerPath(trx: Db, id: number, path: string): Promise<void> {
  await trx.deleteFrom('site_page_former_paths').where('page_id', '=', id).where('path', '=', path).execute();
}

/** Returns the page at a path: in this language, in another one, or at a former path. */
export async function findByPath(
  db: Db,
  path: string,
  lang: string,
): Promise<{ id: number; isFormer: boolean } | null> {
  const present = await db.selectFrom('site_page_paths').select(['page_id', 'lang']).where('path', '=', path).execute();
  const own = present.find((row) => row.lang === lang) ?? present[0];
  if (own) return { id: own.page_id, isFormer: false };
  const former = await db
    .selectFrom('site_page_former_paths')
    .select(['page_id', 'lang'])
    .where('path', '=', path)
    .execute();
  const past = former.find((row) => row.lang === lang) ?? former[0];
  return past ? { id: past.page_id, isFormer: true } : null;
}

/** Returns paths that begin with these letters, in all languages, the shortest first. */
export async function pathsBeginning(db: Db, beginning: string, count: number): Promise<PagePath[]> {
  if (!isPlain(beginning)) return [];
  return db
    .selectFrom('site_page_paths')
    .select(['lang', 'path'])
    .where('path', 'like', `${beginning}%`)
    .orderBy(sql`length(path)`)
    .orderBy('path')
    .limit(count)
    .execute();
}

/** Returns the redirect that staff have entered for an address; null if there is none. */
export async function redirectAt(db: Db, { path, lang }: PagePath): Promise<string | null> {
  const row = await db
    .selectFrom('redirects')
    .select('source')
    .where('source', '=', addressInLanguage(path, lang))
    .executeTakeFirst();
  return row?.source ?? null;
}

/** Returns the slugs of the pages beside a page in one language. */
export async function slugsBeside(
  trx: Db,
  { id, parent, lang }: { id: number; parent: number | null; lang: string },
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('site_page_translations')
    .innerJoin('site_pages', 'site_pages.id', 'site_page_translations.page_id')
    .select('site_page_translations.seo_name')
    .where('site_page_translations.lang', '=', lang)
    .where('site_pages.id', '!=', id)
    .where('site_pages.parent_id', parent === null ? 'is' : '=', parent)
    .execute();
  return new Set(rows.map(({ seo_name }) => seo_name));
}

/** Returns the parent and the present slug of a page in one language. */
export async function placeOf(
  trx: Db,
  id: number,
  lang: string,
): Promise<{ parent: number | null; slug: string | null }> {
  const page = await trx.selectFrom('site_pages').select('parent_id').where('id', '=', id).executeTakeFirstOrThrow();
  const text = await trx
    .selectFrom('site_page_translations')
    .select('seo_name')
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return { parent: page.parent_id, slug: text?.seo_name ?? null };
}

/** Returns the parent of each page. */
export async function parentsOf(db: Db): Promise<Map<number, number | null>> {
  const rows = await db.selectFrom('site_pages').select(['id', 'parent_id']).execute();
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
}

export async function segmentsOfRemotes(db: Db): Promise<string[]> {
  return (await db.selectFrom('remotes').select('segment').execute()).map(({ segment }) => segment);
}

export async function isPageOnSite(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('site_pages').select('active').where('id', '=', id).executeTakeFirst();
  return row?.active === 1;
}

/** Returns the pages that visitors see, with their paths in active languages, the newest first. */
export async function listShownPaths(
  db: Db,
  count: number,
): Promise<{ id: number; lang: string; path: string; changedAt: string }[]> {
  return db
    .selectFrom('site_page_paths')
    .innerJoin('site_pages', 'site_pages.id', 'site_page_paths.page_id')
    .innerJoin('languages', 'languages.abbr', 'site_page_paths.lang')
    .select(['site_pages.id', 'site_page_paths.lang', 'site_page_paths.path', 'site_pages.updated_at as changedAt'])
    .where('site_pages.active', '=', 1)
    .where('languages.active', '=', 1)
    .orderBy('site_pages.id', 'desc')
    .orderBy('languages.is_default', 'desc')
    .orderBy('site_page_paths.lang')
    .limit(count)
    .execute();
}
