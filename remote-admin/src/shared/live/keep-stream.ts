import type { MailboxKind } from 'shared-contracts/mailbox';
import { unreadStore } from '../unread/unread.store.ts';
import type { LiveEvent } from './inbox-live.ts';
import { createPolling } from './poll-counts.ts';
import { readStream } from './read-stream.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** From this failure on counts are asked for, while the stream is still being tried. */
const ENOUGH = 3;

type Hear = (event: LiveEvent) => void;

/** Keeps the stream open, however often it breaks, until `signal`. */
export async function keepStream(signal: AbortSignal, kinds: readonly MailboxKind[], hear: Hear): Promise<void> {
  const polling = createPolling(kinds, hear);
  signal.addEventListener('abort', polling.stop);
  let failures = 0;
  let isAgain = false;
  while (!signal.aborted) {
    const hearFirst = withMissed(hear, isAgain);
    await readStream(signal, (event) => {
      failures = 0;
      isAgain = true;
      polling.stop();
      hearFirst(event);
    }).catch(() => undefined);
    failures += 1;
    if (failures >= ENOUGH && !signal.aborted) polling.start();
    await pause(pauseAfter(failures), signal);
  }
}

/** A connection begins with the counts: whatever has happened before it is only to be seen by them, or not at all. */
function withMissed(hear: Hear, isAgain: boolean): Hear {
  let isFirst = true;
  return (event) => {
    const before = unreadStore.get();
    hear(event);
    if (!isFirst || event.event !== 'counts') return;
    isFirst = false;
    for (const kind of Object.keys(event.data) as MailboxKind[])
      if (isAgain || before?.[kind] !== event.data[kind]) hear({ event: 'changed', data: { kind } });
  };
}

/** Growing, and never the same for two browsers: a server that comes back is not met by all at once. */
function pauseAfter(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return longest * (0.5 + Math.random());
}

/** Ends early when there is reason for hope: the network is back, or somebody looks. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const look = () => {
      if (document.visibilityState === 'visible') end();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', end);
  });
}
