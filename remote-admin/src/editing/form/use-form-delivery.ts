import type { VersionConflict } from '@vitrin/shared-contracts/envelope';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import type { DraftState } from '../drafts/use-draft.ts';
import { useInvalidate } from '../../data/query.ts';
import { useFeedback, type FeedbackOptions } from '../../ui/feedback/use-feedback.ts';
import { isConflict, isOutdatedDraft } from './conflict.ts';
import type { FieldErrors } from './field-errors.ts';
import type { useNewerVersion } from './use-newer-version.ts';

/** A request with the values of a form. */
export interface FormRequest<V> {
  texts: Pick<FeedbackOptions, 'success' | 'failure' | 'detail' | 'action'>;
  send: (values: V) => Promise<ApiResponse<unknown>>;
  /** False if the version in a conflict is not that of the record. */
  replacesRecord?: boolean;
}

interface DeliveryOptions<V extends object> {
  draft: DraftState<V>;
  merge: ReturnType<typeof useNewerVersion<V>>;
  /** Present version of the record. */
  liveVersion: number | null;
  /** Shows the errors of the response. */
  showErrors: (found: FieldErrors, sent: V) => void;
  /** The server has accepted these values. */
  onAccepted: (sent: V) => void;
  invalidatedPaths: readonly string[];
  onReload: (() => Promise<void>) | undefined;
}

/** Sends values of a form: a newer version is loaded and merged first, errors are shown, and accepted values need no draft. */
export function useFormDelivery<V extends object>(options: DeliveryOptions<V>) {
  const { draft, merge, liveVersion, showErrors, onAccepted, invalidatedPaths, onReload } = options;
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();

  /** Resolves to null when there was no response, and when a newer version is merged. */
  async function deliver(sent: V, request: FormRequest<V>): Promise<ApiResponse<unknown> | null> {
    showErrors({}, sent);
    draft.flush();
    const answer = await run(() => request.send(sent), request.texts, isConflict);
    if (!answer) return null;
    if (isConflict(answer)) {
      await loadNewer(answer.data as VersionConflict, request);
      return null;
    }
    if (!answer.success) {
      showErrors(answer.errors ?? {}, sent);
      // The form shows the draft as it is now, and what was typed; the user decides whether to publish that.
      if (isOutdatedDraft(answer)) await invalidate(...invalidatedPaths);
      return answer;
    }
    onAccepted(sent);
    merge.accept(sent);
    draft.clear();
    return answer;
  }

  /** Loads the newer version, which is merged with the input when it has arrived. */
  async function loadNewer(found: VersionConflict, { replacesRecord = true }: FormRequest<V>): Promise<void> {
    if (replacesRecord && found.current_version === liveVersion) return merge.decideInPlace(found);
    merge.expect(found);
    await Promise.all([invalidate(...invalidatedPaths), onReload?.()]);
  }

  return { pending, deliver };
}
