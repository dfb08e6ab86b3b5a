import type { ContentFields, ContentValues, FieldMap } from '@vitrin/shared-contracts/content-fields';

/** Returns the fields of a record that its request body has, without what is derived from them. */
export function storedValues(fields: ContentFields, record: object): ContentValues {
  const shared = pick(fields.shared, record);
  if (Object.keys(fields.translated).length === 0) return shared;
  const { translations = {} } = record as { translations?: Readonly<Record<string, object>> };
  const texts = Object.entries(translations).map(([lang, values]) => [lang, pick(fields.translated, values)]);
  return { ...shared, translations: Object.fromEntries(texts) as Record<string, Record<string, unknown>> };
}

/** A text without a value is empty, whichever of null and '' the database has: saving a form would store the latter. */
function pick(fields: FieldMap, record: object): Record<string, unknown> {
  const present = Object.entries(record).filter(([name, value]) => name in fields && value !== undefined);
  return Object.fromEntries(
    present.map(([name, value]) => [name, value === null && fields[name]?.kind === 'text' ? '' : (value as unknown)]),
  );
}
