import { useSyncExternalStore } from 'react';
import { storageKeys } from 'shared-contracts/storage';

/** How a new message is told in this browser; nothing unless somebody asks for it. */
const noticeKinds = ['sound', 'notification'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const listeners = new Set<() => void>();

/** Read anew each time: another tab may have changed it. */
function stored(): string {
  return localStorage.getItem(storageKeys.inboxNotices) ?? '';
}

function noticesOf(text: string): Record<NoticeKind, boolean> {
  const chosen = text.split(' ');
  return { sound: chosen.includes('sound'), notification: chosen.includes('notification') };
}

export function currentNotices(): Record<NoticeKind, boolean> {
  return noticesOf(stored());
}

export function chooseNotice(kind: NoticeKind, isWanted: boolean): void {
  const chosen = { ...currentNotices(), [kind]: isWanted };
  localStorage.setItem(storageKeys.inboxNotices, noticeKinds.filter((each) => chosen[each]).join(' '));
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

export function useNotices(): Record<NoticeKind, boolean> {
  return noticesOf(useSyncExternalStore(subscribe, stored));
}
