import type { ColumnType } from 'kysely';

/** Set by the database where it is left out, as autoincremented keys and column defaults are. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** JSON kept as text; parsed in repositories. */
export type JsonText = string;
/** ISO-8601 in UTC with milliseconds. */
export type Time = string;
export type Flag = 0 | 1;

/** Columns of every table that staff edit. */
export interface Edited {
  version: Defaulted<number>;
  created_at: Time;
  updated_at: Time;
  updated_by: Defaulted<number | null>;
}
