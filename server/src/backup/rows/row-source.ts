/** A row as the driver returns it: texts, numbers, null, and buffers for `bytea`. */
export type Row = Readonly<Record<string, unknown>>;

/** All rows of a database at one moment. Other processes may write meanwhile. */
export interface RowSource {
  /** Tables with data, without those of the migrator and of the search indexes. */
  tables: readonly string[];
  /** Last executed migration. */
  migration: string;
  count(table: string): Promise<number>;
  /** Yields the rows in batches, in no particular order. */
  rows(table: string): AsyncIterable<readonly Row[]>;
  /** Last generated id by table: an id is never used twice, even if its row was deleted. */
  sequences(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** Rows per batch: a few megabytes at most, since texts of a record are limited. */
export const BATCH_ROWS = 500;
