import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { type MailboxKind, mailboxKinds } from 'shared-contracts/mailbox';
import { useNavigate } from 'shared-contracts/router';
import { useSession } from 'shared-contracts/state';
import { arrivalWords } from '../../shared/live/arrival-words.ts';
import { createGathering } from '../../shared/live/gathered.ts';
import { type Arrival, useArrivals } from '../../shared/live/inbox-live.ts';
import { hearOtherTabs } from '../../shared/live/other-tabs.ts';
import { takeLive } from '../../shared/live/take-live.ts';
import { shownCount, useUnreadTotal } from '../../shared/unread/use-unread.ts';

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
    // At once: what is done in another tab meanwhile would never be told again.
    const deafen = hearOtherTabs(takeLive);
    const start = async () => {
      const live = await import('../../shared/live/live.ts').catch(() => null);
      if (off.signal.aborted) return;
      live?.startLive({ kinds: kinds.split(' ') as MailboxKind[], onOpen, signal: off.signal });
    };
    const timer = setTimeout(() => void start(), START_MS);
    return () => {
      clearTimeout(timer);
      deafen();
      off.abort();
    };
  }, [email, kinds]);
}

/** Returns the announcement for the messages that have just arrived. */
function useAnnouncement(): string {
  const [words, setWords] = useState('');
  const [gathering] = useState(() => createGathering<Arrival>((arrivals) => setWords(arrivalWords(arrivals))));
  useEffect(() => gathering.stop, [gathering]);
  useArrivals(gathering.add);
  return words;
}

const counted = /^\(\d+\+?\) /;

/** Prefixes the document title with the count, '(3) İletişim', and restores the prefix when the title changes. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(counted, '');
      const title = count > 0 ? `(${shownCount(count)}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    show();
    const changes = new MutationObserver(show);
    changes.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => changes.disconnect();
  }, [count]);
}
