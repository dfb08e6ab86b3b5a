import { sql, type Expression, type SqlBool } from 'kysely';
import type { Generated } from '../platform/database/row-types.ts';
import type { Db, TableWith } from '../platform/database/tables.ts';
import { listState } from './list-state.repository.ts';
import { slugAddresses, type PageAddresses, type PagesOfRecord } from './page-addresses.ts';
import type { Slugged } from './slugs.ts';

interface RecordPages extends Pick<PageAddresses, 'nextChange' | 'shownBy' | 'withoutPage'> {
  slugged: Slugged;
  /** Table of the records, `item` in `isShown`. */
  table: TableWith<{ id: Generated<number>; updated_at: string }>;
  pathOf(slug: string): string;
  /** Returns the condition of the rows that visitors see; by default all. */
  isShown?(): Expression<SqlBool>;
  /** The sitemap lists the pages; absent if it reads them itself. */
  isListed?: true;
  /** Path of the page that lists the records, if it exists only while visitors see one. */
  listPath?: string;
}

interface PageRow {
  id: number;
  lang: string;
  slug: string;
  changedAt: string;
}

/** Pages of one kind in the sitemap, whose file may have 50,000 addresses. */
const MAX_LISTED = 20_000;

/** Returns the public pages of records that have a slug in each language. A changed address redirects. */
export function recordPages(pages: RecordPages): PageAddresses {
  const { slugged, table, pathOf, isShown = () => sql<SqlBool>`1 = 1`, isListed, listPath } = pages;
  const { nextChange, shownBy, withoutPage } = pages;
  const pathIn = ({ lang, slug }: PageRow) => ({ lang, path: pathOf(slug) });

  const newestRows = async (db: Db, count: number): Promise<PageRow[]> => {
    const { rows } = await sql<PageRow>`
      select item.id, texts.lang, texts.seo_name as slug, item.updated_at as "changedAt"
      from ${sql.table(table)} as item
      join ${sql.table(slugged.table)} as texts on ${sql.ref(`texts.${slugged.owner}`)} = item.id
      join languages on languages.abbr = texts.lang and languages.active = 1
      where ${isShown()}
      order by item.id desc, languages.is_default desc, texts.lang
      limit ${count}`.execute(db);
    return rows;
  };

  const listPages = async (db: Db): Promise<PagesOfRecord[]> => {
    const byRecord = Map.groupBy(await newestRows(db, MAX_LISTED), ({ id }) => id);
    return [...byRecord.values()].map((rows) => ({ paths: rows.map(pathIn), changedAt: rows[0]?.changedAt ?? '' }));
  };

  return slugAddresses({
    slugged,
    pathOf,
    redirects: true,
    async isShown(db, record) {
      const { rows } = await sql<{ id: number }>`
        select item.id from ${sql.table(table)} as item where item.id = ${Number(record)} and ${isShown()}`.execute(db);
      return rows.length > 0;
    },
    listShown: async (db, count) => (await newestRows(db, count)).map(pathIn),
    ...(isListed && { listPages }),
    ...(listPath && { list: { path: listPath, state: (db) => listState(db, { slugged, table, isShown }) } }),
    ...(nextChange && { nextChange }),
    ...(shownBy && { shownBy }),
    ...(withoutPage && { withoutPage }),
  });
}
