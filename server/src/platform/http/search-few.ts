import { fold } from 'shared-contracts/fold';
import { limits } from 'shared-contracts/limits';
import { queryText } from './paging.ts';

/**
 * The records of a short list, which is read whole, whose words hold what is searched for. Read as Turkish readers read
 * (product §10); a list that may grow searches in the database instead.
 */
export function searchFew<T>(records: readonly T[], query: unknown, wordsOf: (record: T) => readonly string[]): T[] {
  const sought = fold((queryText(query, 'search') ?? '').trim().slice(0, limits.search.max));
  return records.filter((record) => wordsOf(record).some((words) => fold(words).includes(sought)));
}
