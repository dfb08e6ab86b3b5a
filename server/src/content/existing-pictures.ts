import type {
  ContentFields,
  ContentValues,
  FieldMap,
  TranslationValues,
} from '@vitrin/shared-contracts/content-fields';
import type { Db } from '../platform/database/tables.ts';
import { missingDownloads, missingHashes, missingPictures } from './existing-pictures.repository.ts';
import { downloadsIn, pictureIds } from './record-files.ts';
import { picturesIn } from './text-pictures.repository.ts';

export interface RestoredValues {
  values: ContentValues;
  /** What differs from the stored record, as sentences for the user. */
  notes: string[];
}

/** Returns the values without the pictures that the library no longer has; a picture that is required stays. */
export async function withExistingPictures(
  trx: Db,
  fields: ContentFields,
  values: ContentValues,
): Promise<RestoredValues> {
  const missing = await missingPictures(trx, pictureIds(fields, values));
  const inTexts = await missingHashes(trx, picturesIn(JSON.stringify(values.translations ?? {})));
  const files = await missingDownloads(trx, downloadsIn(JSON.stringify(values)));
  const counts = { görsel: missing.size + inTexts.length, dosya: files.length };
  const notes = Object.entries(counts).flatMap(([noun, count]) => (count > 0 ? [`${count} ${noun} artık yok.`] : []));
  return { values: missing.size === 0 ? values : withoutPictures(fields, values, missing), notes };
}

function withoutPictures(
  { shared, translated }: ContentFields,
  { translations, ...values }: ContentValues,
  missing: ReadonlySet<unknown>,
): ContentValues {
  const kept = withoutPicturesOf(shared, values, missing);
  if (!translations) return kept;
  const texts = Object.entries(translations).map(([lang, own]) => [
    lang,
    own && withoutPicturesOf(translated, own, missing),
  ]);
  return { ...kept, translations: Object.fromEntries(texts) as NonNullable<ContentValues['translations']> };
}

function withoutPicturesOf(
  fields: FieldMap,
  values: TranslationValues,
  missing: ReadonlySet<unknown>,
): TranslationValues {
  const entries = Object.entries(values).map(([name, value]) => {
    if (fields[name]?.picture !== 'optional') return [name, value];
    if (Array.isArray(value)) return [name, value.filter((id) => !missing.has(id))];
    return [name, missing.has(value) ? null : value];
  });
  return Object.fromEntries(entries) as TranslationValues;
}
