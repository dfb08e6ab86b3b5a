import type { ColumnDefinitionBuilder, Expression, RawBuilder, SqlBool } from 'kysely';
import type { Db } from './tables.ts';

/** What the error of a failed statement means to the caller. */
export type ErrorKind = 'unique' | 'foreign-key' | 'unavailable' | 'other';

/** The eleven operations for which SQLite and PostgreSQL need different SQL; all other queries are shared. */
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
  matchesTerms(table: string, searchTerms: readonly string[], asFilter?: boolean): Expression<SqlBool>;
  /**
   * The same condition on a column, evaluated row by row without the index: when most rows match, a few rows already
   * fill a page.
   */
  containsTerms(column: string, searchTerms: readonly string[]): Expression<SqlBool>;
  /** True if the text contains the part, compared letter by letter. */
  contains(text: Expression<unknown>, part: string): RawBuilder<SqlBool>;
  /**
   * Returns the column without its indexes, for a condition that most rows meet: without statistics SQLite expects ten
   * rows for each value.
   */
  withoutIndex(column: string): RawBuilder<unknown>;
  /** Holds named locks until the transaction ends. Serialises writers across all server processes. */
  lock(trx: Db, ...names: string[]): Promise<void>;
  /** Aborts every statement of this transaction that takes longer, where statements can be aborted. */
  limitStatements(trx: Db, ms: number): Promise<void>;
  /** Notifies the other server processes, on commit, that the content version has increased. */
  notifyContentChange(trx: Db, version: number): Promise<void>;
  /** Notifies the other server processes of an inbox event. */
  notifyInboxEvent(db: Db, payload: string): Promise<void>;
  /** Makes `table` append-only: triggers reject every update and delete, whichever client runs it. */
  makeAppendOnly(db: Db, table: string): Promise<void>;
  /** Relaxes `makeAppendOnly`: rows whose `at` is at least six months old may be deleted. */
  allowDeletingOldRows(db: Db, table: string): Promise<void>;
  errorKind(error: unknown): ErrorKind;
}
