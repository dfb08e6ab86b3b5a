import type { ApiResponse } from '@vitrin/shared-contracts/http';
import type { MailboxKind, MessageRecord } from '@vitrin/shared-contracts/mailbox';
import type { MessageStage } from '@vitrin/shared-contracts/message-workflow';
import { messages } from '@vitrin/shared-contracts/messages';
import { ask } from '../../ui/feedback/dialogs.ts';
import { refreshUnread } from '../../data/unread/unread.store.ts';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { useFeedback, type FeedbackOptions } from '../../ui/feedback/use-feedback.ts';
import {
  assignMessages,
  changeStage,
  checkMessages,
  deleteMessages,
  labelMessages,
  quarantineMessages,
  restoreMessages,
  trashMessages,
  type Labelling,
} from './mailbox.api.ts';

type Ids = readonly number[];

const updated: FeedbackOptions = { success: messages.updated };

/**
 * Returns the actions on messages. `onDone` refetches the list; it receives the ids of messages that are no longer in
 * the current view. From the inbox, moves to the trash and to the quarantine can be undone; elsewhere
 * the request that restores messages would move them to another place than they came from.
 */
export function useMailboxActions(kind: MailboxKind, onDone: (removedIds: Ids) => void, isInbox: boolean) {
  const { run } = useFeedback();
  const { confirmAndDelete } = useConfirmedDelete();
  const finish = (removedIds: Ids) => {
    onDone(removedIds);
    void refreshUnread(kind);
  };
  /** For actions that remove the messages from the current view. */
  const move = async (ids: Ids, call: () => Promise<ApiResponse<unknown>>, texts: FeedbackOptions = updated) => {
    const answer = await run(call, texts);
    if (answer?.success) finish(ids);
  };
  const undo = async (ids: Ids) => {
    const answer = await run(() => restoreMessages(kind, ids), { success: messages.undone });
    if (answer?.success) finish([]);
  };
  const undoable = (ids: Ids): FeedbackOptions =>
    isInbox ? { action: () => ({ label: messages.undo, run: () => void undo(ids) }) } : {};
  /** For actions that change messages but keep them in the current view. */
  const change = async (call: () => Promise<ApiResponse<unknown>>) => {
    const answer = await run(call, updated);
    if (answer?.success) finish([]);
  };
  return {
    trash: (ids: Ids) =>
      void move(ids, () => trashMessages(kind, ids), {
        success: messages.trashed,
        failure: messages.trashFailed,
        ...undoable(ids),
      }),
    restore: (ids: Ids) => void move(ids, () => restoreMessages(kind, ids)),
    quarantine: (ids: Ids) => void move(ids, () => quarantineMessages(kind, ids), { ...updated, ...undoable(ids) }),
    /** Asks for confirmation first: deletion from the trash is permanent (product §5). */
    remove: async (ids: Ids, subject: string) => {
      if (await confirmAndDelete({ subject, call: () => deleteMessages(kind, ids) })) finish(ids);
    },
    markRead: (ids: Ids) => void change(() => checkMessages(kind, ids, 1)),
    /** Closes the open message, because keeping it open would mark it as read again. */
    markUnread: (ids: Ids) => void move(ids, () => checkMessages(kind, ids, 0)),
    label: (ids: Ids, labelling: Labelling) => void change(() => labelMessages(kind, ids, labelling)),
    assign: (ids: Ids, user: number | null) => void change(() => assignMessages(kind, ids, user)),
    /** The applicant pool keeps data longer than the application itself, which requires the applicant's consent. */
    stage: async ({ id, name }: Pick<MessageRecord, 'id' | 'name'>, stage: MessageStage) => {
      const consent = stage === 'pool';
      if (consent && !(await askConsent(name))) return;
      await change(() => changeStage(kind, id, { stage, consent }));
    },
  };
}

export type MailboxActions = ReturnType<typeof useMailboxActions>;

async function askConsent(name: string): Promise<boolean> {
  const decision = await ask({
    title: 'Aday onay verdi mi?',
    text: 'Aday havuzuna alınan başvuru, bu ilan için gereken süreden sonra da saklanır. Bunun için adayın açık rızası gerekir; onayın tarihi başvuruya yazılır. Bu bilgi hukuki danışmanlık değildir.',
    subject: name,
    confirm: 'Evet, onay verdi',
    cancel: messages.confirmDelete.cancel,
  });
  return decision === 'confirm';
}
