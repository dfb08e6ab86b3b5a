import type { WriteServices } from '../../content/write.ts';
import { fieldLabel, type ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { FieldChange, RestoredVersion, VersionDetail, VersionRow } from '@vitrin/shared-contracts/history';
import { changedPaths } from '@vitrin/shared-contracts/merge';
import { limits } from '@vitrin/shared-contracts/limits';
import {
  fieldsOf,
  inTransactionOf,
  type ContentKind,
  type ContentSource,
  type StoredRecord,
} from '../../content/content-kind.ts';
import { fieldChanges } from '../../content/field-changes.ts';
import { withExistingPictures } from '../../content/existing-pictures.ts';
import { readVersion, valuesAt } from '../../content/history/record-version.ts';
import { listVersions, saveNote, versionUpTo } from '../../content/history/record-versions.repository.ts';
import { withRemovedLanguages } from '../../content/history/version-parts.ts';
import { saveContent } from '../../content/save-content.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import type { Db } from '../../platform/database/tables.ts';
import { rolledBack } from '../../platform/database/rolled-back.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';

export interface HistoryOf {
  kind: ContentKind;
  record: string;
}

/** Returns the versions of a record, the newest first. A record that no write has changed since it exists has none. */
export async function recordHistory(
  { db }: Pick<PlatformServices, 'db'>,
  { kind, record }: HistoryOf,
): Promise<VersionRow[]> {
  const versions = await listVersions(db, { entity: kind.entity, record }, limits.versionsShown);
  return versions.map((version) => toRow({ kind, record }, version));
}

type StoredVersion = Awaited<ReturnType<typeof listVersions>>[number];

function toRow({ kind, record }: HistoryOf, version: StoredVersion): VersionRow {
  const { number, at, author_name: author, writers, cause, note, title, changed } = version;
  const fields = fieldsOf(kind, record);
  return {
    number,
    at,
    author,
    writers,
    cause,
    note,
    title,
    changed: changed.map((path) => ({ path, label: fieldLabel(fields, path) })),
  };
}

/** Returns a version with the fields that differ from the present state. */
export async function versionDetail(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  of: HistoryOf,
  number: number,
): Promise<VersionDetail> {
  const { kind, record } = of;
  const version = await requireVersion(services, of, number);
  const before = await readVersion(services.db, kind, version);
  const after = (await kind.read(services, record))?.values ?? {};
  return { ...toRow(of, version), changes: changesBetween(of, before, after) };
}

/** Returns what a version has changed, from the version before it; nothing for the first one. */
export async function versionChange(
  { db }: Pick<PlatformServices, 'db'>,
  of: HistoryOf,
  number: number,
): Promise<FieldChange[]> {
  const { kind, record } = of;
  const version = await requireVersion({ db }, of, number);
  const before = await valuesAt(db, kind, record, number - 1);
  return before === null ? [] : changesBetween(of, before, await readVersion(db, kind, version));
}

function changesBetween({ kind, record }: HistoryOf, before: ContentValues, after: ContentValues): FieldChange[] {
  const fields = fieldsOf(kind, record);
  return fieldChanges(fields, changedPaths(fields, before, after), { before, after });
}

/**
 * Returns the record as its form would receive it after restoring a version: the version is saved in a transaction that is
 * rolled back. Pictures that were deleted are left out, with a note. Throws what saving it would throw, for example when
 * its category no longer exists.
 */
export async function restoredRecord(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  of: HistoryOf,
  number: number,
): Promise<RestoredVersion> {
  const { kind, record } = of;
  const version = await requireVersion(services, of, number);
  const stamp: Stamp = { now: new Date().toISOString(), userId: null };
  return rolledBack(services.db, async (trx) => {
    const source = inTransactionOf(services, trx);
    const stored = withRemovedLanguages(await readVersion(trx, kind, version), await currentValues(source, of));
    const { values, notes } = await withExistingPictures(trx, fieldsOf(kind, record), stored);
    return { record: await kind.save(source, record, values, stamp), notes };
  });
}

async function currentValues(source: ContentSource, { kind, record }: HistoryOf): Promise<ContentValues> {
  const current = await kind.read(source, record);
  if (!current) throw new NotFound();
  return current.values;
}

/** Sets the note of a version, which keeps it for ever. */
export async function noteVersion(
  services: Pick<PlatformServices, 'db'>,
  of: HistoryOf,
  number: number,
  note: string,
): Promise<VersionRow> {
  const key = { entity: of.kind.entity, record: of.record };
  if (!(await saveNote(services.db, key, number, note))) throw new NotFound();
  return toRow(of, await requireVersion(services, of, number));
}

/**
 * Brings back the version before this one, as a new version. Throws `Conflict` (409) when the record was changed since.
 */
export function undoVersion(
  services: WriteServices,
  context: WriteContext,
  of: HistoryOf,
  number: number,
): Promise<WriteResult<unknown>> {
  return saveContent(services, context, { ...of, cause: 'undo' }, (trx, current) =>
    valuesBefore(trx, of, current, number),
  );
}

/**
 * Returns the values of the version before this one, for `saveContent`. Throws `Conflict` when this is not the present version any
 * more.
 */
export async function valuesBefore(
  trx: Db,
  { kind, record }: HistoryOf,
  current: StoredRecord,
  number: number,
): Promise<ContentValues> {
  if (current.version !== number)
    throw new Conflict('newer-version', 'Kayıt bu arada değişti. Geçmiş’ten bir sürümle devam edebilirsiniz.');
  const before = await valuesAt(trx, kind, record, number - 1);
  if (!before) throw new NotFound();
  return withRemovedLanguages(before, current.values);
}

async function requireVersion(
  { db }: Pick<PlatformServices, 'db'>,
  { kind, record }: HistoryOf,
  number: number,
): Promise<StoredVersion> {
  const version = await versionUpTo(db, { entity: kind.entity, record }, number);
  if (version?.number !== number) throw new NotFound();
  return version;
}
