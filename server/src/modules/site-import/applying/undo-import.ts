import type { ContentServices } from '../../../content/content-services.ts';
import { setImmediate } from 'node:timers/promises';
import { findCopy } from '../../../content/publication/working-copies.repository.ts';
import { saveContent } from '../../../content/save-content.ts';
import { valuesAt } from '../../../content/history/record-version.ts';
import { deleteRightOf } from '../../../content/trash/records-of.ts';
import { trashRecord } from '../../../content/trash/move-to-trash.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { listLanguageInfo, removeLanguage } from '../../languages/languages.service.ts';
import { discardCopy } from '../../publication/discarded-copies.service.ts';
import { cancelSchedule } from '../../publication/schedules.service.ts';
import { removeDownload } from '../../downloads/downloads.service.ts';
import { removePicture } from '../../media/remove-media.service.ts';
import {
  changesOf,
  deleteChange,
  deleteImported,
  importedValuesHash,
  saveValuesHash,
  type Change,
} from '../index/import-records.repository.ts';
import type { Note } from '../reading/source-item.ts';
import { hashOfValues } from './write-record.ts';

export interface UndoControl {
  /** Called with the number of changes that were looked at, and that of all. */
  onProgress?(done: number, total: number): void;
  isStopped?(): boolean;
}

export interface UndoOutcome {
  state: 'done' | 'stopped';
  undone: number;
  kept: Note[];
}

/**
 * Takes an import back, the last change first. Records go to the trash, changed ones get their former values; what staff have changed
 * since stays and is named. It can be interrupted and called again.
 */
export async function undoChanges(
  services: ContentServices,
  context: WriteContext,
  importId: number,
  { onProgress, isStopped }: UndoControl = {},
): Promise<UndoOutcome> {
  const kept: Note[] = [];
  let undone = 0;
  const changes = await changesOf(services.db, importId);
  for (const change of changes) {
    // Between two changes timers run, also with a database that answers without waiting.
    await setImmediate();
    if (isStopped?.()) return { state: 'stopped', undone, kept };
    const reason = await undo(services, context, change).catch((error: unknown) => {
      if (error instanceof DomainError) return error.userMessage;
      throw error;
    });
    if (reason === null) {
      undone += 1;
      await deleteChange(services.db, change.id);
    } else kept.push({ what: `${change.entity} ${change.record}`, reason });
    onProgress?.(undone + kept.length, changes.length);
  }
  return { state: 'done', undone, kept };
}

async function undo(services: ContentServices, context: WriteContext, change: Change): Promise<string | null> {
  const undoItem = undoers.get(change.type);
  return undoItem ? undoItem(services, context, change) : undoRecord(services, context, change);
}

type Undo = (services: ContentServices, context: WriteContext, change: Change) => Promise<string | null>;

/** Returns why a record stays; null if it was taken back. */
async function undoRecord(services: ContentServices, context: WriteContext, change: Change): Promise<string | null> {
  const { entity, record } = change;
  const kind = services.kinds.get(entity);
  const stored = await kind?.read(services, record);
  if (!kind || !stored) {
    await deleteImported(services.db, change);
    return null;
  }
  if ((await importedValuesHash(services.db, entity, record)) !== hashOfValues(stored.values))
    return 'aktarımdan sonra değiştirilmiş; yerinde bırakıldı';
  if (change.version_before === 0 && kind.rows) {
    await trashRecord(services, context, kind, Number(record));
    await deleteImported(services.db, change);
    return null;
  }
  return restore(services, context, change);
}

async function undoFile(services: ContentServices, context: WriteContext, { entity, record }: Change): Promise<null> {
  const id = Number(record);
  const remove = entity === 'media' ? removePicture : removeDownload;
  await remove(services, context, { id, withVersions: true }).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
  });
  await deleteImported(services.db, { entity, record });
  return null;
}

/** A language whose texts staff have written since stays: its deletion is refused. */
async function undoLanguage(
  services: ContentServices,
  context: WriteContext,
  { entity, record }: Change,
): Promise<null> {
  const found = (await listLanguageInfo(services.db)).find(({ id }) => String(id) === record);
  if (found) await removeLanguage(services, context, { abbr: found.abbr });
  await deleteImported(services.db, { entity, record });
  return null;
}

/** A draft that staff have saved since stays. */
async function undoDraft(services: ContentServices, context: WriteContext, change: Change): Promise<null> {
  const { entity, record, type } = change;
  const [of = '', id = ''] = record.split('/', 2);
  const kind = services.kinds.get(of);
  if (kind && type === 'schedule')
    await cancelSchedule(services, context, { kind, id }).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
    });
  if (kind && type === 'copy' && (await findCopy(services.db, of, { id }))) {
    const reader = { ...context.actor, rights: new Set([kind.right, deleteRightOf(kind)]) };
    await discardCopy(services, context, { kind, id, rev: FIRST_REVISION, reader });
  }
  await deleteImported(services.db, { entity, record });
  return null;
}

/** Revision of a draft that only the import has saved. */
const FIRST_REVISION = 1;

/** How what is no record is taken back, by the type of its item. */
const undoers: ReadonlyMap<string, Undo> = new Map([
  ['file', undoFile],
  ['inline', undoFile],
  ['picture', undoFile],
  ['download', undoFile],
  ['language', undoLanguage],
  ['copy', undoDraft],
  ['schedule', undoDraft],
]);

async function restore(
  services: ContentServices,
  context: WriteContext,
  { entity, record, version_before }: Change,
): Promise<string | null> {
  const kind = services.kinds.get(entity);
  const before = kind && (await valuesAt(services.db, kind, record, version_before));
  if (!kind || !before) return 'önceki hâli geçmişte yok; yerinde bırakıldı';
  await saveContent(
    services,
    context,
    {
      kind,
      record,
      cause: 'restore',
      afterSave: async (trx, stored) => saveValuesHash(trx, { entity, record }, hashOfValues(stored.values)),
    },
    async () => before,
  );
  return null;
}
