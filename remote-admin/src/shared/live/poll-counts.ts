import type { MailboxKind } from 'shared-contracts/mailbox';
import { readUnread, unreadStore } from '../unread/unread.store.ts';
import type { LiveEvent } from './inbox-live.ts';

const POLL_MS = 30_000;

interface Polling {
  start: () => void;
  stop: () => void;
}

/** Asks for the counts now and then, where the stream cannot be had. */
export function createPolling(kinds: readonly MailboxKind[], hear: (event: LiveEvent) => void): Polling {
  let timer: ReturnType<typeof setInterval> | undefined;
  const poll = () => void pollCounts(kinds, hear);
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

async function pollCounts(kinds: readonly MailboxKind[], hear: (event: LiveEvent) => void): Promise<void> {
  for (const kind of kinds) {
    const count = await readUnread(kind);
    const before = unreadStore.get()?.[kind];
    if (count === undefined || count === before) continue;
    hear({ event: 'counts', data: { [kind]: count } });
    hear({ event: 'changed', data: { kind } });
    if (before !== undefined && count > before) hear({ event: 'arrived', data: { kind, message: null } });
  }
}
