import type { StatusData } from '@vitrin/shared-contracts/auth';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import type { MailboxKind, NotCheckCount } from '@vitrin/shared-contracts/mailbox';
import { api } from '@vitrin/shared-contracts/paths';
import { createStore } from '@vitrin/shared-contracts/state';
import { getJson } from '../http.ts';
import { sendToOtherTabs } from '../live/other-tabs.ts';

/** Number of unread messages of the inboxes that the user may read; a missing one is unknown. */
export type UnreadCounts = Readonly<Partial<Record<MailboxKind, number>>>;

/**
 * Null: not loaded yet. One store for the title, the sidebar, the header and the inboxes, so that they always show the
 * same.
 */
export const unreadStore = createStore<UnreadCounts | null>(null);

let isLoading = false;

/** Loads the counts of all inboxes once, from the status call; later callers share the response. */
export async function loadUnread(): Promise<void> {
  if (isLoading || unreadStore.get()) return;
  isLoading = true;
  const data = await read<StatusData>(api.status);
  isLoading = false;
  if (!data) return;
  const { contact, human_resources } = data.unread;
  applyCounts({
    ...(contact === undefined ? {} : { contact }),
    ...(human_resources === undefined ? {} : { 'human-resources': human_resources }),
  });
}

/** Reloads the count of one inbox, after messages were moved or listed (product §7: not-check-count). */
export async function refreshUnread(kind: MailboxKind): Promise<void> {
  const count = await readUnread(kind);
  if (count !== undefined) publishCounts({ [kind]: count });
}

export async function readUnread(kind: MailboxKind): Promise<number | undefined> {
  return (await read<NotCheckCount>(`${api.adminMailbox(kind)}/not-check-count`))?.count;
}

/** Lowers the count immediately, because a message has just been opened (product §4). */
export function decrementUnread(kind: MailboxKind): void {
  const count = unreadStore.get()?.[kind] ?? 0;
  if (count > 0) publishCounts({ [kind]: count - 1 });
}

/** Applies counts from the server or another tab. */
export function applyCounts(counts: UnreadCounts): void {
  unreadStore.set({ ...unreadStore.get(), ...counts });
}

/** Applies counts that this tab has loaded and sends them to the other tabs. */
function publishCounts(counts: UnreadCounts): void {
  applyCounts(counts);
  sendToOtherTabs({ event: 'counts', data: counts });
}

/** A failed count request is not reported: no count is shown. */
async function read<T>(path: string): Promise<T | undefined> {
  try {
    const answer: ApiResponse<T> = await getJson<T>(path);
    return answer.success ? answer.data : undefined;
  } catch {
    return undefined;
  }
}
