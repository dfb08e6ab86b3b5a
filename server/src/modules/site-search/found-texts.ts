import type { ContentFields, ContentValues } from '@vitrin/shared-contracts/content-fields';
import { limits } from '@vitrin/shared-contracts/limits';
import type { FoundText, TextSource } from '@vitrin/shared-contracts/site-search';
import { excerptOf } from './excerpt.ts';
import { editOf, isReplaceable, type FoundPlace, type PreparedSearch } from './planned-edit.ts';
import { rewriteValues, type FieldText } from './rewrite-values.ts';

/** Values that are searched. */
interface SearchedValues {
  fields: ContentFields;
  values: ContentValues;
  source: TextSource;
  /** Paths that are searched; undefined: all. */
  paths?: readonly string[];
}

interface Found {
  texts: FoundText[];
  /** Places above the limit of one record. */
  more: number;
}

/** Returns the places of a record with what is searched. @param replacement - null: nothing is replaced */
export function foundTexts(search: PreparedSearch, searched: SearchedValues, replacement: string | null): Found {
  const { fields, values, source, paths } = searched;
  const found: Found = { texts: [], more: 0 };
  rewriteValues(fields, values, (text) => {
    if (paths && !paths.some((path) => isWithin(text.path, path))) return [];
    for (const place of search.find(text)) {
      if (found.texts.length < limits.siteSearch.perRecord)
        found.texts.push(foundText(text, place, { source, replacement }));
      else found.more += 1;
    }
    return [];
  });
  return found;
}

function isWithin(path: string, changed: string): boolean {
  return path === changed || path.startsWith(`${changed}.`);
}

function foundText(
  text: FieldText,
  place: FoundPlace,
  { source, replacement }: { source: TextSource; replacement: string | null },
): FoundText {
  const isReplaced = replacement !== null && source === 'record' && isReplaceable(text);
  const edit = isReplaced ? editOf(text, place, replacement) : null;
  return {
    key: place.key,
    source,
    field: text.field.label,
    part: text.part,
    lang: text.lang,
    ...excerptOf(text.text, place),
    // What is so already is not replaced.
    replacement: edit && edit.text !== text.text.slice(place.start, place.end) ? edit.text : null,
    doubt: place.doubt,
  };
}
