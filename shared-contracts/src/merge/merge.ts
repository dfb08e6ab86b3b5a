import { translationPath, type ContentFields, type ContentValues, type FieldMap } from './content-fields.ts';
import { mergeFields, type FieldConflict, type MergedFields } from './merge-fields.ts';
import {
  changedFields,
  changedTranslation,
  hasTranslations,
  languagesOf,
  translationOf,
  type Translation,
} from './record-values.ts';
import { mapSides, type JsonObject, type Sides } from './sides.ts';

export { changedPaths } from './changed-paths.ts';
export type { FieldConflict } from './merge-fields.ts';
export type { Sides } from './sides.ts';

/** Result of a merge. */
export interface MergeResult {
  /** The merged record; at the path of a conflict it has my value. */
  value: ContentValues;
  /** Paths whose value contains changes of theirs that mine lacks, in the order of declaration. */
  merged: string[];
  /** What a user must decide; if empty, the merged record can be stored. */
  conflicts: FieldConflict[];
}

/**
 * Merges two versions of a record that were made from the same base. A change that only one side made is taken; the
 * kind of the field decides about changes of both sides.
 * @param fields - fields of the kind of content; fields that are not declared are copied from mine
 * @param sides - `base`: state from which mine was made; `mine`: body of a request, in which a field or language that
 *   is `undefined` is unchanged and a language that is null is deleted; `theirs`: present state, in which a missing
 *   language does not exist
 * @example
 * ```ts
 * const { value, merged, conflicts } = mergeRecord(fields, { base, mine, theirs });
 * if (conflicts.length > 0) return showConflicts(conflicts); // [{ path: 'translations.en.summary', … }]
 * await save(value);
 * ```
 */
export function mergeRecord(fields: ContentFields, sides: Sides<ContentValues>): MergeResult {
  const shared = mergeFields(fields.shared, sides, (name) => name);
  if (!hasTranslations(fields)) return shared;
  const languages = languagesOf(sides.base, sides.mine, sides.theirs).map((language) => {
    const translations = mapSides(sides, (side) => translationOf(side, language));
    return { language, ...mergeTranslation(fields.translated, translationPath(language), translations) };
  });
  const present = languages.filter(({ value }) => value !== undefined);
  const translations = Object.fromEntries(present.map(({ language, value }) => [language, value ?? null]));
  return {
    value: languages.length > 0 ? { ...shared.value, translations } : shared.value,
    merged: [...shared.merged, ...languages.flatMap(({ merged }) => merged)],
    conflicts: [...shared.conflicts, ...languages.flatMap(({ conflicts }) => conflicts)],
  };
}

function mergeTranslation(fields: FieldMap, path: string, sides: Sides<Translation>): MergedFields<Translation> {
  const { base, mine, theirs } = sides;
  if (mine && theirs) {
    return mergeFields(fields, { base: base ?? {}, mine, theirs }, (name) => `${path}.${name}`);
  }
  if (mine === undefined || (!base && theirs)) {
    return { value: theirs, merged: changedTranslation(fields, path, { before: base, after: theirs }), conflicts: [] };
  }
  if (!base || (!mine && !theirs)) return { value: mine, merged: [], conflicts: [] };
  return mergeDeletion(fields, path, base, { mine, theirs });
}

/** Merges a language that one side deleted: a conflict if the other side changed it. */
function mergeDeletion(
  fields: FieldMap,
  path: string,
  base: JsonObject,
  { mine, theirs }: Pick<Sides<Translation>, 'mine' | 'theirs'>,
): MergedFields<Translation> {
  if (changedFields(fields, base, mine ?? theirs ?? base).length === 0) {
    return mine ? { value: theirs, merged: [path], conflicts: [] } : { value: mine, merged: [], conflicts: [] };
  }
  // Mine may lack fields that it does not change; the deleted language would be stored again without them.
  const value = mine ? mergeFields(fields, { base, mine, theirs: base }, String).value : null;
  const conflict = { path, kind: 'translation' as const, base, mine: value, theirs: theirs ?? null, proposal: null };
  return { value, merged: [], conflicts: [conflict] };
}
