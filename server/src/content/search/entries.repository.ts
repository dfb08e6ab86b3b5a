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

/** Deletes the entries of records of a kind. */
export async function deleteEntries(trx: Db, kind: string, records: readonly number[]): Promise<void> {
  const rows = await trx
    .deleteFrom('search_documents')
    .where('kind', '=', kind)
    .where('record_id', 'in', records)
    .returning('id')
    .execute();
  if (rows.length === 0) return;
  const ids = sql.join(rows.map(({ id }) => id));
  await sql`delete from search_index where ${idColumn(trx)} in (${ids})`.execute(trx);
}

/** Adds entries; their words become known to suggestions and to searches by a part of a word. */
export async function insertEntries(trx: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const ids = await freeIds(trx, entries);
  const documents = entries.map(({ kind, record, lang, title, body }, index) => {
    return { id: ids[index] ?? 0, kind, record_id: record, lang, title, body };
  });
  await trx.insertInto('search_documents').values(documents).execute();
  await insertTokens(trx, ids, entries);
  // At the end, because a publication that has the same new words waits for them until the commit.
  await insertWords(trx, entries);
}

/** Returns the ids of entries: the next free one, for the rare case that two records have the same. */
async function freeIds(trx: Db, entries: readonly Entry[]): Promise<number[]> {
  const wanted = entries.map((entry) => entryId(entry.at, entry));
  const taken = new Set(await takenIds(trx, wanted));
  const ids: number[] = [];
  for (let id of wanted) {
    while (taken.has(id)) {
      id += 1;
      for (const other of await takenIds(trx, [id])) taken.add(other);
    }
    taken.add(id);
    ids.push(id);
  }
  return ids;
}

async function takenIds(trx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await trx.selectFrom('search_documents').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

function idColumn(db: Db) {
  return sql.ref(helpersOf(db).kind === 'sqlite' ? 'rowid' : 'id');
}

async function insertTokens(trx: Db, ids: readonly number[], entries: readonly Entry[]): Promise<void> {
  const isSqlite = helpersOf(trx).kind === 'sqlite';
  const rows = entries.map(({ tokens }, index) => {
    const text = tokens.join(' ');
    return sql`(${ids[index]}, ${isSqlite ? text : sql`array_to_tsvector(string_to_array(${text}, ' '))`})`;
  });
  await sql`insert into search_index (${idColumn(trx)}, tokens) values ${sql.join(rows)}`.execute(trx);
}

/**
 * Adds the words that are not known yet. Most are, so they are looked up first. In one order, so that two publications at the same
 * time do not wait for each other in a circle.
 */
async function insertWords(trx: Db, entries: readonly Entry[]): Promise<void> {
  const byLanguage = Map.groupBy(entries, ({ lang }) => lang);
  for (const lang of [...byLanguage.keys()].toSorted()) {
    const words = (byLanguage.get(lang) ?? []).flatMap((entry) => entry.words);
    await insertWordsOf(trx, lang, new Map(words.map(({ written, folded }) => [written, folded])));
  }
}

/** @param words - as written, with their folded letters */
async function insertWordsOf(trx: Db, lang: string, words: ReadonlyMap<string, string>): Promise<void> {
  const known = await knownWords(trx, lang, [...words.keys()]);
  const rows = [...words]
    .filter(([written]) => !known.has(written))
    .map(([written, folded]) => wordRow(lang, written, folded))
    .toSorted((one, other) => (one.word < other.word ? -1 : 1));
  for (let start = 0; start < rows.length; start += BATCH) {
    const added = await trx
      .insertInto('search_vocabulary')
      .values(rows.slice(start, start + BATCH))
      .onConflict((conflict) => conflict.columns(['lang', 'word']).doNothing())
      .returning(['id', 'fold'])
      .execute();
    if (helpersOf(trx).kind === 'sqlite') await insertParts(trx, added);
  }
}

async function insertParts(trx: Db, words: readonly { id: number; fold: string }[]): Promise<void> {
  if (words.length === 0) return;
  const rows = words.map(({ id, fold }) => sql`(${id}, ${fold})`);
  await sql`insert into search_parts (rowid, fold) values ${sql.join(rows)}`.execute(trx);
}

/**
 * Looks up each word by its key. For one condition on all words PostgreSQL, which has no statistics of a table that is being filled,
 * would read every word of the language.
 */
async function knownWords(trx: Db, lang: string, words: readonly string[]): Promise<Set<string>> {
  const given =
    helpersOf(trx).kind === 'sqlite'
      ? sql`json_each(${JSON.stringify(words)}) as given`
      : sql`unnest(${words}::text[]) as given(value)`;
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

/** Remembers which versions of records the index has; also of those that visitors do not see. */
export async function saveIndexed(trx: Db, records: readonly IndexedRecord[]): Promise<void> {
  if (records.length === 0) return;
  await trx
    .insertInto('search_records')
    .values(
      records.map(({ kind, record, version, rules, recheckAt }) => {
        return { kind, record_id: record, version, rules, recheck_at: recheckAt };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'record_id']).doUpdateSet(({ ref }) => ({
        version: ref('excluded.version'),
        rules: ref('excluded.rules'),
        recheck_at: ref('excluded.recheck_at'),
      })),
    )
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

export async function deleteIndexed(trx: Db, kind: string, records: readonly number[]): Promise<void> {
  if (records.length === 0) return;
  await trx.deleteFrom('search_records').where('kind', '=', kind).where('record_id', 'in', records).execute();
}
