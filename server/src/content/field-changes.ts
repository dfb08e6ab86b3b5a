import {
  fieldKind,
  fieldLabel,
  valueAt,
  type ContentFields,
  type ContentValues,
} from '@vitrin/shared-contracts/content-fields';
import type { FieldChange } from '@vitrin/shared-contracts/history';

/** Returns the values of changed fields before and after, with their labels. */
export function fieldChanges(
  fields: ContentFields,
  paths: readonly string[],
  { before, after }: { before: ContentValues; after: ContentValues },
): FieldChange[] {
  return paths.map((path) => ({
    path,
    label: fieldLabel(fields, path),
    kind: fieldKind(fields, path),
    before: valueAt(before, path),
    after: valueAt(after, path),
  }));
}
