import { sql } from 'kysely';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { entryId, type EntryKey } from './entry-id.ts';
import { lettersOf, type Word } from './words.ts';

/** An entry of the index: a text of a record with its tokens. */
export interface Entry extends EntryKey {
  /** Time of the publication; newer ones are found first. */
  at: string;
  title: string;
  body: string;
  tokens: readonly string[];
  words: readonly Word[];
}

/** Rows of one statement, below the limits of both databases for parameters. */
const BATCH = 500;

/** Deletes the entries of a record. */
export async function deleteEntries(trx: Db, { kind, record }: Omit<EntryKey, 'lang'>): Promise<void> {
  const rows = await trx
    .deleteFrom('search_documents')
    .where('kind', '=', kind)
    .where('record_id', '=', record)
    .returning('id')
    .execute();
  for (const { id } of rows) await sql`delete from search_index where ${idColumn(trx)} = ${id}`.execute(trx);
}

/** Adds an entry; its words become known to suggestions and to searches by a part of a word. */
export async function insertEntry(
  trx: Db,
  { kind, record, lang, at, title, body, tokens, words }: Entry,
): Promise<void> {
  const id = await freeId(trx, entryId(at, { kind, record, lang }));
  await trx.insertInto('search_documents').values({ id, kind, record_id: record, lang, title, body }).execute();
  await insertTokens(trx, id, tokens);
  await insertWords(trx, lang, words);
}

/** The next id, for the rare case that two records have the same. */
async function freeId(trx: Db, id: number): Promise<number> {
  const taken = await trx.selectFrom('search_documents').select('id').where('id', '=', id).executeTakeFirst();
  return taken ? freeId(trx, id + 1) : id;
}

function idColumn(db: Db) {
  return sql.ref(helpersOf(db).kind === 'sqlite' ? 'rowid' : 'id');
}

async function insertTokens(trx: Db, id: number, tokens: readonly string[]): Promise<void> {
  const isSqlite = helpersOf(trx).kind === 'sqlite';
  await (
    isSqlite
      ? sql`insert into search_index(rowid, tokens) values (${id}, ${tokens.join(' ')})`
      : sql`insert into search_index(id, tokens) values (${id}, array_to_tsvector(${tokens}::text[]))`
  ).execute(trx);
}

/**
 * Adds the words that are not known yet. Most are, so they are looked up first. In one order, so that two publications at the same
 * time do not wait for each other in a circle.
 */
async function insertWords(trx: Db, lang: string, words: readonly Word[]): Promise<void> {
  const known = await knownWords(trx, lang, words);
  const rows = words
    .filter(({ written }) => !known.has(written))
    .map(({ written, folded }) => wordRow(lang, written, folded))
    .toSorted((one, other) => (one.word < other.word ? -1 : 1));
  for (let start = 0; start < rows.length; start += BATCH) {
    const added = await trx
      .insertInto('search_vocabulary')
      .values(rows.slice(start, start + BATCH))
      .onConflict((conflict) => conflict.columns(['lang', 'word']).doNothing())
      .returning(['id', 'fold'])
      .execute();
    if (helpersOf(trx).kind === 'sqlite')
      for (const { id, fold } of added)
        await sql`insert into search_parts(rowid, fold) values (${id}, ${fold})`.execute(trx);
  }
}

/**
 * Looks up each word by its key. For one condition on all words PostgreSQL, which has no statistics of a table that is being filled,
 * would read every word of the language.
 */
async function knownWords(trx: Db, lang: string, words: readonly Word[]): Promise<Set<string>> {
  const written = words.map((word) => word.written);
  const given =
    helpersOf(trx).kind === 'sqlite'
      ? sql`json_each(${JSON.stringify(written)}) as given`
      : sql`unnest(${written}::text[]) as given(value)`;
  const { rows } = await sql<{ word: string }>`
    select given.value as word from ${given} where (
      select known.id from search_vocabulary as known where known.lang = ${lang} and known.word = given.value
    ) is not null`.execute(trx);
  return new Set(rows.map(({ word }) => word));
}

function wordRow(lang: string, word: string, fold: string) {
  const letters = lettersOf(fold);
  return { lang, word, fold, len: letters.length, back: letters.toReversed().join('') };
}

/** State of a record in the index. */
export interface IndexedRecord {
  kind: string;
  record: number;
  version: number;
  rules: number;
  /** Time from which visitors may see another state without a write; null if there is none. */
  recheckAt: string | null;
}

/** Remembers which version of a record the index has; also of one that visitors do not see. */
export async function saveIndexed(trx: Db, { kind, record, version, rules, recheckAt }: IndexedRecord): Promise<void> {
  const state = { version, rules, recheck_at: recheckAt };
  await trx
    .insertInto('search_records')
    .values({ kind, record_id: record, ...state })
    .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doUpdateSet(state))
    .execute();
}

/**
 * Makes the entries of all records with a text in a deleted language due at once. Until then nobody finds that text, because the
 * language is not on the site.
 */
export async function recheckLanguage(trx: Db, lang: string): Promise<void> {
  await sql`update search_records set recheck_at = ${new Date().toISOString()} where exists (
    select 1 from search_documents as entry where entry.lang = ${lang}
    and entry.kind = search_records.kind and entry.record_id = search_records.record_id)`.execute(trx);
}

export async function deleteIndexed(trx: Db, kind: string, record: number): Promise<void> {
  await trx.deleteFrom('search_records').where('kind', '=', kind).where('record_id', '=', record).execute();
}
