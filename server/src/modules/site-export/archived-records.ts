import type { ContentKind, ContentSource } from '../../content/content-kind.ts';
import { orderedIds } from '../../content/reorder.ts';
import { formerSlugsOf } from '../../content/slugs.ts';
import { creationTimeOf } from '../../content/trash/stamps.repository.ts';
import { findStates } from '../../content/translations/translation-states.repository.ts';
import type { ArchivedRecord } from './archive-form.ts';

/**
 * Returns the keys of the records of a kind in the order of staff. What is a part of another record, as the sections of the home page
 * are for releases before 1.2, is exported with that one only.
 */
export async function exportedKeys({ db }: Pick<ContentSource, 'db'>, kind: ContentKind): Promise<string[]> {
  const keys = (await kind.records(db)).filter((key) => kind.original?.(key) === undefined);
  const order = kind.rows?.order;
  if (!order) return keys;
  const places = new Map((await orderedIds(db, order)).map((id, place) => [String(id), place]));
  return keys.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/** Returns a record with what else an import needs of it; null if it was deleted meanwhile. */
export async function archivedRecord(
  source: ContentSource,
  kind: ContentKind,
  record: string,
): Promise<ArchivedRecord | null> {
  const stored = await kind.read(source, record);
  if (!stored) return null;
  const { title, values } = stored;
  const addresses = (await kind.addresses?.current(source.db, record)) ?? [];
  const outdated = await outdatedLanguages(source, kind, record);
  return {
    record,
    title,
    values,
    ...(addresses.length > 0 && { addresses }),
    ...(await createdAt(source, kind, record)),
    ...(await formerAddresses(source, kind, record)),
    ...(outdated.length > 0 && { outdated }),
  };
}

/** What every site has was created with it. */
async function createdAt(
  { db }: ContentSource,
  { create, table }: ContentKind,
  record: string,
): Promise<Pick<ArchivedRecord, 'created_at'>> {
  const created_at = create && table ? await creationTimeOf(db, table, Number(record)) : null;
  return created_at === null ? {} : { created_at };
}

async function formerAddresses(
  { db }: ContentSource,
  { addresses, rows }: ContentKind,
  record: string,
): Promise<Pick<ArchivedRecord, 'former' | 'former_paths'>> {
  const former = rows?.slugs ? await formerSlugsOf(db, rows.slugs, Number(record)) : [];
  const former_paths = addresses?.addFormer ? await addresses.former(db, record) : [];
  return { ...(former.length > 0 && { former }), ...(former_paths.length > 0 && { former_paths }) };
}

async function outdatedLanguages({ db }: ContentSource, { entity }: ContentKind, record: string): Promise<string[]> {
  const states = await findStates(db, { entity, record });
  if (!states) return [];
  const outdated = [...states.translations].filter(([, { written_for }]) => written_for !== states.source);
  return outdated.map(([lang]) => lang).toSorted();
}
