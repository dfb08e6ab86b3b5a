import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { readUnread, unreadStore } from '../unread/unread.store.ts';
import type { LiveEvent } from './live-events.ts';

const POLL_MS = 30_000;

interface Polling {
  start: () => void;
  stop: () => void;
}

/** Polls the counts at an interval while the stream is not available. */
export function createPolling(kinds: readonly MailboxKind[], onEvent: (event: LiveEvent) => void): Polling {
  let timer: ReturnType<typeof setInterval> | undefined;
  const poll = () => void pollCounts(kinds, onEvent);
  return {
    start() {
      if (timer !== undefined) return;
      timer = setInterval(poll, POLL_MS);
      poll();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

async function pollCounts(kinds: readonly MailboxKind[], onEvent: (event: LiveEvent) => void): Promise<void> {
  for (const kind of kinds) {
    const count = await readUnread(kind);
    const before = unreadStore.get()?.[kind];
    if (count === undefined || count === before) continue;
    onEvent({ event: 'counts', data: { [kind]: count } });
    onEvent({ event: 'changed', data: { kind } });
    if (before !== undefined && count > before) onEvent({ event: 'arrived', data: { kind, message: null } });
  }
}
