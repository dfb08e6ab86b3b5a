import { createHash } from 'node:crypto';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';

/** Name of the part with the fields that all languages share; the other parts are named after their language. */
export const SHARED_PART = '';

export interface VersionPart {
  part: string;
  json: string;
  hash: string;
}

/** Splits a record into its parts. Versions share the stored content of a part that did not change. */
export function partsOf({ translations, ...shared }: ContentValues): VersionPart[] {
  const languages = Object.entries(translations ?? {}).filter(([, texts]) => texts !== null);
  return [
    partOf(SHARED_PART, shared),
    ...languages.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([lang, texts]) => partOf(lang, texts)),
  ];
}

/** Joins parts again; a record without languages has no `translations`. */
export function valuesOf(parts: readonly Pick<VersionPart, 'part' | 'json'>[]): ContentValues {
  const read = parts.map(({ part, json }) => [part, JSON.parse(json) as Record<string, unknown>] as const);
  const shared = read.find(([part]) => part === SHARED_PART)?.[1] ?? {};
  const languages = read.filter(([part]) => part !== SHARED_PART);
  return languages.length > 0 ? { ...shared, translations: Object.fromEntries(languages) } : shared;
}

/** Adds null for the languages that the record has now and a version had not: a missing language means unchanged. */
export function withRemovedLanguages(version: ContentValues, { translations }: ContentValues): ContentValues {
  if (!translations) return version;
  const removed = Object.keys(translations).map((lang) => [lang, null] as const);
  return { ...version, translations: { ...Object.fromEntries(removed), ...version.translations } };
}

function partOf(part: string, value: unknown): VersionPart {
  const json = canonicalJson(value);
  return { part, json, hash: hashOf(json) };
}

/** Returns the hash of a JSON text, 64 hexadecimal digits. */
export function hashOf(json: string): string {
  return createHash('sha256').update(json).digest('hex');
}

/** Returns JSON with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
