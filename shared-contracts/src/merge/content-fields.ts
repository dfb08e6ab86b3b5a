/**
 * How two changes of one field are merged:
 * - `value`: number, choice, date, picture, colour, address; two different changes are a conflict.
 * - `text`: a conflict as well, with a proposal that merges the words.
 * - `set`: unordered labels; additions and removals of both sides apply.
 * - `list`: ordered items with ids; additions, removals, moves and edits of different items apply.
 * - `map`: object by key; changes of different keys apply.
 * - `richText`: editor document; always a conflict, with a proposal that merges blocks and words.
 */
export type FieldKind = 'value' | 'text' | 'set' | 'list' | 'map' | 'richText';

/** A field of a content record. */
export interface ContentField {
  kind: FieldKind;
  /** Turkish label as in the form. */
  label: string;
  /** An empty value is replaced by a generated one when it is saved, such as an address by one made of the title. */
  isGenerated?: true;
  /** A translation without it is complete: the page has a replacement, such as the title for the search title. */
  isOptional?: true;
  /**
   * The value is the id of a picture of the media library, or a list of ids. A record is restored without one that was deleted,
   * unless it is required.
   */
  picture?: 'optional' | 'required';
}

/** Fields by name, in the order of the form. */
export type FieldMap = Readonly<Record<string, ContentField>>;

/** Fields of a kind of content. */
export interface ContentFields {
  /** Fields that all languages share. */
  shared: FieldMap;
  /** Fields of each translation; empty for kinds without languages. */
  translated: FieldMap;
}

/** Fields of one language. */
export type TranslationValues = Readonly<Record<string, unknown>>;

/**
 * The stored state of a record in the shape of the request body: shared fields at the top and `translations` by
 * language. A language that is null or missing does not exist.
 */
export type ContentValues = Readonly<Record<string, unknown>> & {
  translations?: Readonly<Record<string, TranslationValues | null>>;
};

/** Returns the path of a language, or of one of its fields: `translations.en`, `translations.en.summary`. */
export function translationPath(language: string, field?: string): string {
  return field === undefined ? `translations.${language}` : `translations.${language}.${field}`;
}

/**
 * Returns the Turkish label of a path; the path itself if no field has it.
 * @param fields - fields of the kind of content
 * @param path - path in the notation of `mergeRecord`
 * @example
 * ```ts
 * fieldLabel(fields, 'cover_id'); // 'Kapak'
 * fieldLabel(fields, 'translations.en.summary'); // 'Özet (en)'
 * fieldLabel(fields, 'translations.en'); // 'Çeviri (en)'
 * ```
 */
export function fieldLabel(fields: ContentFields, path: string): string {
  const [top, language, field] = path.split('.');
  const isTranslated = top === 'translations' && language !== undefined;
  if (isTranslated && field === undefined) return `Çeviri (${language})`;
  const label = fieldAt(fields, path)?.label;
  if (label === undefined) return path;
  return isTranslated ? `${label} (${language})` : label;
}

/**
 * Returns the field at a path; `undefined` for a whole language, and if no field has the path.
 * @param fields - fields of the kind of content
 * @param path - path in the notation of `mergeRecord`
 */
export function fieldAt(fields: ContentFields, path: string): ContentField | undefined {
  const [top, language, field] = path.split('.');
  if (top !== 'translations' || language === undefined) return declared(fields.shared, path);
  return field === undefined ? undefined : declared(fields.translated, field);
}

/**
 * Returns the kind of the field at a path; `translation` for a whole language.
 * @param fields - fields of the kind of content
 * @param path - path in the notation of `mergeRecord`
 */
export function fieldKind(fields: ContentFields, path: string): FieldKind | 'translation' {
  const [top, language, field] = path.split('.');
  if (top === 'translations' && language !== undefined && field === undefined) return 'translation';
  return fieldAt(fields, path)?.kind ?? 'value';
}

/**
 * Returns the value at a path; `undefined` if the record does not have it.
 * @param values - stored state of a record
 * @param path - path in the notation of `mergeRecord`
 */
export function valueAt(values: ContentValues, path: string): unknown {
  const [top, language, field] = path.split('.');
  if (top !== 'translations' || language === undefined) return values[path];
  const translation = values.translations?.[language];
  return field === undefined ? (translation ?? undefined) : translation?.[field];
}

function declared(fields: FieldMap, name: string): ContentField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
