import type { ContentFields, ContentValues } from 'shared-contracts/content-fields';

/** Returns the fields of a record that its request body has, without what is derived from them. */
export function storedValues(fields: ContentFields, record: object): ContentValues {
  const shared = pick(fields.shared, record);
  if (Object.keys(fields.translated).length === 0) return shared;
  const { translations = {} } = record as { translations?: Readonly<Record<string, object>> };
  const texts = Object.entries(translations).map(([lang, values]) => [lang, pick(fields.translated, values)]);
  return { ...shared, translations: Object.fromEntries(texts) as Record<string, Record<string, unknown>> };
}

function pick(fields: Readonly<Record<string, unknown>>, record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => name in fields && value !== undefined));
}
