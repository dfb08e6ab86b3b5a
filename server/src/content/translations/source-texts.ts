import type { ContentField, FieldMap, TranslationValues } from '@vitrin/shared-contracts/content-fields';
import { documentText } from '../rich-text/document-html.ts';
import { canonicalJson, hashOf } from '../history/version-parts.ts';

/** Returns the hash of what a translator translates; empty without any text. */
export function textsHash(fields: FieldMap, values: TranslationValues | null | undefined): string {
  const texts = translatable(fields).flatMap(([name, field]) => {
    const text = textIn(field, values?.[name]);
    return text === undefined ? [] : [[name, text] as const];
  });
  return texts.length === 0 ? '' : hashOf(canonicalJson(Object.fromEntries(texts)));
}

/** Returns the name of the first field that has a text in the source and none in the translation; empty if there is none. */
export function missingField(
  fields: FieldMap,
  source: TranslationValues | null | undefined,
  translation: TranslationValues,
): string {
  const found = translatable(fields).find(
    ([name, field]) => !field.isOptional && !covers(field, source?.[name], translation[name]),
  );
  return found?.[0] ?? '';
}

/** Returns the paths of the fields that a translator translates. */
export function translatable(fields: FieldMap): [string, ContentField][] {
  return Object.entries(fields).filter(([, { isGenerated }]) => !isGenerated);
}

function covers(field: ContentField, source: unknown, translation: unknown): boolean {
  const [needed, written] = [textIn(field, source), textIn(field, translation)];
  if (needed === undefined || field.kind === 'richText' || field.kind === 'set')
    return needed === undefined || written !== undefined;
  return hasTextsOf(needed, written);
}

/** Every text of a nested value has one at the same place. */
function hasTextsOf(needed: unknown, written: unknown): boolean {
  if (written === undefined) return false;
  if (typeof needed !== 'object' || needed === null) return true;
  return Object.entries(needed).every(([key, part]) =>
    hasTextsOf(part, (Object(written) as Readonly<Record<string, unknown>>)[key]),
  );
}

/** Returns what is text in the value of a field; undefined without any. Pictures and their ids are no text. */
function textIn({ kind }: ContentField, value: unknown): unknown {
  if (kind === 'set' && Array.isArray(value)) return textsIn(value.map(String).toSorted((a, b) => (a < b ? -1 : 1)));
  if (kind !== 'richText') return textsIn(value);
  return value && documentText(value).trim() !== '' ? value : undefined;
}

function textsIn(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const text = textsIn(part);
    return text === undefined ? [] : [[key, text] as const];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
