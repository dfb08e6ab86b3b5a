import type { AnyRecord } from '@vitrin/shared-contracts/records/define-record';
import type { Field, FieldSet } from '@vitrin/shared-contracts/records/field';
import type { Generated } from '../../platform/database/row-types.ts';
import type { TableWith, Tables } from '../../platform/database/tables.ts';
import type { Ordered } from '../reorder.ts';
import type { Slugged } from '../slugs.ts';
import type { TextPictureTable } from '../text-pictures.repository.ts';
import type { VersionGuard } from '../version-guard.ts';

/** A table with one row per record. */
export type RecordTable = NonNullable<VersionGuard['table']> & TableWith<{ id: Generated<number> }>;

/** Names of the columns of a table, or of one of several. */
type ColumnOf<Table extends keyof Tables> = Table extends unknown ? keyof Tables[Table] & string : never;

/** A table with one row per record and language. */
export type TextTable = Extract<keyof Tables, `${string}_translations`>;

/** Where the translations of a kind are stored. */
export interface TextStore<Table extends TextTable = TextTable> {
  table: Table;
  /** Column with the id of the record. */
  owner: ColumnOf<Table>;
  /** Table of the pictures that a rich text shows. */
  pictures?: TextPictureTable;
  /** The translations have a column `search_text`, made of all their texts. */
  isSearched?: true;
}

/** Where the records of a kind are stored. */
export interface RecordStore<
  Table extends RecordTable = RecordTable,
  Texts extends TextTable = TextTable,
  Renamed extends string = string,
> {
  table: Table;
  /** Columns of the fields that have another name in the table. */
  columns?: Readonly<Record<Renamed, ColumnOf<Table>>>;
  /** Absent for a kind without languages. */
  texts?: TextStore<Texts>;
  /** Where staff order the records: the position of a new one. */
  order?: { table: Ordered; newest: 'first' | 'last' };
  /** Values that all rows of the kind have, if several kinds share the table. */
  fixed?: Readonly<Record<string, number | string | null>>;
  slugs?: Slugged;
}

/** Names of the columns that fields need; lists of ids have a table of their own. */
type ColumnNames<Fields extends FieldSet> = {
  [Name in keyof Fields & string]: Fields[Name] extends Field<unknown, 'pictures' | 'relations'> ? never : Name;
}[keyof Fields & string];

type Missing<Fields extends FieldSet, Table extends keyof Tables, Renamed extends string> = Exclude<
  ColumnNames<Fields>,
  ColumnOf<Table> | Renamed
>;

/**
 * Nothing if every field has its column. Otherwise a property that no store has, so that the compile error names the
 * columns that a migration must add.
 */
export type WithColumns<
  D extends AnyRecord,
  Table extends RecordTable,
  Texts extends TextTable,
  Renamed extends string,
> = MigrationFor<Missing<D['shared'], Table, Renamed>, Table> &
  MigrationFor<Missing<D['translated'], Texts, never>, Texts>;

type MigrationFor<Columns extends string, Table extends string> = [Columns] extends [never]
  ? unknown
  : { migration: `Write a migration that adds the column ${Columns} to ${Table}` };
