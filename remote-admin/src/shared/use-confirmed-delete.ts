import { useCallback } from 'react';
import type { ApiResponse } from 'shared-contracts/http';
import { messages } from 'shared-contracts/messages';
import { useNavigate } from 'shared-contracts/router';
import { ask, type Question } from './dialogs.ts';
import { incomingLinksText, linksAddress, type LinkedRecord } from './links/incoming-links.ts';
import { useFeedback } from './use-feedback.ts';

interface Deletion {
  /** Name of the record to delete, as the user knows it. */
  subject: string;
  call: () => Promise<ApiResponse<unknown>>;
  /** API paths of the lists that contained the record. */
  changes?: readonly string[];
  /** Set for a record with a public page: the question says how many others link to it. */
  linked?: LinkedRecord;
}

/** Returns the part of the question about the records that link to the deleted one, with the way to their list. */
async function linksQuestion(linked: LinkedRecord | undefined): Promise<Pick<Question, 'text' | 'deny'> | null> {
  const text = linked && (await incomingLinksText(linked));
  if (text === undefined) return null;
  return { text: `${messages.confirmDelete.text}\n${text}`, deny: 'Bağlantı verenleri göster' };
}

/**
 * Asks for confirmation with the documented texts (product §5), deletes, and shows the result. Resolves to whether it
 * was deleted.
 */
export function useConfirmedDelete() {
  const { pending, run } = useFeedback();
  const navigate = useNavigate();
  const confirmAndDelete = useCallback(
    async ({ subject, call, changes = [], linked }: Deletion): Promise<boolean> => {
      const decision = await ask({
        ...messages.confirmDelete,
        ...(await linksQuestion(linked)),
        subject,
        danger: true,
      });
      if (decision === 'deny' && linked) await navigate(linksAddress(linked));
      if (decision !== 'confirm') return false;
      const answer = await run(call, { success: messages.deleted, failure: messages.deleteFailed, changes });
      return answer?.success ?? false;
    },
    [run, navigate],
  );
  return { pending, confirmAndDelete };
}
