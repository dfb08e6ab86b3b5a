import type { MailboxKind } from 'shared-contracts/mailbox';
import { createArrivalNotices } from './arrival-notices.ts';
import { inOneTab } from './in-one-tab.ts';
import type { LiveEvent } from './inbox-live.ts';
import { keepStream } from './keep-stream.ts';
import { nameOfTabs, tellOtherTabs } from './other-tabs.ts';
import { takeLive } from './take-live.ts';
import { watchAttendance } from './watch-attendance.ts';

interface Live {
  /** The inboxes that this person may read. */
  kinds: readonly MailboxKind[];
  /** Somebody has clicked on a notification. */
  onOpen: (address: string) => void;
  /** Ends all of it. */
  signal: AbortSignal;
}

/** Keeps counts and lists as they are: one tab of the browser listens to the server and tells the others. */
export function startLive({ kinds, onOpen, signal }: Live): void {
  const notices = createArrivalNotices(onOpen);
  const hear = (event: LiveEvent) => {
    takeLive(event);
    tellOtherTabs(event);
    if (event.event === 'arrived') notices.add(event.data);
  };
  signal.addEventListener('abort', notices.stop);
  void watchAttendance(signal);
  void inOneTab(nameOfTabs(), signal, () => keepStream(signal, kinds, hear));
}
