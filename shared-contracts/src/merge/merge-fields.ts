import type { FieldKind, FieldMap } from './content-fields.ts';
import { mergeField, proposeMerge } from './merge-field.ts';
import { mapSides, ownValue, type JsonObject, type Sides } from './sides.ts';

/** Two different changes of one field, or the deletion of a language whose fields the other side changed. */
export interface FieldConflict {
  /** `cover_id`, `translations.en.summary`, `translations.en`. */
  path: string;
  /** Kind of the field; `translation` if one side deleted the language. */
  kind: FieldKind | 'translation';
  /** Value before both changes; null for a language that did not exist. */
  base: unknown;
  /** My value; null for a deleted language. */
  mine: unknown;
  /** Their value; null for a deleted language. */
  theirs: unknown;
  /** Value that contains both changes (`text`, `richText`), to be shown and confirmed; null if there is none. */
  proposal: unknown;
}

/** Merged fields, with the paths in which they differ from mine. */
export interface MergedFields<T> {
  value: T;
  merged: string[];
  conflicts: FieldConflict[];
}

/** Merges the declared fields of a record or translation; other fields are those of mine. */
export function mergeFields(
  fields: FieldMap,
  sides: Sides<JsonObject>,
  pathOf: (name: string) => string,
): MergedFields<JsonObject> {
  const values: [string, unknown][] = [];
  const merged: string[] = [];
  const conflicts: FieldConflict[] = [];
  for (const [name, { kind }] of Object.entries(fields)) {
    const given = mapSides(sides, (side) => ownValue(side, name));
    const { value, state } = mergeField(kind, given);
    if (value !== undefined) values.push([name, value]);
    if (state === 'merged') merged.push(pathOf(name));
    if (state === 'conflict') {
      conflicts.push({
        path: pathOf(name),
        kind,
        ...mapSides(given, (side) => side ?? null),
        proposal: proposeMerge(kind, given),
      });
    }
  }
  return { value: { ...sides.mine, ...Object.fromEntries(values) }, merged, conflicts };
}
