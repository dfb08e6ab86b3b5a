import { parse } from 'secure-json-parse';
import type { ChildPage, SitePageRecord, SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import type { SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import { referencesIn } from '../../content/record-files.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';

/** Where the texts of the pages are stored. */
export const sitePageTexts = {
  table: 'site_page_translations',
  owner: 'page_id',
  pictures: 'site_page_text_pictures',
} as const;

const columns = ['id', 'parent_id', 'queue', 'active', 'cover_id', 'version', 'updated_at'] as const;

/** Returns all pages, those of one parent by `queue`, highest first; titles and paths in this language if they have it. */
export async function listPages(db: Db, lang: string): Promise<SitePageRow[]> {
  const rows = await db.selectFrom('site_pages').select(columns).orderBy('queue', 'desc').orderBy('id').execute();
  const texts = await db
    .selectFrom('site_page_translations')
    .select(['page_id', 'lang', 'title'])
    .orderBy('lang')
    .execute();
  const paths = await db.selectFrom('site_page_paths').select(['page_id', 'path']).where('lang', '=', lang).execute();
  const covers = await picturesByIds(
    db,
    rows.flatMap(({ cover_id }) => cover_id ?? []),
    lang,
  );
  const textsOf = Map.groupBy(texts, ({ page_id }) => page_id);
  const pathOf = new Map(paths.map(({ page_id, path }) => [page_id, path]));
  return rows.map(({ cover_id, ...row }) => {
    const own = textsOf.get(row.id) ?? [];
    const shown = own.find((text) => text.lang === lang) ?? own[0];
    return {
      ...row,
      title: shown?.title ?? '',
      languages: own.map((text) => text.lang),
      path: pathOf.get(row.id) ?? null,
      cover: covers.get(cover_id ?? 0) ?? null,
    };
  });
}

/** Returns the page as its form reads it; null without it. */
export async function findPage(db: Db, id: number, lang: string): Promise<SitePageRecord | null> {
  const row = await db
    .selectFrom('site_pages')
    .select([...columns, 'sections'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { cover_id, sections, ...page } = row;
  const texts = (await readTexts(db, { definition: sitePageDefinition, store: sitePageTexts }, [id])).of(id);
  const ids = [cover_id ?? [], referencesIn(sections).ids, referencesIn(JSON.stringify(texts)).ids].flat();
  const pictures = await picturesByIds(db, ids, lang);
  const paths = await db.selectFrom('site_page_paths').select(['lang', 'path']).where('page_id', '=', id).execute();
  return {
    ...page,
    cover: pictures.get(cover_id ?? 0) ?? null,
    sections: parse(sections) as StoredSection[],
    translations: texts,
    pictures: [...pictures.values()],
    paths: Object.fromEntries(paths.map((each) => [each.lang, each.path])),
  };
}

/** Sections of a page in all languages, with a title of the page. */
export interface TitledSections {
  entity: string;
  record: string;
  title: string;
  sections: readonly StoredSection[];
  texts: Readonly<Record<string, SectionTexts>>;
}

/** Returns the sections of all pages whose stored sections contain this text. */
export async function sectionsWith(db: Db, text: string): Promise<TitledSections[]> {
  const rows = await db
    .selectFrom('site_pages')
    .innerJoin('site_page_translations', 'site_page_translations.page_id', 'site_pages.id')
    .select(['site_pages.id', 'sections', 'lang', 'title', 'texts'])
    .where('sections', 'like', `%${text}%`)
    .orderBy('site_pages.id')
    .orderBy('lang')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((page) => {
    const [first] = page;
    if (!first) return [];
    return {
      entity: sitePageDefinition.entity,
      record: String(first.id),
      title: first.title,
      sections: parse(first.sections) as StoredSection[],
      texts: Object.fromEntries(page.map(({ lang, texts }) => [lang, parse(texts) as SectionTexts])),
    };
  });
}

/** A page that visitors see, in one language, as it is stored. */
export interface StoredPage {
  id: number;
  parent_id: number | null;
  cover_id: number | null;
  updated_at: string;
  title: string;
  summary: string;
  seo_title: string | null;
  seo_description: string | null;
  sections: StoredSection[];
  texts: SectionTexts;
}

/** Returns a live page in one language; null if it is not on the site or has no translation. */
export async function findShownPage(db: Db, id: number, lang: string): Promise<StoredPage | null> {
  const row = await db
    .selectFrom('site_pages')
    .innerJoin('site_page_translations', 'site_page_translations.page_id', 'site_pages.id')
    .select([
      'site_pages.id',
      'parent_id',
      'cover_id',
      'updated_at',
      'sections',
      'title',
      'summary',
      'texts',
      'seo_title',
      'seo_description',
    ])
    .where('site_pages.id', '=', id)
    .where('active', '=', 1)
    .where('lang', '=', lang)
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, sections: parse(row.sections) as StoredSection[], texts: parse(row.texts) as SectionTexts };
}

/** Returns the pages above a page in one language, the highest first; those that are not on the site without a path. */
export async function findTrail(
  db: Db,
  parent: number | null,
  lang: string,
): Promise<{ title: string; path: string | null }[]> {
  if (parent === null) return [];
  const row = await db
    .selectFrom('site_pages')
    .leftJoin('site_page_translations', (join) =>
      join.onRef('site_page_translations.page_id', '=', 'site_pages.id').on('site_page_translations.lang', '=', lang),
    )
    .leftJoin('site_page_paths', (join) =>
      join.onRef('site_page_paths.page_id', '=', 'site_pages.id').on('site_page_paths.lang', '=', lang),
    )
    .select(['site_pages.parent_id', 'site_pages.active', 'title', 'path'])
    .where('site_pages.id', '=', parent)
    .executeTakeFirst();
  if (!row) return [];
  const own = { title: row.title ?? '', path: row.active === 1 ? row.path : null };
  return [...(await findTrail(db, row.parent_id, lang)), own];
}

/** Returns the live pages below a page in one language, in the order of staff. */
export async function listChildren(db: Db, id: number, lang: string): Promise<ChildPage[]> {
  const rows = await db
    .selectFrom('site_pages')
    .innerJoin('site_page_translations', 'site_page_translations.page_id', 'site_pages.id')
    .innerJoin('site_page_paths', (join) =>
      join
        .onRef('site_page_paths.page_id', '=', 'site_pages.id')
        .onRef('site_page_paths.lang', '=', 'site_page_translations.lang'),
    )
    .select(['site_pages.id', 'cover_id', 'title', 'summary', 'path'])
    .where('parent_id', '=', id)
    .where('active', '=', 1)
    .where('site_page_translations.lang', '=', lang)
    .orderBy('queue', 'desc')
    .orderBy('site_pages.id')
    .execute();
  const covers = await picturesByIds(
    db,
    rows.flatMap(({ cover_id }) => cover_id ?? []),
    lang,
  );
  return rows.map(({ cover_id, ...page }) => ({ ...page, cover: covers.get(cover_id ?? 0) ?? null }));
}

/** Checks whether pages are below a page. */
export async function hasChildren(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('site_pages').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}
