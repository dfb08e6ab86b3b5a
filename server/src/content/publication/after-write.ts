import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import type { RecordKey } from '../history/record-versions.repository.ts';
import { fieldsOf, inTransactionOf, type ContentKind, type ContentSource } from '../content-kind.ts';
import { deleteDiscardedOf } from './discarded-copies.repository.ts';
import { giveLinksTo } from './followed-copies.repository.ts';
import { deleteStarter } from './record-starters.repository.ts';
import {
  deleteScheduleOf,
  findSchedule,
  saveProblem,
  takeSchedule,
  type StoredSchedule,
} from './schedules.repository.ts';
import { mergeProblem, mergeUnpublished, unpublishedPaths, type LiveRecord } from './unpublished-changes.ts';
import {
  deleteCopy,
  deleteCopyOf,
  findCopy,
  giveCopyTo,
  saveChangedFields,
  type StoredCopy,
} from './working-copies.repository.ts';

interface WrittenRecord {
  kind: ContentKind;
  record: string;
  /** Working copy that the write has published. */
  publishedCopy?: WriteContext['publishedCopy'];
}

/**
 * Adapts what is not published to a record that was just written, in the transaction of the write: deletes the published
 * working copy, and one that no longer differs; finds out whether a scheduled publication now conflicts.
 */
export async function refreshUnpublished(source: ContentSource, trx: Db, written: WrittenRecord): Promise<void> {
  const { kind, record, publishedCopy } = written;
  if (publishedCopy) await giveLinksTo(trx, publishedCopy.id, { entity: kind.entity, record });
  if (publishedCopy?.isPart) await giveCopyTo(trx, publishedCopy.id, { entity: kind.entity, record });
  else if (publishedCopy) await deletePublished(trx, kind.entity, publishedCopy.id);
  const copy = await findCopy(trx, kind.entity, { record });
  const schedule = await findSchedule(trx, kind.entity, { record });
  if (!copy && !schedule) return;
  const live = await kind.read(inTransactionOf(source, trx), record);
  if (live) await refresh(trx, kind, live, { copy, schedule: schedule && { ...schedule, record } });
}

interface Unpublished {
  copy: StoredCopy | null;
  schedule: (StoredSchedule & { record: string }) | null;
}

async function refresh(trx: Db, kind: ContentKind, live: LiveRecord, { copy, schedule }: Unpublished): Promise<void> {
  if (copy) await refreshCopy(trx, kind, copy, live);
  if (schedule) await checkSchedule(trx, kind, schedule, live);
}

async function refreshCopy(trx: Db, kind: ContentKind, copy: StoredCopy, live: LiveRecord): Promise<void> {
  const changed = await unpublishedPaths(trx, kind, copy, live);
  if (changed.length === 0) await deleteCopy(trx, kind.entity, copy.id);
  else await saveChangedFields(trx, copy.id, changed);
}

async function checkSchedule(
  trx: Db,
  kind: ContentKind,
  schedule: StoredSchedule & { record: string },
  live: LiveRecord,
): Promise<void> {
  if (schedule.state !== 'pending' || schedule.action !== 'publish') return;
  const merged = await mergeUnpublished(trx, kind, schedule, live);
  await saveProblem(trx, schedule.id, mergeProblem(fieldsOf(kind, schedule.record), merged), 'pending');
}

/** A new record that was scheduled and is published before its time is not published again. */
async function deletePublished(trx: Db, entity: string, copy: string): Promise<void> {
  await deleteCopy(trx, entity, copy);
  const schedule = await findSchedule(trx, entity, { copy });
  if (schedule?.record === null) await takeSchedule(trx, entity, schedule.id);
}

/** Deletes what is not published of a record that is destroyed, deleted drafts too. */
export async function deleteUnpublished(trx: Db, key: RecordKey): Promise<void> {
  await deleteCopyOf(trx, key);
  await deleteScheduleOf(trx, key);
  await deleteDiscardedOf(trx, key);
  await deleteStarter(trx, key);
}
