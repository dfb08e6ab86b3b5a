import { useRef } from 'react';
import type { ScheduledAction } from '@vitrin/shared-contracts/publication';
import type { MergeOutcome } from '../form/use-decisions.ts';
import type { LiveState, OtherRequest, RecordForm } from '../form/use-record-form.ts';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import type { OpenedPublication } from './opened-record.ts';
import { cancelSchedule, saveSchedule } from './publication.api.ts';
import type { useWorkingCopy } from './use-working-copy.ts';

interface SchedulingOptions<V extends object> {
  publication: OpenedPublication;
  form: RecordForm<V>;
  live: LiveState<V>;
  /** Version that the values of the form are based on. */
  version: number | null;
  /** Returns the request body that would publish the values. */
  publishedBody: (values: V) => object;
  draft: ReturnType<typeof useWorkingCopy<V>>;
  /** Saves unsaved input as the draft; resolves to whether there is nothing unsaved left. */
  saveFirst: () => Promise<boolean>;
  /** API paths that a schedule changes. */
  changes: readonly string[];
}

const scheduled = { success: 'Zamanlandı.' } as const;

/** Returns what schedules the publication of a record, or taking it off the site, and what cancels that. */
export function useScheduling<V extends object>(options: SchedulingOptions<V>) {
  const { publication, form, live, version, publishedBody, draft, saveFirst, changes } = options;
  const { entity, record, schedule } = publication;
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();

  const inputOf = (due_at: string, action: ScheduledAction, base_version: number | null) => ({
    record,
    copy_id: draft.id,
    action,
    base_version,
    title: draft.titleOf(form.formik.values),
    due_at,
  });

  /** A newer version of the record is merged first; if others have changed the same fields, the user is asked. */
  function publishLater(dueAt: string, sent: V, base: number | null): Promise<boolean> {
    const request: OtherRequest<V> = {
      texts: scheduled,
      send: (values) => saveSchedule(entity, inputOf(dueAt, 'publish', base), publishedBody(values)),
      repeat: (merged, outcome) => void latest.current(dueAt, merged, outcome),
      onSuccess: () => void invalidate(...changes),
    };
    return form.send(request, sent);
  }

  async function repeat(dueAt: string, merged: V, outcome: MergeOutcome): Promise<void> {
    if (outcome === 'merged') await publishLater(dueAt, merged, version);
    else if (await draft.save({}, merged, outcome)) await publishLater(dueAt, merged, live.version);
  }
  // With the version of the latest rendering: a merge repeats the request.
  const latest = useRef(repeat);
  latest.current = repeat;

  /** Taking the record off the site needs no draft: what the form contains stays as it is. */
  async function withdrawLater(dueAt: string): Promise<boolean> {
    const call = () => saveSchedule(entity, inputOf(dueAt, 'withdraw', version), publishedBody(form.formik.values));
    const answer = await run(call, { ...scheduled, changes });
    if (answer?.errors) form.showErrors(answer.errors);
    return answer?.success ?? false;
  }

  async function scheduleFor(dueAt: string, action: ScheduledAction): Promise<boolean> {
    if (action === 'withdraw') return withdrawLater(dueAt);
    return (await saveFirst()) && (await publishLater(dueAt, form.formik.values, version));
  }

  async function cancel(): Promise<void> {
    if (schedule) await run(() => cancelSchedule(entity, schedule.id), { success: 'Zamanlama iptal edildi.', changes });
  }

  return { pending, scheduleFor, cancelSchedule: () => void cancel() };
}
