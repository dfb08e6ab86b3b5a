import { sql } from 'kysely';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A condition on the tokens of an entry. */
export type TokenQuery =
  | string
  | { all: readonly TokenQuery[] }
  | { any: readonly TokenQuery[] }
  | { some: TokenQuery; not: TokenQuery };

/** Returns the condition that any of these tokens is there; each once. */
export function anyToken(tokens: readonly string[]): TokenQuery {
  return { any: [...new Set(tokens)] };
}

interface Notation {
  token(text: string): string;
  all: string;
  any: string;
  butNot: string;
}

const fts5: Notation = {
  token: (text) => `"${text.replaceAll('"', '""')}"`,
  all: ' AND ',
  any: ' OR ',
  butNot: ' NOT ',
};
const tsquery: Notation = {
  token: (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`,
  all: ' & ',
  any: ' | ',
  butNot: ' & !',
};

/** Writes a condition in the language of a database. The text is a parameter of the statement, never part of it. */
export function writeQuery(query: TokenQuery, kind: 'sqlite' | 'postgres'): string {
  return written(query, kind === 'sqlite' ? fts5 : tsquery);
}

function written(query: TokenQuery, notation: Notation): string {
  if (typeof query === 'string') return notation.token(query);
  const list = (parts: readonly TokenQuery[], operator: string) =>
    `(${parts.map((part) => written(part, notation)).join(operator)})`;
  if ('all' in query) return list(query.all, notation.all);
  if ('any' in query) return list(query.any, notation.any);
  return `(${written(query.some, notation)}${notation.butNot}${written(query.not, notation)})`;
}

/** Returns the newest entries that meet a condition. */
export async function findEntries(db: Db, query: TokenQuery, limit: number): Promise<number[]> {
  const { kind } = helpersOf(db);
  const text = writeQuery(query, kind);
  const statement =
    kind === 'sqlite'
      ? sql<{ id: number }>`
          select rowid as id from search_index where search_index match ${text} order by rowid desc limit ${limit}`
      : // Ordered by the id itself, the planner would walk the primary key and unpack the tokens of every entry: seconds.
        sql<{ id: number }>`
          select id from search_index where tokens @@ ${text}::tsquery order by id + 0 desc limit ${limit}`;
  const { rows } = await statement.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns any entries that meet a condition, to count them: PostgreSQL stops at the limit, where it would sort all to find the newest. */
export async function sampleEntries(db: Db, query: TokenQuery, limit: number): Promise<number[]> {
  if (helpersOf(db).kind === 'sqlite') return findEntries(db, query, limit);
  const { rows } = await sql<{ id: number }>`
    select id from search_index where tokens @@ ${writeQuery(query, 'postgres')}::tsquery limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Runs reads of the index. PostgreSQL must neither read the whole table nor walk its key, whatever it expects to find: both are
 * switched off for these statements, in a transaction of their own.
 */
export async function withIndexOnly<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  if (helpersOf(db).kind === 'sqlite' || db.isTransaction) return read(db);
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_indexscan = off`.execute(trx);
    return read(trx);
  });
}
