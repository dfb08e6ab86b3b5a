import { sessionStore } from 'shared-contracts/state';
import type { LiveEvent } from './inbox-live.ts';

let channel: BroadcastChannel | null = null;

/** Of the person who is signed in: tabs that somebody else has left open hear nothing. */
export function nameOfTabs(): string {
  return `inbox:${sessionStore.get()?.user.email ?? ''}`;
}

/** One for telling and hearing: a second one of the same tab would hear what the first one tells. */
function channelOfTabs(): BroadcastChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  const name = nameOfTabs();
  if (channel?.name !== name) {
    channel?.close();
    channel = new BroadcastChannel(name);
  }
  return channel;
}

export function tellOtherTabs(event: LiveEvent): void {
  channelOfTabs()?.postMessage(event);
}

/** Returns what ends it. */
export function hearOtherTabs(listener: (event: LiveEvent) => void): () => void {
  const tabs = channelOfTabs();
  const take = ({ data }: MessageEvent<LiveEvent>) => listener(data);
  tabs?.addEventListener('message', take);
  return () => tabs?.removeEventListener('message', take);
}
