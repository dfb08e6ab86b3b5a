import type { Written } from './write.ts';

/** Returns the names of the fields whose values differ: for the audit log, which never holds values. */
export function changedFields(before: object, after: object): string[] {
  const standing = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(standing.get(name)) ? [] : [name],
  );
}

/** Not what a person has changed, but what follows from it. */
const FOLLOWING = new Set([
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

/** What a save has changed in a record, instead of all that the form had; each language that differs is one field. */
export function withChanges<T extends Translated>(before: T, written: Written<T>): Written<T> {
  return { ...written, fields: changedRecordFields(before, written.data) };
}

function changedRecordFields(before: Translated, after: Translated): string[] {
  const facts = changedFields(before, after).filter((name) => !FOLLOWING.has(name));
  const langs = [...new Set([...Object.keys(before.translations), ...Object.keys(after.translations)])];
  const changed = langs.filter(
    (lang) => changedFields({ text: before.translations[lang] }, { text: after.translations[lang] }).length > 0,
  );
  return [...facts, ...changed.map((lang) => `translations.${lang}`)];
}
