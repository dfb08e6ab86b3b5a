import type { FieldKind } from '../merge/content-fields.ts';
import type { SectionTexts, StoredSection } from '../sections/stored-sections.ts';

/** Types of the fields of a record. Rules, history and database columns follow from the type. */
export type FieldType =
  | 'address'
  | 'amount'
  | 'choice'
  | 'code'
  | 'files'
  | 'day'
  | 'flag'
  | 'integer'
  | 'labels'
  | 'language'
  | 'longText'
  | 'moment'
  | 'pages'
  | 'pairs'
  | 'picture'
  | 'pictures'
  | 'relation'
  | 'relations'
  | 'richText'
  | 'sections'
  | 'sectionTexts'
  | 'slug'
  | 'text';

/** What a field declares besides its type. */
export interface FieldOptions {
  /** Turkish label as in the form: the one place that names the field for form, errors, history, audit log and drafts. */
  label: string;
  /** The value must not be empty. */
  required?: true;
  /** Shortest and longest length in characters. */
  length?: { min?: number; max: number };
  /** Smallest and largest number. */
  range?: { min: number; max: number };
  /** Most items of a list. */
  maxItems?: number;
  /** Values of a choice. */
  values?: readonly string[];
  /** Kind of the record that a relation names. */
  of?: string;
  /** Value of a new record. */
  initial?: string | number;
  /** An empty value is stored as null. */
  isNullable?: true;
  /** A translation without it is complete: the page has a replacement, such as the title for the search title. */
  isOptional?: true;
  /** Flag of the record that keeps the value from visitors. */
  hiddenBy?: string;
  /** Form of a valid text, and the message for another. */
  pattern?: { matches: RegExp; message: string };
  /** Name of the field in the record that forms read, if that contains more than the id: the picture itself. */
  shownAs?: string;
}

/**
 * A field of a record. `Value` is its validated value; `Type` decides how it is checked, merged and stored. Create one
 * with a function of `field`.
 */
export interface Field<Value, Type extends FieldType = FieldType> extends FieldOptions {
  type: Type;
  /** Carries the type of the value; no field has this property. */
  value?: Value;
}

/** Fields by name, in the order of the form. */
export type FieldSet = Readonly<Record<string, Field<unknown>>>;

/** Returns the type of the validated value of a field. */
export type ValueOf<F> = F extends Field<infer Value> ? Value : never;

/** Validated values of some fields. */
export type ValuesOf<Fields extends FieldSet> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** A label with its value, such as 'Açıklık' and '42 m'. The id is made by the client, so that others may edit other rows. */
export interface Pair {
  id: string;
  label: string;
  value: string;
}

/** Options of a relation. */
export type RelationOptions = FieldOptions & { of: string };

/** Options of a text. */
export type TextOptions = FieldOptions & { length: { min?: number; max: number } };

function text(options: TextOptions & { isNullable: true }): Field<string | null, 'text'>;
function text(options: TextOptions): Field<string, 'text'>;
function text(options: TextOptions): Field<string | null, 'text'> {
  return { type: 'text', ...options };
}

function address(options: FieldOptions & { required: true }): Field<string, 'address'>;
function address(options: FieldOptions): Field<string | null, 'address'>;
function address(options: FieldOptions): Field<string | null, 'address'> {
  return { type: 'address', ...options };
}

/** Value of a choice: undefined, or null if that is allowed, only without a value if it is neither required nor has an initial one. */
export type ChosenValue<Values extends readonly string[], Options> = Options extends
  | { required: true }
  | { initial: string }
  ? Values[number]
  : Options extends { isNullable: true }
    ? Values[number] | null
    : Values[number] | undefined;

function choice<const Values extends readonly string[], Options extends FieldOptions>(
  values: Values,
  options: Options,
): Field<ChosenValue<Values, Options>, 'choice'> {
  return { type: 'choice', values, ...options };
}

function picture(options: FieldOptions & { required: true }): Field<number, 'picture'>;
function picture(options: FieldOptions): Field<number | null, 'picture'>;
function picture(options: FieldOptions): Field<number | null, 'picture'> {
  return { type: 'picture', ...options };
}

function relation(options: RelationOptions & { isNullable: true }): Field<number | null, 'relation'>;
function relation(options: RelationOptions): Field<number, 'relation'>;
function relation(options: RelationOptions): Field<number | null, 'relation'> {
  return { type: 'relation', ...options };
}

function moment(options: FieldOptions & { isNullable: true }): Field<string | null, 'moment'>;
function moment(options: FieldOptions): Field<string, 'moment'>;
function moment(options: FieldOptions): Field<string | null, 'moment'> {
  return { type: 'moment', ...options };
}

