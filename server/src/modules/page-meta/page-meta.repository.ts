import { metaRoutes, type PageMeta, type PageMetaMap } from 'shared-contracts/page-meta';
import type { Db } from '../../database/tables.ts';
import type { Languages } from '../../http/request-language.ts';

/** Title and description of every route; each field falls back on its own. */
export async function readPageMeta(db: Db, { asked, fallback }: Languages): Promise<PageMetaMap> {
  const rows = await db
    .selectFrom('page_meta')
    .select(['route', 'lang', 'title', 'description'])
    .where('lang', 'in', [asked, fallback])
    .execute();
  const of = (route: string): PageMeta => {
    const own = rows.find((row) => row.route === route && row.lang === asked);
    const other = rows.find((row) => row.route === route && row.lang === fallback);
    return { title: own?.title ?? other?.title ?? null, description: own?.description ?? other?.description ?? null };
  };
  return Object.fromEntries(metaRoutes.map((route) => [route, of(route)])) as PageMetaMap;
}
