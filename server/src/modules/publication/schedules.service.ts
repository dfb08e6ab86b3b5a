import type { VersionConflict as ConflictDetails } from '@vitrin/shared-contracts/envelope';
import { changedPaths, type MergeResult } from '@vitrin/shared-contracts/merge';
import type { ScheduleInput, ScheduledPublication } from '@vitrin/shared-contracts/publication';
import { invalid } from '@vitrin/shared-contracts/validation';
import { fieldsOf, inTransactionOf, type ContentKind } from '../../content/content-kind.ts';
import type { RecordKey } from '../../content/history/record-versions.repository.ts';
import { savedSince } from '../../content/history/saved-since.repository.ts';
import { originOf } from '../../content/publication/published-draft.ts';
import { endReview } from '../../content/publication/reviews.repository.ts';
import {
  storeSchedule,
  findSchedule,
  takeSchedule,
  type ScheduleToStore,
} from '../../content/publication/schedules.repository.ts';
import {
  mergeUnpublished,
  unpublishedPaths,
  unpublishedValues,
  type LiveRecord,
} from '../../content/publication/unpublished-changes.ts';
import { hasSiteState } from '../../content/publication/site-state.ts';
import { findCopy, type SentValues } from '../../content/publication/working-copies.repository.ts';
import { rolledBack } from '../../platform/database/rolled-back.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { Invalid, NotFound, VersionConflict } from '../../platform/errors.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { dueValues } from './due-values.ts';
import { toScheduled } from './record-publication.service.ts';

const entity = 'scheduled-publication';

interface ScheduleSave {
  kind: ContentKind;
  id: string;
  input: ScheduleInput & Pick<SentValues, 'values_json'>;
}

/**
 * Schedules the publication of values as they are now; it replaces an earlier one of the same record. Throws 422 for
 * values that could not be published, and for a time that has passed.
 */
export async function saveSchedule(
  services: WriteServices,
  context: WriteContext,
  save: ScheduleSave,
): Promise<ScheduledPublication> {
  const { kind, id, input } = save;
  const due_at = new Date(input.due_at).toISOString();
  if (due_at <= new Date().toISOString()) throw new Invalid({ due_at: 'Gelecek bir zaman seçin.' });
  const isWithdrawable = hasSiteState(kind) && input.record !== null;
  if (input.action === 'withdraw' && !isWithdrawable) throw new Invalid({ action: invalid.choice });
  const languages = await tried(services, { ...save, input: { ...input, due_at } });
  const author = { author_id: context.actor.id, author_name: context.actor.name };
  const toStore = { ...input, ...author, id, entity: kind.entity, due_at, languages };
  const operation = { action: 'create', entity, keepsPages: true } as const;
  return write(services, context, operation, async (trx) => {
    await storeSchedule(trx, { ...toStore, ...(await draftOf(trx, kind, { ...input, due_at })) });
    const of = input.record === null ? { copy: input.copy_id ?? '' } : { record: input.record };
    const stored = await findSchedule(trx, kind.entity, of);
    if (!stored) throw new NotFound();
    return { data: toScheduled(stored), entityId: null, title: input.title, fields: ['due_at'] };
  });
}

/**
 * A scheduled draft is reviewed, and its schedule outlives it: returns who has started and written it. A draft that differs
 * from what is scheduled was not seen as it is, and waits on.
 */
async function draftOf(
  trx: Db,
  kind: ContentKind,
  scheduled: ScheduleSave['input'],
): Promise<Pick<ScheduleToStore, 'started_by' | 'writers'>> {
  const { record, copy_id, action } = scheduled;
  const by = record === null ? { id: copy_id ?? '' } : { record };
  const copy = action === 'publish' ? await findCopy(trx, kind.entity, by) : null;
  if (!copy) return { writers: null, started_by: null };
  const published = (values: Pick<SentValues, 'values_json'>) =>
    dueValues(kind, scheduled, unpublishedValues(kind, values));
  const fields = record === null ? kind.fields : fieldsOf(kind, record);
  if (changedPaths(fields, published(copy), published(scheduled)).length === 0) await endReview(trx, copy.id);
  const { writers, startedBy } = originOf(copy);
  return { writers: JSON.stringify(writers), started_by: startedBy };
}

/** Carries the publication out and undoes it, so that its errors are reported now. Returns the languages it changes. */
function tried(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  { kind, input }: ScheduleSave,
): Promise<string[]> {
  const stamp: Stamp = { now: new Date().toISOString(), userId: null };
  const { record, action } = input;
  return rolledBack(services.db, async (trx) => {
    const source = inTransactionOf(services, trx);
    if (record === null) {
      if (!kind.create || input.copy_id === null) throw new Invalid({ record: invalid.required });
      await kind.create(source, dueValues(kind, input, unpublishedValues(kind, input)), stamp);
      return languagesOf(await unpublishedPaths(trx, kind, input, null));
    }
    const live = await kind.read(source, record);
    if (!live) throw new NotFound();
    if (action === 'withdraw') return Object.keys(live.values.translations ?? {});
    const { value, merged, conflicts } = await mergeUnpublished(trx, kind, { ...input, record }, live);
    if (conflicts.length > 0)
      throw await conflictOf(trx, { ...input, entity: kind.entity, record }, live, { merged, conflicts });
    await kind.save(source, record, dueValues(kind, input, value), stamp);
    return languagesOf(await unpublishedPaths(trx, kind, input, live));
  });
}

/** Returns the conflict as a save of the record reports it: the form asks about the fields, and schedules again. */
async function conflictOf(
  trx: Db,
  { entity: of, record, base_version }: RecordKey & Pick<ScheduleInput, 'base_version'>,
  live: LiveRecord,
  found: Pick<MergeResult, 'merged' | 'conflicts'>,
): Promise<VersionConflict> {
  const sent = base_version ?? 0;
  return new VersionConflict({
    sent_version: sent,
    current_version: live.version,
    current: live.values,
    ...found,
    ...(await savedSince(trx, { entity: of, record }, sent)),
  } satisfies ConflictDetails);
}

/** Returns the languages that the paths of changed fields name. */
function languagesOf(paths: readonly string[]): string[] {
  const named = paths.flatMap((path) => {
    const [top, language] = path.split('.');
    return top === 'translations' && language !== undefined ? [language] : [];
  });
  return [...new Set(named)];
}

/** Cancels a scheduled publication. */
export async function cancelSchedule(
  services: WriteServices,
  context: WriteContext,
  { kind, id }: { kind: ContentKind; id: string },
): Promise<void> {
  await write(services, context, { action: 'delete', entity, keepsPages: true }, async (trx) => {
    const title = await takeSchedule(trx, kind.entity, id);
    if (title === null) throw new NotFound('schedule-gone', 'Zamanlanan yayın bu arada yapılmış ya da iptal edilmiş.');
    return { data: null, entityId: null, title };
  });
}
