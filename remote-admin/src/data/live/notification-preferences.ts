import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import { useSyncExternalStore } from 'react';
import { storageKeys } from '@vitrin/shared-contracts/storage';

/** How this browser notifies about a new message; everything is off by default. */
const notificationKinds = ['sound', 'notification'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const listeners = new Set<() => void>();

/** Read on every call, because another tab may have changed it. */
function storedPreferences(): string {
  return localStore.getItem(storageKeys.inboxNotices) ?? '';
}

function parsePreferences(text: string): Record<NotificationKind, boolean> {
  const chosen = text.split(' ');
  return { sound: chosen.includes('sound'), notification: chosen.includes('notification') };
}

export function currentPreferences(): Record<NotificationKind, boolean> {
  return parsePreferences(storedPreferences());
}

export function setPreference(kind: NotificationKind, isWanted: boolean): void {
  const chosen = { ...currentPreferences(), [kind]: isWanted };
  localStore.setItem(storageKeys.inboxNotices, notificationKinds.filter((each) => chosen[each]).join(' '));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function useNotificationPreferences(): Record<NotificationKind, boolean> {
  return parsePreferences(useSyncExternalStore(subscribe, storedPreferences));
}
