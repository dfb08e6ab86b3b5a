import { useCallback } from 'react';
import { messages } from '@vitrin/shared-contracts/messages';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { changedByDrafts, restoreDiscardedDraft } from './discarded-drafts.api.ts';

/** Returns the function that restores a deleted draft; it resolves to whether it was restored. */
export function useRestoreDraft() {
  const { pending, run } = useFeedback();
  const restore = useCallback(
    async (entity: string, id: string): Promise<boolean> => {
      const answer = await run(() => restoreDiscardedDraft(entity, id), {
        success: 'Taslak geri yüklendi.',
        failure: messages.restoreFailed,
        changes: changedByDrafts(entity),
      });
      return answer?.success ?? false;
    },
    [run],
  );
  return { pending, restore };
}
