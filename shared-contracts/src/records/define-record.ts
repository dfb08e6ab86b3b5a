import type { Right } from '../rules/rights.ts';
import type { FieldSet, ValuesOf } from './field.ts';
import type { Upgrades } from './upgrades.ts';

/** Rights to the records of one kind. */
export interface RecordRights {
  read: Right;
  write: Right;
  /** Deletes and restores; the right to write by default. */
  remove?: Right;
  /** Changes the order; the right to write by default. */
  order?: Right;
}

/**
 * Declaration of one kind of records that staff edit. From it follow the types of records and forms, the validation, the
 * history and the merge of concurrent changes, the labels, and the values of a new form; on the server also the rows.
 */
export interface RecordDefinition<Shared extends FieldSet = FieldSet, Translated extends FieldSet = FieldSet> {
  /** Name in history, audit log, drafts and trash. */
  entity: string;
  /** Turkish singular noun within a sentence: '3 bölüm'. */
  noun: string;
  rights: RecordRights;
  /** Fields that all languages share. */
  shared: Shared;
  /** Fields of each translation; empty for a kind without languages. The first one is the name of the record. */
  translated: Translated;
  /** Conversions of values that versions, drafts and the trash have of an older form. */
  upgrades?: Upgrades;
}

/** Returns a declaration unchanged; its types are inferred where it is written. */
export function defineRecord<Shared extends FieldSet, Translated extends FieldSet>(
  definition: RecordDefinition<Shared, Translated>,
): RecordDefinition<Shared, Translated> {
  return definition;
}

/** Any declaration. */
export type AnyRecord = RecordDefinition;

/** Validated values of the fields that all languages share. */
export type SharedValues<D extends AnyRecord> = ValuesOf<D['shared']>;

/** Validated texts of one language. */
export type TextValues<D extends AnyRecord> = ValuesOf<D['translated']>;

/** Texts of one language as a form in the panel reads them: a document, and the HTML that is made of it. */
export type StoredTexts<D extends AnyRecord> = 'document' extends keyof D['translated']
  ? Omit<TextValues<D>, 'document'> & { content: string; document: unknown }
  : TextValues<D>;

/** Validated `form_data`. A missing language is left unchanged; null removes its translation. */
export type RecordInput<D extends AnyRecord> = InputHead &
  SharedValues<D> & { translations: Record<string, TextValues<D> | null> };

/** `form_data` of a remote, which removes no translation. */
export type PromisedInput<D extends AnyRecord> = InputHead &
  SharedValues<D> &
  (keyof D['translated'] extends never ? unknown : { translations: Record<string, TextValues<D>> });

/** What every form sends of its record. */
export interface InputHead {
  id?: number;
  /** Version that the form was opened with. */
  version?: number;
}
