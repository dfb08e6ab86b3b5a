import { useEffect, useSyncExternalStore } from 'react';
import { loadUnread, unreadStore, type UnreadCounts } from './unread.store.ts';

const none: UnreadCounts = {};

/** Unread messages of each inbox; asks for them when nobody has yet. */
export function useUnread(): UnreadCounts {
  const counts = useSyncExternalStore(unreadStore.subscribe, unreadStore.get, unreadStore.get);
  useEffect(() => void loadUnread(), []);
  return counts ?? none;
}

/** Unread messages of all inboxes together, for 'Gelen Kutusu'. */
export function useUnreadTotal(): number {
  return Object.values(useUnread()).reduce((total, count) => total + count, 0);
}
