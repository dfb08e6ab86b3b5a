import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { unreadStore } from '../unread/unread.store.ts';
import type { LiveEvent } from './live-events.ts';
import { createPolling } from './poll-counts.ts';
import { readStream } from './read-stream.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Number of failures after which the counts are polled, while the stream is still retried. */
const FAILURES_BEFORE_POLLING = 3;

type EventHandler = (event: LiveEvent) => void;

/** Keeps the stream open and reconnects after each failure, until `signal` aborts. */
export async function maintainStream(
  signal: AbortSignal,
  kinds: readonly MailboxKind[],
  onEvent: EventHandler,
): Promise<void> {
  const polling = createPolling(kinds, onEvent);
  signal.addEventListener('abort', polling.stop);
  let failures = 0;
  let isReconnect = false;
  while (!signal.aborted) {
    const onEventAfterOpen = withMissedChanges(onEvent, isReconnect);
    await readStream(signal, (event) => {
      failures = 0;
      isReconnect = true;
      polling.stop();
      onEventAfterOpen(event);
    }).catch(() => undefined);
    failures += 1;
    if (failures >= FAILURES_BEFORE_POLLING && !signal.aborted) polling.start();
    await waitForRetry(backoffMs(failures), signal);
  }
}

/**
 * A connection starts with the counts: they are the only sign of changes that happened before it, so inboxes that may
 * have changed are reported as changed.
 */
function withMissedChanges(onEvent: EventHandler, isReconnect: boolean): EventHandler {
  let isFirst = true;
  return (event) => {
    const before = unreadStore.get();
    onEvent(event);
    if (!isFirst || event.event !== 'counts') return;
    isFirst = false;
    for (const kind of Object.keys(event.data) as MailboxKind[])
      if (isReconnect || before?.[kind] !== event.data[kind]) onEvent({ event: 'changed', data: { kind } });
  };
}

/**
 * Returns an exponential backoff in milliseconds with jitter, so that not all browsers reconnect to a restarted server
 * at once.
 */
function backoffMs(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return longest * (0.5 + Math.random());
}

/** Waits; ends early when the network is back or the page becomes visible. */
function waitForRetry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', endIfVisible);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const endIfVisible = () => {
      if (document.visibilityState === 'visible') end();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', endIfVisible);
    signal.addEventListener('abort', end);
  });
}
