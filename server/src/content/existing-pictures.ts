import type { ContentValues } from 'shared-contracts/content-fields';
import type { Db } from '../platform/database/tables.ts';
import type { RecordRows } from './content-kind.ts';
import { missingDownloads, missingHashes, missingPictures } from './existing-pictures.repository.ts';
import { downloadsIn } from './record-files.ts';
import { picturesIn } from './text-pictures.repository.ts';

export interface RestoredValues {
  values: ContentValues;
  /** What differs from the stored record, as sentences for the user. */
  notes: string[];
}

/** Returns the values without the pictures that the library no longer has; a picture that is required stays. */
export async function withExistingPictures(
  trx: Db,
  pictures: RecordRows['pictures'],
  values: ContentValues,
): Promise<RestoredValues> {
  const field = pictures?.field ?? '';
  const ids = [values[field]].flat().filter((id) => typeof id === 'number');
  const missing = await missingPictures(trx, ids);
  const inTexts = await missingHashes(trx, picturesIn(JSON.stringify(values.translations ?? {})));
  const files = await missingDownloads(trx, downloadsIn(JSON.stringify(values)));
  const counts = { görsel: missing.size + inTexts.length, dosya: files.length };
  const notes = Object.entries(counts).flatMap(([noun, count]) => (count > 0 ? [`${count} ${noun} artık yok.`] : []));
  if (missing.size === 0 || pictures?.required) return { values, notes };
  const left = ids.filter((id) => !missing.has(id));
  return { values: { ...values, [field]: Array.isArray(values[field]) ? left : (left[0] ?? null) }, notes };
}
