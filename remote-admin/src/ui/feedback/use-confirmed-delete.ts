import { useCallback } from 'react';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { ask } from './dialogs.ts';
import { useFeedback } from './use-feedback.ts';

interface Deletion {
  /** Name of the record to delete, as the user knows it. */
  subject: string;
  /** What else the deletion means, as a sentence. */
  consequence?: string;
  call: () => Promise<ApiResponse<unknown>>;
  /** API paths of the lists that contained the record. */
  changes?: readonly string[];
}

/**
 * Asks for confirmation with the documented texts (product §5), deletes, and shows the result. Resolves to whether it
 * was deleted.
 */
export function useConfirmedDelete() {
  const { pending, run } = useFeedback();
  const confirmAndDelete = useCallback(
    async ({ subject, consequence, call, changes = [] }: Deletion): Promise<boolean> => {
      const text = [messages.confirmDelete.text, consequence].filter(Boolean).join('\n');
      const decision = await ask({ ...messages.confirmDelete, text, subject, danger: true });
      if (decision !== 'confirm') return false;
      const answer = await run(call, { success: messages.deleted, failure: messages.deleteFailed, changes });
      return answer?.success ?? false;
    },
    [run],
  );
  return { pending, confirmAndDelete };
}
