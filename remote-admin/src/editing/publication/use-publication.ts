import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import type { LiveState, RecordForm } from '../form/use-record-form.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { confirmDraftDeletion } from './confirm-draft-deletion.ts';
import type { OpenedPublication } from './opened-record.ts';
import { discardWorkingCopy } from './publication.api.ts';
import { asPublished, partOfRequest, type Part } from './request-parts.ts';
import { useRestoreDraft } from './use-restore-draft.ts';
import { useReview } from './use-review.ts';
import { useScheduling } from './use-scheduling.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { useWorkingCopy } from './use-working-copy.ts';

type Body = Readonly<Record<string, unknown>>;

export interface PublicationOptions<V extends object> {
  publication: OpenedPublication;
  form: RecordForm<V>;
  /** Name of the form, as in the drafts of its module. */
  name: string;
  live: LiveState<V>;
  /** Version that the values of the form are based on. */
  version: number | null;
  /** Returns the request body of values, without id and version. */
  body: (values: V) => Body;
  /** Sends a request that publishes this body over a version. */
  publish: (body: Body, version: number | null) => Promise<ApiResponse<unknown>>;
  /** Called after a part of a new record was published, with its id. */
  onCreated: (id: number) => void;
  /** Returns the form state of a record that the server has returned. */
  liveOf: (record: unknown) => LiveState<V>;
  onDraftSaved: (saved: WorkingCopyRow, values: V) => void;
  onDiscarded: () => void;
  /** API paths that publishing changes. */
  invalidatedPaths: readonly string[];
}

/** Returns what the buttons of a record do: save a draft, publish a part, schedule, take off the site. */
export function usePublication<V extends object>(options: PublicationOptions<V>) {
  const { publication, form, live, version, body, publish, onDraftSaved, invalidatedPaths } = options;
  const { onCreated, onDiscarded } = options;
  const { entity, record, copy } = publication;
  const { pending, run } = useFeedback();
  const { restore } = useRestoreDraft();
  const publishedBody = (of: V) => asPublished(body(of));
  const onSaved = (saved: WorkingCopyRow, sent: V) => {
    review.noteSaved(saved);
    onDraftSaved(saved, sent);
  };
  const draft = useWorkingCopy<V>({ ...options, body: publishedBody, onSaved });
  const changes = [...invalidatedPaths, api.adminKindPublication(entity)];
  const { values } = form.formik;

  /** Saves the draft before something else is done with it; without unsaved input there is nothing to save. */
  const saveFirst = async () => (!form.dirty && copy !== null) || (await draft.save({}));

  const review = useReview({
    publication,
    draftId: draft.id,
    saveFirst,
    onSent: (sent) => onDraftSaved(sent, values),
    onReviewed: (reviewed) => (copy ? onDraftSaved(reviewed, Object(JSON.parse(copy.form_json)) as V) : undefined),
  });

  async function publishPart(part: Part): Promise<void> {
    if (!(await saveFirst())) return;
    const published = record === null ? null : body(live.values);
    const sent = asPublished(partOfRequest(part, body(values), published));
    const answer = await run(() => publish(sent, version), { success: 'Yayınlandı.', changes });
    if (answer?.errors) form.showErrors(answer.errors);
    if (record === null && answer?.success) onCreated((answer.data as { id: number }).id);
  }

  const scheduling = useScheduling<V>({ ...options, publishedBody, draft, saveFirst, changes });

  const withdrawal = useWithdrawal<V>({ ...options, draft, publishedBody, changes });

  async function discard(): Promise<void> {
    if (!copy || !(await confirmDraftDeletion(copy))) return;
    const answer = await run(() => discardWorkingCopy(entity, copy), {
      success: 'Taslak silindi.',
      action: () => ({ label: messages.undo, run: () => void restore(entity, copy.id) }),
      changes,
    });
    if (answer?.success) onDiscarded();
  }

  /** Returns the languages that have texts in the form, and the names of the shared fields. */
  function parts(): { languages: readonly string[]; shared: readonly string[] } {
    const { translations, ...shared } = body(values);
    const texts = Object.entries(Object(translations) as Record<string, unknown>);
    return { languages: texts.flatMap(([abbr, text]) => (text ? [abbr] : [])), shared: Object.keys(shared) };
  }

  return {
    ...publication,
    pending: pending || scheduling.pending || review.pending || withdrawal.pending,
    review,
    parts,
    /** Whether the record as a whole can be taken off the site. */
    canWithdraw: 'active' in live.values,
    saveDraft: () => void draft.save(),
    publishPart: (part: Part) => void publishPart(part),
    scheduleFor: scheduling.scheduleFor,
    withdraw: withdrawal.withdraw,
    withdrawLanguage: withdrawal.withdrawLanguage,
    discard: () => void discard(),
    cancelSchedule: scheduling.cancelSchedule,
  };
}

export type PublicationActions = ReturnType<typeof usePublication>;
