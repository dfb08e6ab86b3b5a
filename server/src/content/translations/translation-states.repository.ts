import { fold } from '@vitrin/shared-contracts/fold';
import type { Db } from '../../platform/database/tables.ts';
import type { RecordKey } from '../history/record-versions.repository.ts';

/** A translation: hash of its texts, first field without a text, and hash of the source that it was written for. */
export interface StoredTranslation {
  texts: string;
  missing: string;
  written_for: string;
}

export interface StoredStates {
  title: string;
  /** Hash of the texts of the default language; empty without texts. */
  source: string;
  translations: ReadonlyMap<string, StoredTranslation>;
}

/** Returns the states of a record, also of one in the trash; null if they were never stored. */
export async function findStates(
  db: Db,
  { entity, record }: RecordKey,
): Promise<(StoredStates & { in_trash: number }) | null> {
  const found = await db
    .selectFrom('translated_records')
    .select(['title', 'source', 'in_trash'])
    .where('entity', '=', entity)
    .where('record', '=', record)
    .executeTakeFirst();
  if (!found) return null;
  const rows = await db
    .selectFrom('translation_states')
    .select(['lang', 'texts', 'missing', 'written_for'])
    .where('entity', '=', entity)
    .where('record', '=', record)
    .execute();
  return { ...found, translations: new Map(rows.map(({ lang, ...row }) => [lang, row])) };
}

/** Replaces the states of a record. */
export async function saveStates(
  trx: Db,
  key: RecordKey,
  { title, source, translations }: StoredStates,
): Promise<void> {
  const row = { title, sort_title: fold(title), source, in_trash: 0 as const };
  await trx
    .insertInto('translated_records')
    .values({ entity: key.entity, record: key.record, ...row })
    .onConflict((conflict) => conflict.columns(['entity', 'record']).doUpdateSet(row))
    .execute();
  await trx
    .deleteFrom('translation_states')
    .where('entity', '=', key.entity)
    .where('record', '=', key.record)
    .execute();
  const rows = [...translations].map(([lang, each]) => ({
    entity: key.entity,
    record: key.record,
    lang,
    texts: each.texts,
    missing: each.missing,
    written_for: each.written_for,
  }));
  if (rows.length > 0) await trx.insertInto('translation_states').values(rows).execute();
}

/** Hides a deleted record. Its states are kept for restoring it. */
export async function hideStates(trx: Db, { entity, record }: RecordKey): Promise<void> {
  await trx
    .updateTable('translated_records')
    .set({ in_trash: 1 })
    .where('entity', '=', entity)
    .where('record', '=', record)
    .execute();
}

/** Deletes the states of a record that was deleted for ever. */
export async function deleteStates(trx: Db, { entity, record }: RecordKey): Promise<void> {
  for (const table of ['translation_states', 'translated_records'] as const)
    await trx.deleteFrom(table).where('entity', '=', entity).where('record', '=', record).execute();
}

export async function deleteStatesOfLanguage(trx: Db, lang: string): Promise<void> {
  await trx.deleteFrom('translation_states').where('lang', '=', lang).execute();
}

/** Stores the source that a translation fits. Returns false if there is no such translation. */
export async function confirmTranslation(
  trx: Db,
  { entity, record }: RecordKey,
  lang: string,
  source: string,
): Promise<boolean> {
  const confirmed = await trx
    .updateTable('translation_states')
    .set({ written_for: source })
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('lang', '=', lang)
    .returning('lang')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Notes that the texts in some languages were written for an earlier source than the present one, which is not known. */
export async function markOutdated(
  trx: Db,
  { entity, record }: RecordKey,
  languages: readonly string[],
): Promise<void> {
  await trx
    .updateTable('translation_states')
    .set({ written_for: UNKNOWN_SOURCE })
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('lang', 'in', languages)
    .execute();
}

/** No hash of a text. */
const UNKNOWN_SOURCE = 'unknown';
