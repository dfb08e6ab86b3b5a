import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { fieldsOf, inTransactionOf, type ContentKind, type ContentSource } from '../content-kind.ts';
import { findSchedule, saveProblem, takeSchedule } from './schedules.repository.ts';
import { mergeProblem, mergeUnpublished, unpublishedPaths } from './unpublished-changes.ts';
import { deleteCopy, findCopy, giveCopyTo, saveChangedFields } from './working-copies.repository.ts';

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
  if (publishedCopy?.isPart === false) await deletePublished(trx, kind.entity, publishedCopy.id);
  if (publishedCopy?.isPart) await giveCopyTo(trx, publishedCopy.id, record);
  const copy = await findCopy(trx, kind.entity, { record });
  const schedule = await findSchedule(trx, kind.entity, { record });
  if (!copy && !schedule) return;
  const live = await kind.read(inTransactionOf(source, trx), record);
  if (!live) return;
  if (copy) {
    const changed = await unpublishedPaths(trx, kind, copy, live.values);
    if (changed.length === 0) await deleteCopy(trx, kind.entity, copy.id);
    else await saveChangedFields(trx, copy.id, changed);
  }
  if (schedule?.state === 'pending' && schedule.action === 'publish') {
    const merged = await mergeUnpublished(trx, kind, { ...schedule, record }, live.values);
    await saveProblem(trx, schedule.id, mergeProblem(fieldsOf(kind, record), merged), 'pending');
  }
}

/** A new record that was scheduled and is published before its time is not published again. */
async function deletePublished(trx: Db, entity: string, copy: string): Promise<void> {
  await deleteCopy(trx, entity, copy);
  const schedule = await findSchedule(trx, entity, { copy });
  if (schedule?.record === null) await takeSchedule(trx, entity, schedule.id);
}
