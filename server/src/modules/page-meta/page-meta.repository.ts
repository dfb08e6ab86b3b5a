import {
  metaRoutes,
  type MetaRoute,
  type PageMeta,
  type PageMetaMap,
  type PageMetaRecord,
} from '@vitrin/shared-contracts/page-meta';
import { groupVersion, type RowGroup } from '../../content/group-version.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { Languages } from '../../content/request-language.ts';

/** Returns title and description of every route; each field falls back individually. */
export async function readPageMeta(db: Db, { requested, fallback }: Languages): Promise<PageMetaMap> {
  const rows = await db
    .selectFrom('page_meta')
    .select(['route', 'lang', 'title', 'description'])
    .where('lang', 'in', [requested, fallback])
    .execute();
  const of = (route: string): PageMeta => {
    const own = rows.find((row) => row.route === route && row.lang === requested);
    const other = rows.find((row) => row.route === route && row.lang === fallback);
    return { title: own?.title ?? other?.title ?? null, description: own?.description ?? other?.description ?? null };
  };
  return Object.fromEntries(metaRoutes.map((route) => [route, of(route)])) as PageMetaMap;
}

export function metaGroup(route: MetaRoute): RowGroup {
  return { table: 'page_meta', column: 'route', value: route };
}

/** Returns one record per route for the panel, saved or not. */
export function listPageMeta(db: Db): Promise<PageMetaRecord[]> {
  return Promise.all(metaRoutes.map((route) => findPageMeta(db, route)));
}

export async function findPageMeta(db: Db, route: MetaRoute): Promise<PageMetaRecord> {
  const rows = await db
    .selectFrom('page_meta')
    .select(['lang', 'title', 'description', 'updated_at'])
    .where('route', '=', route)
    .orderBy('lang')
    .execute();
  const translations = Object.fromEntries(rows.map(({ lang, title, description }) => [lang, { title, description }]));
  const updated_at =
    rows
      .map((row) => row.updated_at)
      .toSorted()
      .at(-1) ?? null;
  return { route, version: await groupVersion(db, metaGroup(route)), updated_at, translations };
}

export interface MetaRow extends PageMeta {
  route: MetaRoute;
  lang: string;
  version: number;
}

export async function savePageMeta(trx: Db, row: MetaRow, { now, userId }: Stamp): Promise<void> {
  const saved = { ...row, updated_at: now, updated_by: userId };
  await trx
    .insertInto('page_meta')
    .values({ ...saved, created_at: now })
    .onConflict((conflict) => conflict.columns(['route', 'lang']).doUpdateSet(saved))
    .execute();
}

export async function removePageMeta(trx: Db, route: MetaRoute, lang: string): Promise<void> {
  await trx.deleteFrom('page_meta').where('route', '=', route).where('lang', '=', lang).execute();
}

/** Counts the pages with a description in active languages. */
export async function countDescriptions(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('page_meta')
    .innerJoin('languages', 'languages.abbr', 'page_meta.lang')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('languages.active', '=', 1)
    .where('description', '<>', '')
    .executeTakeFirstOrThrow();
  return total;
}
