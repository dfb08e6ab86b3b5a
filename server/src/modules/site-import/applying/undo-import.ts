import { setImmediate } from 'node:timers/promises';
import { saveContent } from '../../../content/save-content.ts';
import { valuesAt } from '../../../content/history/record-version.ts';
import { trashRecord } from '../../../content/trash/move-to-trash.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';
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
  services: Services,
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

async function undo(services: Services, context: WriteContext, change: Change): Promise<string | null> {
  const { entity, record } = change;
  if (entity === 'media' || entity === 'download') return undoFile(services, context, change);
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

async function undoFile(services: Services, context: WriteContext, { entity, record }: Change): Promise<null> {
  const id = Number(record);
  const remove = entity === 'media' ? removePicture : removeDownload;
  await remove(services, context, { id, withVersions: true }).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
  });
  await deleteImported(services.db, { entity, record });
  return null;
}

async function restore(
  services: Services,
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
