import type { ColumnDefinitionBuilder, Expression, SqlBool } from 'kysely';
import type { Db } from './tables.ts';

/** What the error of a failed statement means to the caller. */
export type ErrorKind = 'unique' | 'foreign-key' | 'unavailable' | 'other';

/** The eight operations for which SQLite and PostgreSQL need different SQL; all other queries are shared. */
export interface DialectHelpers {
  kind: 'sqlite' | 'postgres';
  /** Makes the column the primary key, auto-incremented when no value is given. */
  id(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /**
   * Indexes the `search_text` column of a table with primary key `id`: word prefixes and, from three letters on, any
   * substring.
   */
  createSearchIndex(db: Db, table: string): Promise<void>;
  /**
   * True for rows of `table` whose `search_text` contains all of the folded search terms; see `createSearchIndex`.
   * `asFilter`: the other conditions use an index of their own; the rows that they select are filtered, instead of
   * looked up one by one.
   */
  wordsMatch(table: string, words: readonly string[], asFilter?: boolean): Expression<SqlBool>;
  /** The same of a column, row by row and without the index: where most rows hold the words, a few rows are a page. */
  wordsHeld(column: string, words: readonly string[]): Expression<SqlBool>;
  /** Holds a named lock until the transaction ends. Serialises writers over all server processes. */
  lock(trx: Db, name: string): Promise<void>;
  /** Tells the other server processes, on commit, that the content version is raised. */
  notifyChange(trx: Db, version: number): Promise<void>;
  /** Tells the other server processes what has happened in an inbox. */
  notifyInbox(db: Db, payload: string): Promise<void>;
  /** Lets rows of `table` be added and read, never changed or deleted, whoever asks. */
  forbidChanges(db: Db, table: string): Promise<void>;
  /** Takes back of `forbidChanges` that rows may never go: those whose `at` is half a year old may. */
  letOldRowsGo(db: Db, table: string): Promise<void>;
  errorKind(error: unknown): ErrorKind;
}
