import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { type MailboxKind, mailboxKinds } from '@vitrin/shared-contracts/mailbox';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useSession } from '@vitrin/shared-contracts/state';
import { announcementText } from '../../data/live/message-announcement.ts';
import { createBatcher } from '../../data/live/batcher.ts';
import { type NewMessage, useNewMessages } from '../../data/live/live-events.ts';
import { subscribeToOtherTabs } from '../../data/live/other-tabs.ts';
import { applyLiveEvent } from '../../data/live/apply-live-event.ts';
import { formatCount, useUnreadTotal } from '../../data/unread/use-unread.ts';

/** Milliseconds. The screen loads first; until then the counts of the status call are recent enough. */
const START_MS = 3_000;

/**
 * Shows incoming messages on every screen of the panel: in the unread counts, in the title, and as one announcement.
 */
export function LiveInbox() {
  useLiveInbox();
  useTitleCount(useUnreadTotal());
  return <VisuallyHidden aria-live="polite">{useAnnouncement()}</VisuallyHidden>;
}

function useLiveInbox(): void {
  const session = useSession();
  const navigate = useNavigate();
  const onOpen = useEffectEvent((address: string) => void navigate(address));
  const email = session?.user.email;
  const kinds = mailboxKinds.filter((kind) => session?.rights.has(`messages.${kind}`)).join(' ');
  useEffect(() => {
    if (email === undefined || kinds === '') return undefined;
    const off = new AbortController();
    // Subscribes before the connection starts: an event that another tab sends meanwhile is not sent again.
    const unsubscribe = subscribeToOtherTabs(applyLiveEvent);
    const start = async () => {
      const live = await import('../../data/live/live.ts').catch(() => null);
      if (off.signal.aborted) return;
      live?.startLive({ kinds: kinds.split(' ') as MailboxKind[], onOpen, signal: off.signal });
    };
    const timer = setTimeout(() => void start(), START_MS);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      off.abort();
    };
  }, [email, kinds]);
}

/** Returns the announcement for the messages that have just arrived. */
function useAnnouncement(): string {
  const [announcement, setAnnouncement] = useState('');
  const [batcher] = useState(() =>
    createBatcher<NewMessage>((arrivals) => setAnnouncement(announcementText(arrivals))),
  );
  useEffect(() => batcher.stop, [batcher]);
  useNewMessages(batcher.add);
  return announcement;
}

const countPrefix = /^\(\d+\+?\) /;

/** Prefixes the document title with the count, '(3) İletişim', and restores the prefix when the title changes. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(countPrefix, '');
      const title = count > 0 ? `(${formatCount(count)}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    show();
    const changes = new MutationObserver(show);
    changes.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => changes.disconnect();
  }, [count]);
}
