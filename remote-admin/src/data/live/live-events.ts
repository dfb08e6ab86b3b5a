import { useEffect, useEffectEvent } from 'react';
import type { InboxEvents } from '@vitrin/shared-contracts/inbox-stream';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';

/** A new message. `message` is null while only the counts are polled. */
export interface NewMessage {
  kind: MailboxKind;
  message: Omit<InboxEvents['received'], 'kind'> | null;
}

/** Events that the tabs of this browser send to each other and to their screens. */
export interface LiveEvents {
  counts: InboxEvents['counts'];
  changed: InboxEvents['changed'];
  arrived: NewMessage;
}

export type LiveEvent = {
  [Name in keyof LiveEvents]: { event: Name; data: LiveEvents[Name] };
}[keyof LiveEvents];

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Dispatches an event to the screens of this tab. */
export function dispatchToScreens(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Subscribes to live events; returns the unsubscribe function. */
export function subscribeToLiveEvents(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function useLive(onEvent: Listener): void {
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => subscribeToLiveEvents((event) => handleEvent(event)), []);
}

/**
 * Calls `onChange` whenever something in the inbox has changed, in this tab or elsewhere, so that lists can refetch.
 */
export function useInboxChanged(kind: MailboxKind, onChange: () => void): void {
  useLive(({ event, data }) => {
    if (event === 'changed' && data.kind === kind) onChange();
  });
}

/** Calls `onNewMessage` for each new message in any inbox. */
export function useNewMessages(onNewMessage: (arrival: NewMessage) => void): void {
  useLive(({ event, data }) => {
    if (event === 'arrived') onNewMessage(data);
  });
}
