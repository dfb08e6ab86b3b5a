import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { isFindable } from '../../content/search/index-record.ts';
import type { Languages } from '../../content/request-language.ts';
import type { FoundKind } from './kind-names.ts';

/** An entry with the address of its page. */
export interface FoundPage {
  id: number;
  kind: string;
  record: number;
  lang: string;
  title: string;
  body: string;
  /** Path without the prefix of the language. */
  path: string;
}

/** Characters that excerpts read of a text. */
const MAX_READ = 30_000;

/**
 * Returns the pages of entries in their order. An entry whose record visitors do not see any more, because its time is over or
 * because a server of another version has changed it, is left out.
 * @param kinds - by entity
 */
export async function findPages(
  db: Db,
  kinds: ReadonlyMap<string, FoundKind>,
  ids: readonly number[],
  languages: Languages,
): Promise<FoundPage[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('search_documents')
    .select(['id', 'kind', 'record_id', 'lang', 'title'])
    .select(sql<string>`substr(body, 1, ${sql.lit(MAX_READ)})`.as('body'))
    .where('id', 'in', ids)
    .execute();
  const pages: FoundPage[] = [];
  for (const row of rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))) {
    const kind = kinds.get(row.kind);
    const path = kind ? await pathOf(db, kind, String(row.record_id), languages) : null;
    if (path !== null) pages.push({ ...row, record: row.record_id, path });
  }
  return pages;
}

/** Returns the path of a page in the requested language; a page without a translation is shown at its default address. */
async function pathOf(db: Db, kind: FoundKind, record: string, languages: Languages): Promise<string | null> {
  const paths = await kind.addresses.current(db, record);
  const own = paths.find(({ lang }) => lang === languages.requested);
  const path = own ?? (kind.addresses.fallsBack === false ? undefined : paths[0]);
  return path && (await isFindable(db, kind, record)) ? path.path : null;
}

/** Returns the number of entries of each kind. */
export async function countEntries(db: Db, ids: readonly number[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_documents')
    .select((select) => ['kind', select.fn.countAll<number>().as('count')])
    .where('id', 'in', ids)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/** Returns the kinds that have entries, by one look into the index for each: there are many more entries than kinds. */
export async function kindsWithEntries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive found(kind) as (
      select min(kind) from search_documents
      union all select (select min(kind) from search_documents where search_documents.kind > found.kind) from found where found.kind is not null
    ) select kind from found where kind is not null`.execute(db);
  return rows.map(({ kind }) => kind);
}

/** Returns the titles of the entries of records, in one of the languages. */
export async function titleOfRecord(
  db: Db,
  { entity }: FoundKind,
  record: number,
  { requested, fallback }: Languages,
): Promise<string | null> {
  const rows = await db
    .selectFrom('search_documents')
    .select(['lang', 'title'])
    .where('kind', '=', entity)
    .where('record_id', '=', record)
    .where('lang', 'in', [requested, fallback])
    .execute();
  const own = rows.find(({ lang }) => lang === requested) ?? rows[0];
  return own?.title ?? null;
}
