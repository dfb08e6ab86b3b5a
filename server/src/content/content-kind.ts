import type { ContentFields, ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { Upgrades } from '@vitrin/shared-contracts/records/upgrades';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { Generated } from '../platform/database/row-types.ts';
import type { Db, TableWith } from '../platform/database/tables.ts';
import type { Ordered } from './reorder.ts';
import type { Slugged } from './slugs.ts';
import type { VersionGuard } from './version-guard.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import type { Config } from '../config/config.ts';
import type { PageAddresses } from './page-addresses.ts';

/** What a kind reads from: the database or an open transaction. */
export interface ContentSource {
  db: Db;
  config: Config;
  /** All kinds, by entity. */
  kinds: ReadonlyMap<string, ContentKind>;
}

/** A record as it is stored. */
export interface StoredRecord {
  version: number;
  /** Name of the record for lists of versions. */
  title: string;
  /** Time of the last write, if it is known. */
  updatedAt?: string | null;
  /** The request body that would save the record as it is. */
  values: ContentValues;
}

/** What restoring a deleted record needs to know about the rows of its kind. */
export interface RecordRows {
  /** Right that deleting and restoring require; the right of the kind by default. */
  deleteRight?: Right;
  /** Set if staff order the records. */
  order?: Ordered;
  slugs?: Slugged;
  /** Field with the id of the record that contains this one, and its kind. */
  parent?: { field: string; entity: string };
}

/** A record that was inserted. */
export interface CreatedRecord {
  id: number;
  /** The record as its form in the panel reads it. */
  record: unknown;
}

/**
 * A kind of record that staff edit. From its fields follow the history, the merge of concurrent changes and the
 * comparison of versions.
 */
export interface ContentKind {
  /** Name of the entity, as in the audit log. */
  entity: string;
  /** Table of the records, if each is a row with a version; otherwise `save` increases the version itself. */
  table?: VersionGuard['table'];
  /** Conversions of values that were stored in an older form. */
  upgrades?: Upgrades;
  fields: ContentFields;
  /** Returns the fields of one record, if records of the kind differ in them. */
  fieldsOf?: (record: string) => ContentFields;
  /** Right that reading and restoring versions requires. */
  right: Right;
  /** Screen of the panel that edits a record; with `field`, the one with this translated field, if there are several. */
  screen(record: string, field?: string): string;
  /** Form of a new record, if its draft can be saved before it is published. */
  insertScreen?: string;
  /** Public pages of the records; undefined for a kind whose records have none of their own. */
  addresses?: PageAddresses;
  /** Fields with the id of another record that staff may set for several records at once. */
  settable?: readonly string[];
  /** Fields whose addresses are no links. */
  fieldsWithoutLinks?: readonly string[];
  /**
   * Returns the record that shows this one as a part of it, and that staff edit: its links, its translations and what is found in
   * it are those of the other one. Undefined for a record that stands for itself.
   */
  original?(record: string): { entity: string; record: string } | undefined;
  /** Entities of which these records are the originals: a write of one changes what their calls return. */
  copies?: readonly string[];
  /** Returns the keys of all records. */
  records(db: Db): Promise<string[]>;
  /** Returns the record with this key (its id, or the name of a record that has none); null when it does not exist. */
  read(source: ContentSource, record: string): Promise<StoredRecord | null>;
  /**
   * Saves the values in an open transaction and returns the record as its form in the panel reads it. It validates the
   * values and checks no version.
   */
  save(source: ContentSource, record: string, values: ContentValues, stamp: Stamp): Promise<unknown>;
  /**
   * Validates the values and inserts a record in an open transaction; absent when staff create none of this kind. A
   * deleted record is inserted again with its former id.
   */
  create?(source: ContentSource, values: ContentValues, stamp: Stamp, id?: number): Promise<CreatedRecord>;
  /** Deletes the record in an open transaction. Throws 404 without it, `Conflict` when it must not be deleted. */
  remove?(source: ContentSource, record: string, stamp: Stamp): Promise<void>;
  /**
   * Returns the path of the page that shows a record with these values, without the language; null when no page does. For
   * kinds without `addresses` whose records are shown on a page all the same.
   */
  shownOn?(source: ContentSource, record: string, lang: string, values: ContentValues): Promise<string | null>;
  /** True when every page shows the record: a preview can show another page than `shownOn`. */
  isOnEveryPage?: true;
  /** Absent when staff create no records of this kind. */
  rows?: RecordRows;
}

/** Returns the result of `create` for a record that a module has added. */
export function createdRecord({ data }: { data: { id: number } }): CreatedRecord {
  return { id: data.id, record: data };
}

/** Returns the handle of an open transaction as a source. */
export function inTransactionOf(source: ContentSource, trx: Db): ContentSource {
  return { config: source.config, kinds: source.kinds, db: trx };
}

/** Returns the fields of one record of a kind. */
export function fieldsOf({ fields, fieldsOf: ofRecord }: ContentKind, record: string): ContentFields {
  return ofRecord?.(record) ?? fields;
}

/** Returns the ids of the rows of a table as keys of records. */
export async function rowKeys(
  db: Db,
  table: TableWith<{ id: Generated<number>; version: Generated<number> }>,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table as 'articles')
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => String(id));
}
