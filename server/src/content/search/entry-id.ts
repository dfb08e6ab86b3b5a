import { createHash } from 'node:crypto';

/** Ids in one second. The largest id is below 2^53 until the year 2242. */
const PER_SECOND = 2 ** 20;
/** Numbers of records, and of kinds with a language, that are told apart within a second. */
const RECORDS = 2 ** 12;
const SERIES = 2 ** 8;

/** What an entry of the index belongs to. */
export interface EntryKey {
  kind: string;
  record: number;
  lang: string;
}

/**
 * Returns the id of an entry: the newest record has the highest, so that no list of results has to be sorted. It follows from the
 * record alone, so that an index that was built again, also in another database, has the same order.
 * @param at - time of the publication
 */
export function entryId(at: string, { kind, record, lang }: EntryKey): number {
  const second = Math.max(0, Math.floor(Date.parse(at) / 1_000) || 0);
  const [series = 0] = createHash('sha256').update(`${kind} ${lang}`).digest();
  return second * PER_SECOND + (record % RECORDS) * SERIES + series;
}
