import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { loadHttp } from '../http.ts';
import { createMessageNotifier } from './message-notifier.ts';
import type { LiveEvent } from './live-events.ts';
import { maintainStream } from './maintain-stream.ts';
import { channelName, sendToOtherTabs } from './other-tabs.ts';
import { applyLiveEvent } from './apply-live-event.ts';

interface Live {
  /** Inboxes that the user may read. */
  kinds: readonly MailboxKind[];
  /** Called when the user clicks a notification. */
  onOpen: (address: string) => void;
  /** Stops everything. */
  signal: AbortSignal;
}

/** Keeps counts and lists up to date: one tab of the browser is connected to the server and notifies the others. */
export function startLive({ kinds, onOpen, signal }: Live): void {
  const notices = createMessageNotifier(onOpen);
  const onEvent = (event: LiveEvent) => {
    applyLiveEvent(event);
    sendToOtherTabs(event);
    if (event.event === 'arrived') notices.add(event.data);
  };
  signal.addEventListener('abort', notices.stop);
  void watchActivity(signal);
  void runInOneTab(channelName(), signal, () => maintainStream(signal, kinds, onEvent));
}

/**
 * Runs `work` in one tab of the browser, and in another one when that tab is closed (Web Locks). Without the Web Locks
 * API it runs in each tab. `work` ends with `signal`.
 */
async function runInOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

const IDLE_MS = 60_000;

/**
 * Marks the requests that this page sends by itself while the user is idle: they do not extend the session (product
 * §12).
 */
async function watchActivity(signal: AbortSignal): Promise<void> {
  const { attendance } = await loadHttp();
  let last = performance.now();
  const reset = () => void (last = performance.now());
  const events = ['keydown', 'pointerdown'];
  for (const type of events) addEventListener(type, reset, { capture: true, passive: true });
  attendance.isAway = () => performance.now() - last > IDLE_MS;
  signal.addEventListener('abort', () => {
    for (const type of events) removeEventListener(type, reset, { capture: true });
  });
}
