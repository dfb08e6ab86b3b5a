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

const MOST = 99;

/** A count where there is little room. */
export function shownCount(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
