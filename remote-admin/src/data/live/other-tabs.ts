import { sessionStore } from '@vitrin/shared-contracts/state';
import type { LiveEvent } from './live-events.ts';

let channel: BroadcastChannel | null = null;

/** Returns the channel name, which contains the user, so that tabs of another user receive nothing. */
export function channelName(): string {
  return `inbox:${sessionStore.get()?.user.email ?? ''}`;
}

/** One channel for sending and receiving: a second one in the same tab would receive what the first one sends. */
function openChannel(): BroadcastChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  const name = channelName();
  if (channel?.name !== name) {
    channel?.close();
    channel = new BroadcastChannel(name);
  }
  return channel;
}

export function sendToOtherTabs(event: LiveEvent): void {
  openChannel()?.postMessage(event);
}

/** Subscribes to events of other tabs; returns the unsubscribe function. */
export function subscribeToOtherTabs(listener: (event: LiveEvent) => void): () => void {
  const tabs = openChannel();
  const take = ({ data }: MessageEvent<LiveEvent>) => listener(data);
  tabs?.addEventListener('message', take);
  return () => tabs?.removeEventListener('message', take);
}
