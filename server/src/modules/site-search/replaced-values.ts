import type { ContentFields, ContentValues } from '@vitrin/shared-contracts/content-fields';
import { Conflict, Invalid } from '../../platform/errors.ts';
import { editedText } from './edit-text.ts';
import { editOf, isReplaceable, type PreparedSearch } from './planned-edit.ts';
import { rewriteValues, type FieldText } from './rewrite-values.ts';

interface Replaced {
  fields: ContentFields;
  values: ContentValues;
  /** Names of the places that are replaced. */
  keys: readonly string[];
  replacement: string;
}

/** Addresses that a link in a rich text may have; the editor has the same rule. */
const LINK = /^(?:(?:https:\/\/|mailto:|tel:|\/(?!\/))\S+|\/)$/i;
const invalidLink = 'Değişiklik bir bağlantının adresini geçersiz kılardı.';

/**
 * Returns the values with the chosen places replaced. Throws `Conflict` when a place is there no more, `Invalid` when a link of a
 * rich text would have no valid address.
 */
export function replacedValues(search: PreparedSearch, { fields, values, keys, replacement }: Replaced): ContentValues {
  const missing = new Set(keys);
  const replaced = rewriteValues(fields, values, (text) => {
    const chosen = search.find(text).filter(({ key }) => isReplaceable(text) && missing.delete(key));
    const edits = chosen.map((place) => editOf(text, place, replacement));
    if (edits.length > 0) checkLink(text, editedText(text.text, edits));
    return edits;
  });
  if (missing.size > 0) throw changedSincePreview();
  return replaced;
}

/** Returns the error for a record that is not as it was when its changes were shown. */
export function changedSincePreview(): Conflict {
  return new Conflict('changed-since-preview', 'Bu arada değişti; yeniden arayıp son hâlini görebilirsiniz.');
}

function checkLink({ part, field, path }: FieldText, address: string): void {
  if (part === 'address' && field.kind === 'richText' && !LINK.test(address))
    throw new Invalid({ [path]: invalidLink });
}
