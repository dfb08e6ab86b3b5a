import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { parse } from 'secure-json-parse';
import type { RecordKey } from '../../content/history/record-versions.repository.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Which records are listed, in the order of their kinds and titles. */
export interface RecordFilter {
  /** Kinds in their order; empty lists nothing. */
  entities: readonly string[];
  condition: RawBuilder<SqlBool> | null;
}

/** A record of the list. */
export interface ListedRecord extends RecordKey {
  title: string;
  source: string;
}

const columns = ['row.entity', 'row.record', 'row.title', 'row.source'] as const;

/** Returns some of the records that have texts in the default language. */
export async function listRecords(
  db: Db,
  filter: RecordFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedRecord[]; total: number }> {
  if (filter.entities.length === 0) return { rows: [], total: 0 };
  const rows = limit > 0 ? await inOrder(db, filter).limit(limit).offset(offset).execute() : [];
  const { total } = await matching(db, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Returns the first record after another one, or the first of all; undefined if there is none. */
export async function nextRecord(
  db: Db,
  filter: RecordFilter,
  after: RecordKey | null,
): Promise<ListedRecord | undefined> {
  if (filter.entities.length === 0) return undefined;
  const place = after && (await placeOf(db, after));
  const rows = inOrder(db, filter);
  const found = place ? rows.where(isAfter(filter.entities, place)) : rows;
  return found.limit(1).executeTakeFirst();
}

function matching(db: Db, { entities, condition }: RecordFilter) {
  const rows = db
    .selectFrom('translated_records as row')
    .where('row.entity', 'in', entities)
    .where('row.in_trash', '=', 0)
    .where('row.source', '!=', '');
  return condition ? rows.where(condition) : rows;
}

function inOrder(db: Db, filter: RecordFilter) {
  return matching(db, filter)
    .select(columns)
    .orderBy(rankOf(filter.entities))
    .orderBy('row.sort_title')
    .orderBy('row.record');
}

interface Place extends RecordKey {
  sort_title: string;
}

function placeOf(db: Db, { entity, record }: RecordKey): Promise<Place | undefined> {
  return db
    .selectFrom('translated_records')
    .select(['entity', 'record', 'sort_title'])
    .where('entity', '=', entity)
    .where('record', '=', record)
    .executeTakeFirst();
}

function isAfter(entities: readonly string[], { entity, sort_title, record }: Place): RawBuilder<SqlBool> {
  const rank = entities.length === 1 ? sql`${entity}` : sql.lit(entities.indexOf(entity));
  return sql<SqlBool>`(${rankOf(entities)}, row.sort_title, row.record) > (${rank}, ${sort_title}, ${record})`;
}

/** One kind needs no rank, so that its rows are read in the order of the index. */
function rankOf(entities: readonly string[]): RawBuilder<unknown> {
  const [first] = entities;
  if (first === undefined || entities.length === 1) return sql`row.entity`;
  const ranks = entities.map((entity, rank) => sql`when ${entity} then ${sql.lit(rank)}`);
  return sql`case row.entity ${sql.join(ranks, sql` `)} end`;
}

/** Returns the states of the translations of some records. */
export async function translationsOf(db: Db, rows: readonly RecordKey[]) {
  if (rows.length === 0) return [];
  return db
    .selectFrom('translation_states')
    .select(['entity', 'record', 'lang', 'missing', 'written_for'])
    .where(keysOf(rows))
    .execute();
}

/** Returns the drafts of records that have never been published. */
export async function newDrafts(db: Db, entities: readonly string[]) {
  if (entities.length === 0) return [];
  return db
    .selectFrom('working_copies')
    .select(['entity', 'id', 'title', 'values_json'])
    .where('record', 'is', null)
    .where('entity', 'in', entities)
    .execute();
}

/** Returns the paths that the saved drafts of some records would change. */
export async function draftPaths(db: Db, rows: readonly RecordKey[]) {
  if (rows.length === 0) return [];
  const copies = await db
    .selectFrom('working_copies')
    .select(['entity', 'record', 'changed'])
    .where(keysOf(rows))
    .execute();
  return copies.map(({ changed, ...key }) => ({ ...key, paths: parse(changed) as string[] }));
}

function keysOf(rows: readonly RecordKey[]): RawBuilder<SqlBool> {
  const keys = rows.map(({ entity, record }) => sql`(entity = ${entity} and record = ${record})`);
  return sql<SqlBool>`(${sql.join(keys, sql` or `)})`;
}

/** Returns the number of records of each kind. */
export async function countRecords(db: Db, entities: readonly string[]): Promise<Record<string, number>> {
  if (entities.length === 0) return {};
  const rows = await matching(db, { entities, condition: null })
    .select(['row.entity', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('row.entity')
    .execute();
  return Object.fromEntries(rows.map(({ entity, count }) => [entity, count]));
}

/** Returns the number of complete translations of each language, and how many of them are outdated. */
export async function countTranslations(db: Db, entities: readonly string[]) {
  if (entities.length === 0) return [];
  return matching(db, { entities, condition: null })
    .innerJoin('translation_states as state', (join) =>
      join.onRef('state.entity', '=', 'row.entity').onRef('state.record', '=', 'row.record'),
    )
    .where('state.missing', '=', '')
    .select([
      'state.lang',
      (select) => select.fn.countAll<number>().as('complete'),
      sql<number>`count(case when state.written_for <> row.source then 1 end)`.as('outdated'),
    ])
    .groupBy('state.lang')
    .execute();
}

/** Returns the keys of the records of a kind whose states are stored, also of those in the trash. */
export async function storedRecords(db: Db, entity: string): Promise<Set<string>> {
  const rows = await db.selectFrom('translated_records').select('record').where('entity', '=', entity).execute();
  return new Set(rows.map(({ record }) => record));
}
