import { sql } from 'kysely';
import { limits } from '@vitrin/shared-contracts/limits';
import type { RemotePageRow } from '@vitrin/shared-contracts/remote-page-rows';
import type { PagePath } from '../../content/page-addresses.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Texts of a page in one language. */
export interface RemotePageText {
  lang: string;
  title: string;
  summary: string;
}

/** A page of a remote as it is stored. */
export interface StoredRemotePage {
  remote: string;
  name: string;
  /** Path without the prefix of the language. */
  path: string;
  live: 0 | 1;
  /** By language, in the order of the abbreviations. */
  texts: readonly RemotePageText[];
}

/** A stored page with its id, which menus and the index name. */
export interface ListedRemotePage extends StoredRemotePage {
  id: number;
  updated_at: string;
}

/** Returns all pages, also those that no live release declares, by remote and name. */
export async function listStored(db: Db): Promise<ListedRemotePage[]> {
  const pages = await db
    .selectFrom('remote_pages')
    .select(['id', 'remote', 'name', 'path', 'live', 'updated_at'])
    .orderBy('remote')
    .orderBy('name')
    .execute();
  const texts = await db.selectFrom('remote_page_texts').select(['page_id', 'lang', 'title', 'summary']).execute();
  const byPage = Map.groupBy(texts, ({ page_id }) => page_id);
  return pages.map((page) => ({
    ...page,
    texts: sortedTexts((byPage.get(page.id) ?? []).map(({ page_id: _page, ...text }) => text)),
  }));
}

/** Returns texts in the order of their languages, which does not depend on the collation of a database. */
export function sortedTexts(texts: readonly RemotePageText[]): RemotePageText[] {
  return texts.toSorted((one, other) => (one.lang < other.lang ? -1 : 1));
}

/** Writes a page with its texts; one of that remote with that name keeps its id. */
export async function savePage(trx: Db, { texts, ...page }: StoredRemotePage, now: string): Promise<void> {
  const { id } = await trx
    .insertInto('remote_pages')
    .values({ ...page, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'name']).doUpdateSet({ path: page.path, live: page.live, updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('remote_page_texts').where('page_id', '=', id).execute();
  const rows = texts.map((text) => ({ ...text, page_id: id }));
  if (rows.length > 0) await trx.insertInto('remote_page_texts').values(rows).execute();
}

/** Marks a page as declared by no live release. Its texts stay for the menus of the panel. */
export async function takeDown(trx: Db, { remote, name }: Pick<StoredRemotePage, 'remote' | 'name'>, now: string) {
  await trx
    .updateTable('remote_pages')
    .set({ live: 0, updated_at: now })
    .where('remote', '=', remote)
    .where('name', '=', name)
    .execute();
}

/** Deletes the pages of a remote that leaves the site for good: another one of that name gets other numbers. */
export async function deletePagesOf(trx: Db, remote: string): Promise<void> {
  await trx.deleteFrom('remote_pages').where('remote', '=', remote).execute();
}

/** Returns the live pages for the panel, each with its first title: that of the language asked for, else any. */
export async function listRows(db: Db, lang: string): Promise<RemotePageRow[]> {
  const rows = await db
    .selectFrom('remote_pages as page')
    .innerJoin('remotes', 'remotes.name', 'page.remote')
    .innerJoin('remote_page_texts as text', 'text.page_id', 'page.id')
    .select(['page.id', 'page.path', 'text.title', 'remotes.title as remote'])
    .where('page.live', '=', 1)
    .orderBy('page.path')
    .orderBy(sql`case when text.lang = ${lang} then 0 else 1 end`)
    .orderBy('text.lang')
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
}

/** Live pages in active languages: `page` and `text` name the tables. */
export function shownPages(db: Db) {
  return db
    .selectFrom('remote_pages as page')
    .innerJoin('remote_page_texts as text', 'text.page_id', 'page.id')
    .innerJoin('languages', 'languages.abbr', 'text.lang')
    .where('page.live', '=', 1)
    .where('languages.active', '=', 1);
}

/** Returns the addresses of a page that visitors see. */
export async function pathsOf(db: Db, key: string): Promise<PagePath[]> {
  const id = idOf(key);
  if (id === null) return [];
  return shownPages(db).select(['text.lang', 'page.path']).where('page.id', '=', id).orderBy('text.lang').execute();
}

/** Returns the titles of a page by language, also of one that no live release declares; null if there is no such page. */
export async function findTitles(db: Db, key: string): Promise<RemotePageText[] | null> {
  const id = idOf(key);
  if (id === null) return null;
  const page = await db.selectFrom('remote_pages').select('id').where('id', '=', id).executeTakeFirst();
  if (!page) return null;
  return db
    .selectFrom('remote_page_texts')
    .select(['lang', 'title', 'summary'])
    .where('page_id', '=', id)
    .orderBy('lang')
    .execute();
}

/** Returns the id that a key names; null for text that is none. */
function idOf(key: string): number | null {
  const id = Number(key);
  return String(id) === key && Number.isInteger(id) && id > 0 && id <= limits.integer ? id : null;
}
