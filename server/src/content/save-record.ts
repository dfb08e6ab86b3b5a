import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { VersionConflict as ConflictDetails } from '@vitrin/shared-contracts/envelope';
import { mergeRecord } from '@vitrin/shared-contracts/merge';
import { helpersOf } from '../platform/database/helpers.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../platform/database/write-context.ts';
import type { WriteResult } from '../platform/database/write-result.ts';
import { NotFound, VersionConflict } from '../platform/errors.ts';
import { fieldsOf, inTransactionOf, type ContentKind, type StoredRecord } from './content-kind.ts';
import { valuesAt } from './history/record-version.ts';
import { savedSince } from './history/saved-since.repository.ts';
import { guardVersion } from './version-guard.ts';
import { writeContent, type WriteServices, type Written } from './write.ts';

/** A form that was opened with one version of a record and is saved over the current one. */
export interface FormSave<I> {
  kind: ContentKind;
  /** Key of the record: its id, or the name of a record that has none. */
  record: string;
  /** Version that the form was opened with; null: the request names none, and exactly its fields are written. */
  version: number | null;
  /** The validated request body. */
  input: I;
}

export type SaveOf<I, T> = (trx: Db, stamp: Stamp, merged: { input: I; version: number | null }) => Promise<Written<T>>;

/**
 * Saves a form. If others have saved the record since it was opened, their changes to other fields are kept and named
 * in the response; throws 409 with the fields that both have changed. `save` gets the merged input and the version that
 * it replaces.
 */
export function saveRecord<I extends object, T>(
  services: WriteServices,
  context: WriteContext,
  form: FormSave<I>,
  save: SaveOf<I, T>,
): Promise<WriteResult<T>> {
  const { kind, record } = form;
  const operation = { action: 'update', entity: kind.entity, record } as const;
  return writeContent(services, context, operation, async (trx, stamp) => {
    // Until the transaction ends: another save between reading and writing would be lost.
    await helpersOf(trx).lock(trx, `${kind.entity}.${record}`);
    const current = await kind.read(inTransactionOf(services, trx), record);
    if (!current) throw new NotFound();
    const { input, version, ...older } = await mergeInput(trx, form, current);
    await raiseVersion(trx, form, version, stamp);
    const written = await save(trx, stamp, { input, version });
    return { ...written, ...older, ...(older.merged && { cause: 'merge' }) };
  });
}

/** Increases the version of a record that is a row. */
export async function raiseVersion(
  trx: Db,
  { kind: { entity, table }, record }: Pick<FormSave<unknown>, 'kind' | 'record'>,
  version: number | null,
  stamp: Stamp,
): Promise<void> {
  if (!table) return;
  const guard = { table, id: Number(record), version, current: () => Promise.resolve(null) };
  await guardVersion(trx, entity, guard, stamp);
}

/** Input to write over the present version of a record. */
interface MergedInput<I> extends Pick<Written<unknown>, 'merged' | 'opened'> {
  input: I;
  /** Version that is replaced; null: any. */
  version: number | null;
}

async function mergeInput<I extends object>(
  trx: Db,
  { kind, record, version, input }: FormSave<I>,
  current: StoredRecord,
): Promise<MergedInput<I>> {
  if (version === null || version === current.version) return { input, version };
  const saved = await savedSince(trx, { entity: kind.entity, record }, version);
  const base = await valuesAt(trx, kind, record, version);
  const conflict = { sent_version: version, current_version: current.version, current: current.values, ...saved };
  // A version that the record never had, for example after an older database was restored.
  if (!base || version > current.version) throw new VersionConflict(conflict);
  const mine = input as unknown as ContentValues;
  const { value, merged, conflicts } = mergeRecord(fieldsOf(kind, record), { base, mine, theirs: current.values });
  if (conflicts.length > 0) throw new VersionConflict({ ...conflict, conflicts, merged } satisfies ConflictDetails);
  const written = { input: value as unknown as I, version: current.version, opened: version };
  if (merged.length === 0 || !saved.saved) return written;
  const { by, at } = saved.saved;
  const kept = { by, at, fields: merged, version: { entity: kind.entity, record, number: current.version + 1 } };
  return { ...written, merged: kept };
}
