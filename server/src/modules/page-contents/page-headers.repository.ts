import { parse } from 'secure-json-parse';
import {
  headerRoutes,
  type HeaderRoute,
  type PageHeader,
  type PageHeaderRecord,
} from '@vitrin/shared-contracts/page-headers';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { isEmpty } from './content-values.ts';
import { removeContent, saveContent } from './page-contents.repository.ts';

/** Group of page contents whose keys are the headers of the pages. */
export const headerGroup = 'breadcrumbs';

export function isHeaderRoute(name: string): name is HeaderRoute {
  return headerRoutes.some((route) => route === name);
}

/** Header of a page for which nothing is stored. */
export const emptyHeader: PageHeader = { title: '', text: '', picture: null };

/** Returns the stored header of a page in all languages; its pictures are stored ones. */
export async function findPageHeader(db: Db, route: HeaderRoute): Promise<PageHeaderRecord> {
  const rows = await db
    .selectFrom('page_contents')
    .select(['lang', 'value', 'version'])
    .where('group_name', '=', headerGroup)
    .where('key', '=', route)
    .orderBy('lang')
    .execute();
  const headers = rows.map(({ lang, value }) => [lang, { ...emptyHeader, ...Object(parse(value)) }] as const);
  return {
    route,
    version: Math.max(0, ...rows.map(({ version }) => version)),
    translations: Object.fromEntries(headers) as PageHeaderRecord['translations'],
  };
}

export interface StoredHeader {
  route: HeaderRoute;
  version: number;
  /** The complete header of each language that changes; null removes it. */
  translations: Readonly<Record<string, object | null>>;
}

/**
 * Saves the header of a page. The default language keeps its row also without content: without any row, the version of the
 * header would start again.
 */
export async function savePageHeader(
  trx: Db,
  { route, version, translations }: StoredHeader,
  stamp: Stamp,
): Promise<void> {
  const first = await defaultLanguageOf(trx);
  const stored = await findPageHeader(trx, route);
  const all = { [first]: stored.translations[first] ?? emptyHeader, ...translations };
  for (const [lang, header] of Object.entries(all)) {
    const row = { group_name: headerGroup, key: route, lang, version } as const;
    if (lang === first) await saveContent(trx, { ...row, value: header ?? emptyHeader }, stamp);
    else if (header === null || isEmpty(header)) await removeContent(trx, headerGroup, lang, route);
    else await saveContent(trx, { ...row, value: header }, stamp);
  }
}
