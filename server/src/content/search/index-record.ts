import { sql } from 'kysely';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { recordDefinitions } from '@vitrin/shared-contracts/records/record-definitions';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ContentKind, StoredRecord } from '../content-kind.ts';
import type { PageAddresses } from '../page-addresses.ts';
import {
  deleteEntries,
  deleteIndexed,
  insertEntries,
  saveIndexed,
  type Entry,
  type IndexedRecord,
} from './entries.repository.ts';
import { recordTexts } from './record-texts.ts';
import { rulesVersion, tokensOf } from './tokens.ts';

/** A kind whose records have pages, and can therefore be found by visitors. */
export interface SearchedKind extends ContentKind {
  table: NonNullable<ContentKind['table']>;
  addresses: PageAddresses;
}

/** Reports whether visitors find the records of a kind: it has pages, rows and a declaration of its texts. */
export function isSearched(kind: ContentKind): kind is SearchedKind {
  return kind.addresses !== undefined && kind.table !== undefined && recordDefinitions.has(kind.entity);
}

/** Records as they are in a transaction, by key; null for one that does not exist. */
export type StoredRecords = ReadonlyMap<string, StoredRecord | null>;

/** Writes the entries of records as they are in this transaction; none of those that visitors do not see. */
export async function indexRecords(trx: Db, kind: SearchedKind, records: StoredRecords): Promise<void> {
  const { entity } = kind;
  // A write of another record that shows one of these, or hides it, does not lock its row. In one order, so that two transactions do not
  // wait for each other in a circle.
  const locks = [...records.keys()].map((key) => `search.${entity}.${key}`);
  await helpersOf(trx).lock(trx, ...locks.toSorted());
  await deleteEntries(trx, entity, [...records.keys()].map(Number));
  const lost: number[] = [];
  const indexed: IndexedRecord[] = [];
  const entries: Entry[] = [];
  for (const [key, stored] of records) {
    const record = Number(key);
    if (!stored) {
      lost.push(record);
      continue;
    }
    const { version, values } = stored;
    const recheckAt = await nextCheck(trx, kind, values);
    indexed.push({ kind: entity, record, version, rules: rulesVersion, recheckAt });
    const [path] = await kind.addresses.current(trx, key);
    if (path && (await isFindable(trx, kind, key))) entries.push(...(await entriesOf(trx, kind, record, values)));
  }
  await deleteIndexed(trx, entity, lost);
  await saveIndexed(trx, indexed);
  await insertEntries(trx, entries);
}

/** Returns when visitors may see more or less of a record without any write: at a time of its own, or of records that bring it on the site. */
async function nextCheck(trx: Db, { addresses }: SearchedKind, values: ContentValues): Promise<string | null> {
  const own = nextMoment(values, Date.now());
  const others = addresses.shownBy ? ((await addresses.nextChange?.(trx)) ?? null) : null;
  return [own, others].filter((time) => time !== null).toSorted()[0] ?? null;
}

/** Reports whether the page of a record, which has an address, is one that visitors see now, and find. */
export async function isFindable(
  db: Db,
  { addresses }: Pick<SearchedKind, 'addresses'>,
  key: string,
): Promise<boolean> {
  return (await addresses.isShown(db, key)) && !(await addresses.isUnlisted?.(db, key));
}

async function entriesOf(trx: Db, kind: SearchedKind, record: number, values: ContentValues): Promise<Entry[]> {
  const definition = recordDefinitions.get(kind.entity);
  if (!definition) return [];
  const at = await publicationOf(trx, kind, record, values);
  // In one order, so that an index that was built again is the same.
  const texts = recordTexts(definition, values).toSorted((one, other) => (one.lang < other.lang ? -1 : 1));
  const languages = texts.map(({ lang }) => lang);
  return texts.map(({ lang, title, body }) => {
    const others = languages.filter((each) => each !== lang);
    const fallsBack = kind.addresses.fallsBack !== false;
    const indexed = tokensOf({ kind: kind.entity, lang, title, body, others, fallsBack });
    return { kind: kind.entity, record, lang, at, title, body, ...indexed };
  });
}

/** The date that staff have given the record, otherwise the time of its creation. */
async function publicationOf(trx: Db, { table }: SearchedKind, record: number, values: ContentValues): Promise<string> {
  const given = values['published_at'];
  if (typeof given === 'string' && !Number.isNaN(Date.parse(given))) return given;
  const { rows } = await sql<{ created_at: string }>`
    select created_at from ${sql.table(table)} where id = ${record}`.execute(trx);
  return rows[0]?.created_at ?? '';
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/;
/** A day ends in Istanbul, three hours before that of UTC. */
const REST_OF_DAY_MS = 21 * 3_600_000;

/** Returns the first time after `now` that a record names: a publication, an end. */
function nextMoment({ translations: _translations, ...shared }: ContentValues, now: number): string | null {
  const times = Object.values(shared)
    .filter((value) => typeof value === 'string' && MOMENT.test(value))
    .map((value) => Date.parse(String(value)) + (String(value).includes('T') ? 0 : REST_OF_DAY_MS))
    .filter((time) => time > now);
  return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null;
}
