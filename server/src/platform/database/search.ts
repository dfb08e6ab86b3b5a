import { sql, type Expression, type SqlBool } from 'kysely';
import { fold } from '@vitrin/shared-contracts/fold';
import { limits } from '@vitrin/shared-contracts/limits';
import { Malformed } from '../errors.ts';
import { joinedCodes, withSplitCodes } from '../code-terms.ts';
import { joinedNumbers, withPlainNumbers } from '../number-terms.ts';
import { helpersOf } from './helpers.ts';
import type { Db } from './tables.ts';

/**
 * Returns the condition that all search terms match: short ones as word prefixes, longer ones anywhere, telephone
 * numbers in any notation, codes with and without punctuation. Null: the search is empty. `asFilter`: filters rows that are found by the index of other
 * conditions.
 */
export function searchMatch(db: Db, table: string, search: string, asFilter = false): Expression<SqlBool> | null {
  assertSearchLength(search);
  if (search.trim() === '') return null;
  const readings = readingsOf(search);
  if (readings.length === 0) return sql`1 = 0`;
  return anyOf(readings.map((terms) => helpersOf(db).matchesTerms(table, terms, asFilter)));
}

/** How many of the newest rows are sampled. When a quarter of them match, rows are read without the search index. */
const SAMPLE = 200;
const COMMON_FROM = SAMPLE / 4;

/**
 * Returns `searchMatch` for a list that may be long and has an order of its own. The search index produces every match
 * before the first row is available: 50 ms for a word that occurs in 10,000 texts. When the search terms are common,
 * rows are read in the order of the list instead, and reading stops after one page; 1,000 counted matches are then
 * within 4,000 rows (product §10).
 */
export async function longListMatch(db: Db, table: string, search: string): Promise<ListMatch | null> {
  const match = searchMatch(db, table, search);
  const readings = readingsOf(search);
  if (match === null || readings.length === 0) return match && { common: false, match };
  const common = await areTermsCommon(db, table, readings);
  return { common, match: common ? containsAny(db, `${table}.search_text`, readings) : match };
}

export interface ListMatch {
  common: boolean;
  match: Expression<SqlBool>;
}

async function areTermsCommon(db: Db, table: string, readings: readonly string[][]): Promise<boolean> {
  const newest = sql`select search_text from ${sql.table(table)} order by id desc limit ${SAMPLE}`;
  const containsAll = containsAny(db, 'newest.search_text', readings);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${newest}) as newest where ${containsAll}`.execute(db);
  return (rows[0]?.count ?? 0) >= COMMON_FROM;
}

/** Throws when the search text is too long: each search term requires a check of every text. */
function assertSearchLength(search: string): void {
  if (search.length > limits.search.max)
    throw new Malformed('search-too-long', `Arama en çok ${limits.search.max} karakter olabilir.`);
}

function termsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Returns the search terms, and those with telephone numbers and codes in another notation; none for a search without
 * terms.
 */
function readingsOf(search: string): string[][] {
  const terms = termsOf(search);
  if (terms.length === 0) return [];
  const all = [terms, withPlainNumbers(terms), withSplitCodes(terms), termsOf(joinedCodes(search))];
  return [...new Map(all.map((reading) => [reading.join('\n'), reading])).values()];
}

/** Returns every folded word that a search looks for, in each notation. */
export function searchTerms(search: string): string[] {
  return [...new Set(readingsOf(search).flatMap((reading) => reading.flatMap(termsOf)))];
}

function containsAny(db: Db, column: string, readings: readonly string[][]): Expression<SqlBool> {
  return anyOf(readings.map((terms) => helpersOf(db).containsTerms(column, terms)));
}

function anyOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Returns the value of a `search_text` column: texts are split into words in the same way as search terms, independent
 * of the database's own tokenizer (`VK-10`). Telephone numbers are added as one word.
 */
export function searchText(...texts: readonly string[]): string {
  const words = termsOf(texts.join(' '));
  return [...words, ...joinedNumbers(words)].join(' ');
}
