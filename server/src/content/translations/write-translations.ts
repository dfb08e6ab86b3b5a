import { isDeepStrictEqual } from 'node:util';
import type { ContentValues, FieldMap, TranslationValues } from '@vitrin/shared-contracts/content-fields';
import type { Db } from '../../platform/database/tables.ts';
import { defaultLanguageOf } from '../active-languages.ts';
import { fieldsOf, type ContentKind, type StoredRecord } from '../content-kind.ts';
import type { RecordKey } from '../history/record-versions.repository.ts';
import { missingField, textsHash } from './source-texts.ts';
import { sourceOfVersion, sourcesFromHistory, sourceWithTexts } from './translation-history.ts';
import {
  findStates,
  hideStates,
  saveStates,
  type StoredStates,
  type StoredTranslation,
} from './translation-states.repository.ts';

/** Checks whether the records of a kind have translated texts. */
export function isTranslated({ fields }: Pick<ContentKind, 'fields'>): boolean {
  return Object.keys(fields.translated).length > 0;
}

interface StoredContent {
  kind: ContentKind;
  record: string;
  stored: StoredRecord;
}

/**
 * Keeps the states of the translations of a record in the transaction of its write. A translation fits the source that it
 * was written for; writing something else of the record changes neither.
 */
export function writeTranslations(trx: Db, kind: ContentKind) {
  const { entity } = kind;
  return {
    /** Adapts the states to changes that no write has made. */
    async before(record: string, stored: StoredRecord | null): Promise<void> {
      if (stored && isTranslated(kind)) await alignStates(trx, { kind, record, stored });
    },
    /** @param opened - version that the form was opened with; undefined for the present one */
    async saved(record: string, stored: StoredRecord | null, opened: number | undefined): Promise<void> {
      if (stored && isTranslated(kind)) await saveWritten(trx, { kind, record, stored }, opened);
    },
    async created(record: string, stored: StoredRecord | null): Promise<void> {
      if (!stored || !isTranslated(kind)) return;
      const content = { kind, record, stored };
      const texts = await textsOf(trx, content);
      await saveStates(trx, { entity, record }, await statesOf(content, texts, async () => texts.source));
    },
    async deleted(records: readonly string[]): Promise<void> {
      for (const record of records) await hideStates(trx, { entity, record });
    },
  };
}

/**
 * Stores the states of a record whose rows were not written by the helper: one that is older than the states, that came
 * back from the trash, or whose fields an upgrade has changed. What was outdated stays so, and nothing becomes outdated.
 */
export async function alignStates(trx: Db, content: StoredContent): Promise<void> {
  const known = await findStates(trx, keyOf(content));
  const texts = await textsOf(trx, content);
  const sources = known ? outdatedSources(known) : await sourcesFromHistory(trx, keyOf(content), texts);
  const next = await statesOf(content, texts, (lang) => Promise.resolve(sources.get(lang) ?? texts.source));
  if (!known || known.in_trash === 1 || !isSame(known, next)) await saveStates(trx, keyOf(content), next);
}

/** Returns the sources of the translations that were written for another one than the present. */
function outdatedSources({ source, translations }: StoredStates): Map<string, string> {
  const outdated = [...translations].filter(([, { written_for }]) => written_for !== source);
  return new Map(outdated.map(([lang, { written_for }]) => [lang, written_for]));
}

async function saveWritten(trx: Db, content: StoredContent, opened: number | undefined): Promise<void> {
  const known = await findStates(trx, keyOf(content));
  const texts = await textsOf(trx, content);
  const seen = opened === undefined ? null : await sourceOfVersion(trx, content, opened, texts.language);
  const next = await statesOf(content, texts, async (lang, hash) => {
    const before = known?.translations.get(lang);
    if (before?.texts === hash) return before.written_for;
    // Written beside an older source than the present one.
    if (seen !== null && known && seen !== known.source) return seen;
    const mayBeRestored = known !== null && known.source !== texts.source;
    return (mayBeRestored && (await sourceWithTexts(trx, content, lang, texts.language))) || texts.source;
  });
  if (!known || !isSame(known, next)) await saveStates(trx, keyOf(content), next);
}

interface RecordTexts {
  /** Default language. */
  language: string;
  /** Hash of its texts. */
  source: string;
  fields: FieldMap;
  sourceTexts: TranslationValues | null | undefined;
  translations: NonNullable<ContentValues['translations']>;
}

async function textsOf(trx: Db, { kind, record, stored }: StoredContent): Promise<RecordTexts> {
  const language = await defaultLanguageOf(trx);
  const { translated: fields } = fieldsOf(kind, record);
  const { [language]: sourceTexts, ...translations } = stored.values.translations ?? {};
  return { language, source: textsHash(fields, sourceTexts), fields, sourceTexts, translations };
}

/** @param writtenFor - returns the hash of the source that the texts with a hash were written for */
async function statesOf(
  { stored: { title } }: StoredContent,
  { source, fields, sourceTexts, translations }: RecordTexts,
  writtenFor: (lang: string, hash: string) => Promise<string>,
): Promise<StoredStates> {
  const states = new Map<string, StoredTranslation>();
  for (const [lang, values] of Object.entries(translations)) {
    const texts = textsHash(fields, values);
    if (!values || texts === '') continue;
    const missing = missingField(fields, sourceTexts, values);
    states.set(lang, { texts, missing, written_for: await writtenFor(lang, texts) });
  }
  return { title, source, translations: states };
}

function isSame({ title, source, translations }: StoredStates, next: StoredStates): boolean {
  return isDeepStrictEqual({ title, source, translations }, next);
}

function keyOf({ kind: { entity }, record }: StoredContent): RecordKey {
  return { entity, record };
}
