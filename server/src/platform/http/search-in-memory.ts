import { fold } from '@vitrin/shared-contracts/fold';
import { limits } from '@vitrin/shared-contracts/limits';
import { plainCode, withoutPunctuation } from '../code-terms.ts';
import { plainNumber } from '../number-terms.ts';
import { queryText } from './paging.ts';

/**
 * Returns the records whose texts contain the search text, for a short list that is read completely. Compares as
 * Turkish readers expect (product §10); a list that may grow is searched in the database instead.
 * A telephone number is found in any notation, a code with and without punctuation.
 */
export function searchInMemory<T>(
  records: readonly T[],
  query: unknown,
  textsOf: (record: T) => readonly string[],
): T[] {
  const search = fold((queryText(query, 'search') ?? '').trim().slice(0, limits.search.max));
  const number = plainNumber(search);
  const code = plainCode(search);
  const isFound = (text: string) =>
    fold(text).includes(search) ||
    (number !== null && text.replaceAll(/\D/g, '').includes(number)) ||
    (code !== null && withoutPunctuation(fold(text)).includes(code));
  return records.filter((record) => textsOf(record).some(isFound));
}
