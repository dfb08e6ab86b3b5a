import { sql, type Expression, type SqlBool } from 'kysely';
import { fold } from 'shared-contracts/fold';
import { limits } from 'shared-contracts/limits';
import { problems } from '../http/problem.ts';
import { helpersOf } from './helpers.ts';
import type { Db } from './tables.ts';

/** All words of a search must be there: short ones as beginnings of words, longer ones anywhere. Null: nothing is searched. */
export function searchMatch(db: Db, table: string, search: string): Expression<SqlBool> | null {
  refuseLong(search);
  if (search.trim() === '') return null;
  const words = wordsOf(search);
  if (words.length === 0) return sql`1 = 0`;
  return helpersOf(db).wordsMatch(table, words);
}

/** Each word costs a look at every text: a search has an end. */
export function refuseLong(search: string): void {
  if (search.length > limits.search.max)
    throw problems.malformed(`Arama en çok ${limits.search.max} karakter olabilir.`);
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What a `search_text` column holds: words parted as those of a search are, whatever a database takes for a word (`VK-10`). */
export function searchText(...texts: readonly string[]): string {
  return wordsOf(texts.join(' ')).join(' ');
}
