import type { ContentValues, FieldMap } from '@vitrin/shared-contracts/content-fields';
import { limits } from '@vitrin/shared-contracts/limits';
import type { Db } from '../../platform/database/tables.ts';
import { fieldsOf, type ContentKind } from '../content-kind.ts';
import { valuesAt } from '../history/record-version.ts';
import {
  firstVersionWithPart,
  listVersions,
  readParts,
  type RecordKey,
} from '../history/record-versions.repository.ts';
import { partsOf, valuesOf } from '../history/version-parts.ts';
import { textsHash } from './source-texts.ts';

interface Recorded {
  kind: ContentKind;
  record: string;
}

/** Returns the hash of the source texts in the version up to this number; null if there is none. */
export async function sourceOfVersion(
  db: Db,
  { kind, record }: Recorded,
  number: number,
  language: string,
): Promise<string | null> {
  const values = await valuesAt(db, kind, record, number);
  return values && textsHash(fieldsOf(kind, record).translated, values.translations?.[language]);
}

/**
 * Returns the hash of the source texts that the present translation was first stored with; null if it is new. A version
 * that is restored with its source is as outdated as it was.
 */
export async function sourceWithTexts(
  db: Db,
  { kind, record, stored }: Recorded & { stored: { version: number; values: ContentValues } },
  lang: string,
  language: string,
): Promise<string | null> {
  const part = partsOf(stored.values).find((each) => each.part === lang);
  if (!part) return null;
  const number = await firstVersionWithPart(db, { entity: kind.entity, record }, part);
  return number === null || number >= stored.version ? null : sourceOfVersion(db, { kind, record }, number, language);
}

interface PresentTexts {
  fields: FieldMap;
  language: string;
  translations: NonNullable<ContentValues['translations']>;
}

/**
 * Returns the hash of the source texts of the oldest version in which each translation is as it is now. A language is absent
 * if no version has its present texts.
 */
export async function sourcesFromHistory(
  db: Db,
  key: RecordKey,
  { fields, language, translations }: PresentTexts,
): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  const open = new Map(Object.entries(translations).map(([lang, values]) => [lang, textsHash(fields, values)]));
  for (const { id } of await listVersions(db, key, limits.versionsShown)) {
    if (open.size === 0) break;
    const before = valuesOf(await readParts(db, id)).translations ?? {};
    for (const [lang, hash] of open) {
      if (textsHash(fields, before[lang]) === hash) sources.set(lang, textsHash(fields, before[language]));
      else open.delete(lang);
    }
  }
  return sources;
}
