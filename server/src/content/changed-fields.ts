import type { Written } from './write.ts';

/** Returns the names of the fields whose values differ: for the audit log, which never holds values. */
export function changedFields(before: object, after: object): string[] {
  const previous = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(previous.get(name)) ? [] : [name],
  );
}

/** Fields that are derived and not edited by users. */
const DERIVED_FIELDS = new Set([
  'id',
  'version',
  'updated_at',
  'updated_by',
  'created_at',
  'queue',
  'translations',
  'name',
  'title',
]);

interface Translated {
  translations: Readonly<Record<string, unknown>>;
}

/**
 * Replaces the fields of a record's audit entry by those that the save has changed; each changed language is one field.
 */
export function withChangedFields<T extends Translated>(before: T, written: Written<T>): Written<T> {
  return { ...written, fields: changedRecordFields(before, written.data) };
}

function changedRecordFields(before: Translated, after: Translated): string[] {
  const facts = changedFields(before, after).filter((name) => !DERIVED_FIELDS.has(name));
  const langs = [...new Set([...Object.keys(before.translations), ...Object.keys(after.translations)])];
  const changed = langs.filter(
    (lang) => changedFields({ text: before.translations[lang] }, { text: after.translations[lang] }).length > 0,
  );
  return [...facts, ...changed.map((lang) => `translations.${lang}`)];
}
