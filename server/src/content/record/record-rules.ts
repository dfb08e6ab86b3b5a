import type { AnyRecord, RecordInput, TextValues } from '@vitrin/shared-contracts/records/define-record';
import type { Db } from '../../platform/database/tables.ts';
import type { ContentKind, ContentSource } from '../content-kind.ts';
import type { Columns } from './record-rows.repository.ts';
import type { TextRules } from './record-texts.ts';

/** A record as its form in the panel reads it. */
export interface RecordRow {
  id: number;
  version: number;
  updated_at: string;
  translations?: Readonly<Record<string, object>>;
}

/** Messages by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a kind says of its screens and pages; the rest of its `ContentKind` follows from its declaration. */
export type KindPlaces = Pick<
  ContentKind,
  'addresses' | 'fieldsWithoutLinks' | 'insertScreen' | 'original' | 'screen' | 'settable' | 'shownOn'
>;

/** What is special about one kind of record, besides its declaration. `R` is the record that its form reads. */
export interface RecordRules<D extends AnyRecord, R extends RecordRow> {
  places: KindPlaces;
  /** Field with the id of the record that contains this one, and its kind. */
  parent?: { field: string; entity: string };
  /** Returns the keys of all records; by default, those of all rows of the table. */
  listKeys?(db: Db): Promise<string[]>;
  find(db: Db, id: number): Promise<R | null>;
  /** Returns the name of a record for lists of versions and the audit log; by default its first text. */
  findTitle?(db: Db, record: R): string | Promise<string>;
  /** Changes what a form has sent, before the stored values fill the fields that it lacks. */
  completeSent?(sent: Columns, stored: Columns): Columns;
  /** Checks further, and brings into the stored form, what the schema has validated. Throws `Invalid`. */
  parse?(db: Db, input: RecordInput<D>): Promise<RecordInput<D>>;
  /**
   * Checks what only the database decides, and returns the messages of the fields; `before` is null for a new record.
   * Throws `Conflict` for what no field can mend.
   */
  check?(source: ContentSource, input: RecordInput<D>, before: R | null): FieldErrors | Promise<FieldErrors>;
  /** Returns columns of the row that are derived from the form. */
  deriveColumns?(input: RecordInput<D>): Columns;
  texts?: TextRules<TextValues<D>>;
  /** Stores what else follows from the form, and returns what staff should know about it. */
  afterSave?(source: ContentSource, id: number, input: RecordInput<D>): Promise<string | undefined>;
  /** Throws `Conflict` when the record must not be deleted. */
  checkRemoval?(trx: Db, record: R): Promise<void>;
}
