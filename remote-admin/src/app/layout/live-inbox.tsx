import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { mailboxKinds, type MailboxKind } from 'shared-contracts/mailbox';
import { useNavigate } from 'shared-contracts/router';
import { useSession } from 'shared-contracts/state';
import { arrivalWords } from '../../shared/live/arrival-words.ts';
import { createGathering } from '../../shared/live/gathered.ts';
import { useArrivals, type Arrival } from '../../shared/live/inbox-live.ts';
import { hearOtherTabs } from '../../shared/live/other-tabs.ts';
import { takeLive } from '../../shared/live/take-live.ts';
import { useUnreadTotal } from '../../shared/unread/use-unread.ts';
import { useTitleCount } from './use-title-count.ts';

/** The screen comes first: until then the counts of the status call are fresh. */
const START_MS = 3_000;

/** Shows messages as they come, wherever in the panel somebody is: in the counts, in the title, and said once. */
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

/** What has just come, in words. */
function useAnnouncement(): string {
  const [words, setWords] = useState('');
  const [gathering] = useState(() => createGathering<Arrival>((arrivals) => setWords(arrivalWords(arrivals))));
  useEffect(() => gathering.stop, [gathering]);
  useArrivals(gathering.add);
  return words;
}
