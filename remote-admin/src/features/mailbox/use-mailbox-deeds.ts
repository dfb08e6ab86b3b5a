import type { Answer } from 'shared-contracts/http';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { messages } from 'shared-contracts/messages';
import { refreshUnread } from '../../shared/unread/unread.store.ts';
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.ts';
import { useFeedback, type FeedbackTexts } from '../../shared/use-feedback.ts';
import { deleteMessages, restoreMessages, trashMessages, uncheckMessage } from './mailbox.api.ts';

type Ids = readonly number[];

/** What staff do with messages. `onDone` learns which ones have left the list that is shown. */
export function useMailboxDeeds(kind: MailboxKind, onDone: (left: Ids) => void) {
  const { run } = useFeedback();
  const { confirmAndDelete } = useConfirmedDelete();
  const settle = (left: Ids) => {
    onDone(left);
    void refreshUnread(kind);
  };
  const move = async (ids: Ids, call: () => Promise<Answer<unknown>>, texts: FeedbackTexts) => {
    const answer = await run(call, texts);
    if (answer?.success) settle(ids);
  };
  return {
    trash: (ids: Ids) =>
      void move(ids, () => trashMessages(kind, ids), { success: messages.trashed, failure: messages.trashFailed }),
    restore: (ids: Ids) => void move(ids, () => restoreMessages(kind, ids), { success: messages.updated }),
    /** Asks first: what is deleted from the trash is gone (spec §5). */
    remove: async (ids: Ids, subject: string) => {
      if (await confirmAndDelete({ subject, call: () => deleteMessages(kind, ids) })) settle(ids);
    },
    /** The message leaves the reading view: staying there would be reading it again. */
    markUnread: (id: number) => void move([id], () => uncheckMessage(kind, id), { success: messages.updated }),
  };
}

export type MailboxDeeds = ReturnType<typeof useMailboxDeeds>;
