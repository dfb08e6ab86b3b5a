import { useCallback } from 'react';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { RestoredRecord } from '@vitrin/shared-contracts/trash';
import { sendForm } from '../data/http.ts';
import { incomingLinksText } from './links/incoming-links.ts';
import { useFeedback } from '../ui/feedback/use-feedback.ts';

/** Records of one kind that are moved to the trash. */
interface Trashed {
  /** Kind of the records, as in the audit log. */
  entity: string;
  ids: readonly number[];
  /** What the user knows the records by. */
  subject: string;
  /** The documented request that deletes them. */
  call: () => Promise<ApiResponse<unknown>>;
  /** API paths of the lists that contained them. */
  changes: readonly string[];
  /** Others may name the records or link to their pages: the message says who. */
  isLinked?: boolean;
}

/** Restores records of one kind; all of them or none. */
export const restoreFromTrash = (entity: string, ids: readonly number[]) =>
  sendForm<RestoredRecord[]>('POST', api.adminTrashRestore, { form_data: { entity, ids } });

/** Returns what differs from the deleted records, for the user. */
export function restoredNotes(restored: readonly RestoredRecord[] = []): string | undefined {
  const notes = new Set(restored.flatMap((record) => record.notes));
  return notes.size > 0 ? [...notes].join('\n') : undefined;
}

/** Moves records to the trash without a question, because the message offers to undo it. Resolves to whether it is done. */
export function useTrash() {
  const { pending, run } = useFeedback();
  const moveToTrash = useCallback(
    async ({ entity, ids, subject, call, changes, isLinked = false }: Trashed): Promise<boolean> => {
      // Before the deletion: the links are known only while the record has its addresses.
      const [record] = ids;
      const links = isLinked && record !== undefined ? await incomingLinksText({ entity, record }) : undefined;
      const restore = () =>
        void run(() => restoreFromTrash(entity, ids), {
          success: messages.restored,
          failure: messages.restoreFailed,
          detail: restoredNotes,
          changes,
        });
      const answer = await run(call, {
        success: messages.trashed,
        failure: messages.trashFailed,
        detail: () => [subject, links].filter(Boolean).join('\n'),
        action: () => ({ label: messages.undo, run: restore }),
        changes,
      });
      return answer?.success ?? false;
    },
    [run],
  );
  return { pending, moveToTrash };
}
