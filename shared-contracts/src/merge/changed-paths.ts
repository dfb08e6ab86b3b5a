import { translationPath, type ContentFields, type ContentValues } from './content-fields.ts';
import { changedFields, changedTranslation, hasTranslations, languagesOf, translationOf } from './record-values.ts';

/**
 * Returns the paths of the fields in which two stored states of a record differ, in the order of declaration. A
 * language that exists in one of them only is one path: `translations.en`.
 * @param fields - fields of the kind of content
 * @param before - earlier state
 * @param after - later state; a field that is `undefined` is unchanged, a language that is null or missing was deleted
 * @example
 * ```ts
 * changedPaths(fields, before, after); // ['cover_id', 'translations.en.summary']
 * ```
 */
export function changedPaths(fields: ContentFields, before: ContentValues, after: ContentValues): string[] {
  const languages = hasTranslations(fields) ? languagesOf(before, after) : [];
  const changedIn = (language: string) =>
    changedTranslation(fields.translated, translationPath(language), {
      before: translationOf(before, language),
      after: translationOf(after, language),
    });
  return [...changedFields(fields.shared, before, after), ...languages.flatMap(changedIn)];
}