/** Creates the fields of a declaration. */
export const field = {
  /** A link target: a path of the site or an https address; null without one. */
  address,
  /** An amount of money with two decimals, such as `1250.50`; null without one. */
  amount: (options: FieldOptions): Field<string | null, 'amount'> => ({ type: 'amount', ...options }),
  /** One of a fixed list of values. */
  choice,
  /** A text that is one value, such as a product code: two different changes are a conflict. */
  code: (options: TextOptions): Field<string, 'code'> => ({ type: 'code', ...options }),
  /** Addresses of files that visitors download, in display order. */
  files: (options: FieldOptions & { maxItems: number }): Field<string[], 'files'> => ({ type: 'files', ...options }),
  /** A day of the calendar (`YYYY-MM-DD`); null without one. */
  day: (options: FieldOptions): Field<string | null, 'day'> => ({ type: 'day', isNullable: true, ...options }),
  /** A switch; on in a new record unless `initial` is 0. */
  flag: (options: FieldOptions): Field<0 | 1, 'flag'> => ({ type: 'flag', ...options }),
  /** A whole number; null without one. */
  integer: (options: FieldOptions & { range: { min: number; max: number } }): Field<number | null, 'integer'> => ({
    type: 'integer',
    ...options,
  }),
  /** Unordered short texts. */
  labels: (options: TextOptions & { maxItems: number }): Field<string[], 'labels'> => ({ type: 'labels', ...options }),
  /** Abbreviation of a language; null for all. */
  language: (options: FieldOptions): Field<string | null, 'language'> => ({ type: 'language', ...options }),
  /** A text of several lines. */
  longText: (options: TextOptions): Field<string, 'longText'> => ({ type: 'longText', ...options }),
  /** A point in time: ISO time in UTC. */
  moment,
  /** Keys of pages of the site, as `menuTargetKey` returns them; a page that moves keeps its key. */
  pages: (options: FieldOptions & { maxItems: number }): Field<string[], 'pages'> => ({ type: 'pages', ...options }),
  /** Labels with a value each, in display order. */
  pairs: (options: TextOptions & { maxItems: number }): Field<Pair[], 'pairs'> => ({ type: 'pairs', ...options }),
  /** The id of a picture of the media library. */
  picture,
  /** Ids of pictures in display order. */
  pictures: (options: FieldOptions & { maxItems: number }): Field<number[], 'pictures'> => ({
    type: 'pictures',
    ...options,
  }),
  /** The id of a record of another kind; null without one. */
  relation,
  /** Ids of records of another kind, in display order. */
  relations: (options: RelationOptions & { maxItems: number }): Field<number[], 'relations'> => ({
    type: 'relations',
    ...options,
  }),
  /** The sections of a page, with what all languages share of them. */
  sections: (options: FieldOptions): Field<StoredSection[], 'sections'> => ({ type: 'sections', ...options }),
  /** The texts of the sections of a page in one language. */
  sectionTexts: (options: FieldOptions): Field<SectionTexts, 'sectionTexts'> => ({ type: 'sectionTexts', ...options }),
  /** A document of the editor; one without text unless it is required. */
  richText: (options: FieldOptions): Field<object, 'richText'> => ({ type: 'richText', ...options }),
  /** The last part of the address of a page; made of the title if it is empty. */
  slug: (options: FieldOptions): Field<string, 'slug'> => ({ type: 'slug', ...options }),
  /** One line of text. */
  text,
} as const;

const jsonTypes: ReadonlySet<FieldType> = new Set(['files', 'labels', 'pages', 'pairs', 'sections', 'sectionTexts']);

/** Checks whether the values of a type are stored as JSON. A document is too, after it was cleaned. */
export function storesJson(type: FieldType): boolean {
  return jsonTypes.has(type);
}

/** Checks whether the ids of a type are stored in a table of their own, by the kind. */
export function storesIds(type: FieldType): type is 'pictures' | 'relations' {
  return type === 'pictures' || type === 'relations';
}

/** How two changes of a field of each type are merged. */
export const fieldKinds: Readonly<Record<FieldType, FieldKind>> = {
  address: 'value',
  amount: 'value',
  choice: 'value',
  code: 'value',
  files: 'list',
  day: 'value',
  flag: 'value',
  integer: 'value',
  labels: 'set',
  language: 'value',
  longText: 'text',
  moment: 'value',
  pages: 'set',
  pairs: 'list',
  picture: 'value',
  pictures: 'list',
  relation: 'value',
  relations: 'list',
  richText: 'richText',
  sections: 'list',
  sectionTexts: 'map',
  slug: 'value',
  text: 'text',
};
