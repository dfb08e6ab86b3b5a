import { useEffect, useSyncExternalStore } from 'react';
import { loadUnread, type UnreadCounts, unreadStore } from './unread.store.ts';

const none: UnreadCounts = {};

/** Returns the unread counts by inbox; loads them if they are not loaded yet. */
export function useUnread(): UnreadCounts {
  const counts = useSyncExternalStore(unreadStore.subscribe, unreadStore.get, unreadStore.get);
  useEffect(() => void loadUnread(), []);
  return counts ?? none;
}

/** Returns the number of unread messages in all inboxes, for 'Gelen Kutusu'. */
export function useUnreadTotal(): number {
  return Object.values(useUnread()).reduce((total, count) => total + count, 0);
}

const MAX_SHOWN = 99;

/** Returns a count for little space, '99+' at most. */
export function formatCount(count: number): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
}
