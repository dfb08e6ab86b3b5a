import type { StatusData } from 'shared-contracts/auth';
import type { Answer } from 'shared-contracts/http';
import type { MailboxKind, NotCheckCount } from 'shared-contracts/mailbox';
import { api } from 'shared-contracts/paths';
import { createStore } from 'shared-contracts/state';
import { getJson } from '../http.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';

/** Number of unread messages of the inboxes that the user may read; a missing one is unknown. */
export type UnreadCounts = Readonly<Partial<Record<MailboxKind, number>>>;

/**
 * Null: not loaded yet. One store for the title, the sidebar, the header and the inboxes, so that they always show the
 * same.
 */
export const unreadStore = createStore<UnreadCounts | null>(null);

let asking = false;

/** Loads the counts of all inboxes once, from the status call; later callers share the response. */
export async function loadUnread(): Promise<void> {
  if (asking || unreadStore.get()) return;
  asking = true;
  const data = await read<StatusData>(api.status);
  asking = false;
  if (!data) return;
  const { contact, human_resources } = data.unread;
  takeCounts({
    ...(contact === undefined ? {} : { contact }),
    ...(human_resources === undefined ? {} : { 'human-resources': human_resources }),
  });
}

/** Reloads the count of one inbox, after messages were moved or listed (product §7: not-check-count). */
export async function refreshUnread(kind: MailboxKind): Promise<void> {
  const count = await readUnread(kind);
  if (count !== undefined) put({ [kind]: count });
}

export async function readUnread(kind: MailboxKind): Promise<number | undefined> {
  return (await read<NotCheckCount>(`${api.adminMailbox(kind)}/not-check-count`))?.count;
}

/** One message less, at once: it has just been opened (product §4). */
export function lowerUnread(kind: MailboxKind): void {
  const count = unreadStore.get()?.[kind] ?? 0;
  if (count > 0) put({ [kind]: count - 1 });
}

/** Counts that the server or another tab has told. */
export function takeCounts(counts: UnreadCounts): void {
  unreadStore.set({ ...unreadStore.get(), ...counts });
}

/** Counts that this tab has learnt: the others show the same at once. */
function put(counts: UnreadCounts): void {
  takeCounts(counts);
  tellOtherTabs({ event: 'counts', data: counts });
}

/** A failed count request is not reported: no count is shown. */
async function read<T>(path: string): Promise<T | undefined> {
  try {
    const answer: Answer<T> = await getJson<T>(path);
    return answer.success ? answer.data : undefined;
  } catch {
    return undefined;
  }
}
