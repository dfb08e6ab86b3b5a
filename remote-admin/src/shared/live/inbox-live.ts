import { useEffect, useEffectEvent } from 'react';
import type { InboxEvents } from 'shared-contracts/inbox-stream';
import type { MailboxKind } from 'shared-contracts/mailbox';

/** A message that has come. While only counts can be had, no more is known than that there is one. */
export interface Arrival {
  kind: MailboxKind;
  message: Omit<InboxEvents['received'], 'kind'> | null;
}

/** Events that the tabs of this browser send to each other and to their screens. */
export interface LiveEvents {
  counts: InboxEvents['counts'];
  changed: InboxEvents['changed'];
  arrived: Arrival;
}

export type LiveEvent = {
  [Name in keyof LiveEvents]: { event: Name; data: LiveEvents[Name] };
}[keyof LiveEvents];

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Tells the screens of this tab. */
export function tellScreens(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/** Returns what ends it. */
export function hearLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function useLive(onEvent: Listener): void {
  const told = useEffectEvent(onEvent);
  useEffect(() => hearLive((event) => told(event)), []);
}

/**
 * Calls `onChange` whenever something in the inbox has changed, in this tab or elsewhere, so that lists can refetch.
 */
export function useInboxChanged(kind: MailboxKind, onChange: () => void): void {
  useLive(({ event, data }) => {
    if (event === 'changed' && data.kind === kind) onChange();
  });
}

/** Calls `onArrival` for each message that comes, in whichever inbox. */
export function useArrivals(onArrival: (arrival: Arrival) => void): void {
  useLive(({ event, data }) => {
    if (event === 'arrived') onArrival(data);
  });
}
