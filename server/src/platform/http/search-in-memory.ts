import { fold } from '@vitrin/shared-contracts/fold';
import { limits } from '@vitrin/shared-contracts/limits';
import { queryText } from './paging.ts';

/**
 * Returns the records whose texts contain the search text, for a short list that is read completely. Compares as
 * Turkish readers expect (product §10); a list that may grow is searched in the database instead.
 */
export function searchInMemory<T>(
  records: readonly T[],
  query: unknown,
  textsOf: (record: T) => readonly string[],
): T[] {
  const searchText = fold((queryText(query, 'search') ?? '').trim().slice(0, limits.search.max));
  return records.filter((record) => textsOf(record).some((searchTerms) => fold(searchTerms).includes(searchText)));
}
