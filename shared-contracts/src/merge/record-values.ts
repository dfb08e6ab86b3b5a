import type { ContentFields, ContentValues, FieldMap } from './content-fields.ts';
import { isEqual, isObject, ownValue, type JsonObject } from './sides.ts';

/** Fields of a language; null if it does not exist or was deleted, `undefined` if the record does not mention it. */
export type Translation = JsonObject | null | undefined;

/** Reports whether records of this kind have languages. */
export function hasTranslations({ translated }: ContentFields): boolean {
  return Object.keys(translated).length > 0;
}

/** Returns the languages that the records mention, each once. */
export function languagesOf(...records: readonly ContentValues[]): string[] {
  return [...new Set(records.flatMap(({ translations = {} }) => Object.keys(translations)))];
}

/** Returns the fields of a language. */
export function translationOf({ translations = {} }: ContentValues, language: string): Translation {
  const translation = ownValue(translations, language);
  return isObject(translation) || translation === undefined ? translation : null;
}

/** Returns the names of the fields that differ; `undefined` in `after` means unchanged. */
export function changedFields(fields: FieldMap, before: JsonObject, after: JsonObject): string[] {
  return Object.keys(fields).filter((name) => {
    const value = ownValue(after, name);
    return value !== undefined && !isEqual(ownValue(before, name), value);
  });
}

/** Returns the paths in which a language differs: its fields, or the language itself if it exists in one state only. */
export function changedTranslation(
  fields: FieldMap,
  path: string,
  { before, after }: Readonly<Record<'before' | 'after', Translation>>,
): string[] {
  if (before && after) return changedFields(fields, before, after).map((name) => `${path}.${name}`);
  return before || after ? [path] : [];
}
