import type { BulkResult } from '@vitrin/shared-contracts/bulk';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { NoticeAction } from '../../ui/feedback/dialogs.ts';
import { linkingText } from '../links/incoming-links.ts';
import { confirmWithdrawals } from '../publication/confirm-withdrawal.ts';
import { useFeedback, type FeedbackTexts } from '../../ui/feedback/use-feedback.ts';
import { restoredNotes, restoreFromTrash } from '../use-trash.ts';
import { sendBulk, type BulkRequest } from './bulk.api.ts';

/** The list whose records are changed. */
interface BulkList {
  /** Kind of the records, as in the audit log. */
  entity: string;
  /** Name of one record, in lower case. */
  noun: string;
  /** API path of the list. */
  list: string;
}

/** Returns the operations on several records of a list; each resolves to whether at least one was changed. */
export function useBulk({ entity, noun, list }: BulkList) {
  const { pending, run } = useFeedback();
  const changes = [list, api.adminKindPublication(entity)];

  async function send(request: BulkRequest, texts: FeedbackTexts): Promise<boolean> {
    const answer = await run(() => sendBulk(entity, request), {
      ...texts,
      detail: (result) => result && detailOf(result, noun),
      action: (result) => (result ? undoOf(request, result) : undefined),
      changes,
    });
    return answer?.success ?? false;
  }

  function undoOf(request: BulkRequest, { done }: BulkResult): NoticeAction {
    const ids = done.map(({ id }) => id);
    const undoing = inverseOf(request, done);
    const success = { success: messages.undone, changes };
    const restore = () => {
      const texts = { success: messages.restored, failure: messages.restoreFailed, detail: restoredNotes, changes };
      void run(() => restoreFromTrash(entity, ids), texts);
    };
    const undo = undoing === null ? restore : () => void run(() => sendBulk(entity, undoing), success);
    return { label: messages.undo, run: undo };
  }

  return {
    pending,
    publish: (ids: readonly number[]) => send({ action: 'publish', ids }, { success: 'Yayınlandı.' }),
    withdraw: async (ids: readonly number[]) =>
      (await confirmWithdrawals(ids.length, noun)) &&
      (await send({ action: 'withdraw', ids }, { success: 'Yayından kaldırıldı.' })),
    trash: (ids: readonly number[]) =>
      send({ action: 'trash', ids }, { success: messages.trashed, failure: messages.trashFailed }),
    /** Gives all records the same value in a field that refers to another record. */
    set: (ids: readonly number[], field: string, value: number) =>
      send({ action: 'set', ids, field, values: ids.map(() => value) }, { success: 'Taşındı.' }),
  };
}

function detailOf({ done, failed, incoming }: BulkResult, noun: string): string {
  // Beside failures, the notice of the response says how many were changed.
  const changed = failed.length === 0 ? `${done.length} ${noun}` : undefined;
  return [changed, linkingText(incoming)].filter(Boolean).join('\n');
}

export type BulkOperations = ReturnType<typeof useBulk>;

/** Returns the request that takes back what was changed, and nothing else; null for what is in the trash. */
function inverseOf({ action, field }: BulkRequest, done: BulkResult['done']): BulkRequest | null {
  if (action === 'trash') return null;
  const ids = done.map(({ id }) => id);
  if (action === 'set') return { action, ids, ...(field && { field }), values: done.map(({ before }) => before ?? 0) };
  return { action: action === 'publish' ? 'withdraw' : 'publish', ids };
}
