import { remotePageEntity } from '@vitrin/shared-contracts/remote-page-rows';
import { isDeepStrictEqual } from 'node:util';
import type { ContentServices } from '../../content/content-services.ts';
import { inTransactionOf, type ContentSource } from '../../content/content-kind.ts';
import { deleteEntries, insertEntries, type Entry } from '../../content/search/entries.repository.ts';
import { tokensOf } from '../../content/search/tokens.ts';
import type { ContentVersion } from '../../platform/database/content-version.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { listRemotePages, type ListedRemotePage } from '../remote-pages/remote-pages.service.ts';
import { announceIndex } from './announce-index.ts';
import { fixedPageEntity, fixedPages, type FixedPage } from './fixed-pages.ts';
import { fixedPageSources, fixedPageTexts, type FixedPageText } from './fixed-page-texts.ts';

type Services = Pick<ContentServices, 'config' | 'contentVersion' | 'db' | 'kinds'>;

/** Content version at which each server process has compared the pages with the index. */
const compared = new WeakMap<ContentVersion, number>();

/**
 * Brings the entries of the pages that are no records into agreement with their texts, if those have changed since the last call in
 * this process. Those with a fixed address belong to several records and to the texts of the site, those of remotes to releases, so
 * no write of a record makes them.
 * @returns how many pages were written
 */
export async function refreshFixedPages(services: Services): Promise<number> {
  const version = services.contentVersion.of([...fixedPageSources, remotePageEntity]);
  if (compared.get(services.contentVersion) === version) return 0;
  const written = await writeFixedPages(services);
  if (written > 0) await announceIndex(services);
  compared.set(services.contentVersion, version);
  return written;
}

/** Writes the entries that are missing or have other texts. */
export async function writeFixedPages(services: Services): Promise<number> {
  let written = 0;
  for (const page of [...fixedPages.map(fixedPage), ...(await listRemotePages(services.db)).map(remotePage)])
    if ((await outdatedTexts(services, page)) !== null)
      written += await services.db.transaction().execute((trx) => writePage(services, trx, page));
  return written;
}

/** A page that is no record, as the index names it. */
interface IndexedPage {
  kind: string;
  number: number;
  texts: (source: ContentSource) => Promise<FixedPageText[]>;
}

function fixedPage({ route, number }: FixedPage): IndexedPage {
  return { kind: fixedPageEntity, number, texts: (source) => fixedPageTexts(source, route) };
}

function remotePage({ id }: ListedRemotePage): IndexedPage {
  return { kind: remotePageEntity, number: id, texts: ({ db }) => remotePageTexts(db, id) };
}

async function remotePageTexts(db: Db, id: number): Promise<FixedPageText[]> {
  const page = (await listRemotePages(db)).find((each) => each.id === id);
  if (page?.live !== 1) return [];
  return page.texts.map(({ lang, title, summary }) => ({ lang, title, body: summary, at: page.updated_at }));
}

async function writePage(services: Services, trx: Db, page: IndexedPage): Promise<number> {
  const { kind, number } = page;
  // No row is locked, and servers that start together compare the pages at the same time.
  await helpersOf(trx).lock(trx, `search.${kind}.${number}`);
  const texts = await outdatedTexts(inTransactionOf(services, trx), page);
  if (texts === null) return 0;
  await deleteEntries(trx, kind, [number]);
  await insertEntries(
    trx,
    texts.map((text) => entryOf(kind, number, text)),
  );
  return 1;
}

/** Returns the texts of a page whose entries are missing or have others; null if they agree. */
async function outdatedTexts(
  source: ContentSource,
  { kind, number, texts: read }: IndexedPage,
): Promise<FixedPageText[] | null> {
  const texts = (await read(source)).toSorted(byLanguage);
  const wanted = texts.map(({ lang, title, body }) => ({ lang, title, body }));
  return isDeepStrictEqual(await storedTexts(source.db, kind, number), wanted) ? null : texts;
}

/** The text is complete in each language, so no language falls back to another one. */
function entryOf(kind: string, record: number, { lang, title, body, at }: FixedPageText): Entry {
  const indexed = tokensOf({ kind, lang, title, body, others: [], fallsBack: false });
  return { kind, record, lang, at, title, body, ...indexed };
}

async function storedTexts(trx: Db, kind: string, record: number) {
  const rows = await trx
    .selectFrom('search_documents')
    .select(['lang', 'title', 'body'])
    .where('kind', '=', kind)
    .where('record_id', '=', record)
    .execute();
  return rows.map(({ lang, title, body }) => ({ lang, title, body })).toSorted(byLanguage);
}

/** In one order, as the words of each: two servers that write at the same time do not wait for each other in a circle. */
function byLanguage(one: { lang: string }, other: { lang: string }): number {
  return one.lang < other.lang ? -1 : 1;
}
