import { useEffect, useRef, useState } from 'react';
import type { Announcement } from '@vitrin/shared-contracts/announcements';
import { announcementKey, closedKeys, withClosedKey } from '@vitrin/shared-contracts/closed-announcements';
import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { useShownPath } from '../../../shared/root-data.ts';

/** Notices that are shown at the same time; when one is closed, the next one follows. */
const MOST: Readonly<Record<Announcement['shape'], number>> = { bar: 2, card: 1 };

interface ShownAnnouncements {
  bars: Announcement[];
  cards: Announcement[];
  /** Title of a notice that has appeared by a navigation within the site; empty on the first page. */
  appeared: string;
  close: (announcement: Announcement) => void;
}

/** Returns the notices of the present page that the visitor has not closed. The first rendering is that of the server. */
export function useAnnouncements(all: readonly Announcement[]): ShownAnnouncements {
  const pathname = useShownPath();
  const { closed, close } = useClosed();
  const open = all.filter(({ paths, ...each }) => isOn(paths, pathname) && !closed.has(announcementKey(each)));
  const ofShape = (shape: Announcement['shape']) => open.filter((each) => each.shape === shape).slice(0, MOST[shape]);
  const [bars, cards] = [ofShape('bar'), ofShape('card')];
  return { bars, cards, close, appeared: useAppeared([...bars, ...cards], pathname) };
}

function isOn(paths: readonly string[] | null, pathname: string): boolean {
  return paths === null || paths.includes(pathname);
}

const stored = () => localStore.getItem(storageKeys.closedAnnouncements);

/** What the visitor has closed is kept in this browser only, so the server renders all notices. */
function useClosed() {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setClosed(new Set(closedKeys(stored())));
    // Shows the buttons, also below a shell without a script for notices.
    document.documentElement.dataset['announcements'] = '';
  }, []);
  const close = (announcement: Announcement) => {
    const keys = withClosedKey(stored(), announcementKey(announcement));
    localStore.setItem(storageKeys.closedAnnouncements, keys);
    setClosed(new Set(closedKeys(keys)));
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return { closed, close };
}

/** Content that is there when a page loads is not announced; one that a navigation adds is. */
function useAppeared(shown: readonly Announcement[], pathname: string): string {
  const [appeared, setAppeared] = useState('');
  const seen = useRef<{ keys: Set<string>; pathname: string } | null>(null);
  const keys = shown.map(announcementKey).join(' ');
  useEffect(() => {
    const known = seen.current;
    seen.current = { keys: new Set([...(known?.keys ?? []), ...keys.split(' ')]), pathname };
    if (known === null || known.pathname === pathname) return;
    const fresh = shown.filter((each) => !known.keys.has(announcementKey(each)));
    setAppeared(fresh.map(({ title }) => title).join(' '));
    // oxlint-disable-next-line react/exhaustive-deps -- the notices are named by their keys
  }, [keys, pathname]);
  return appeared;
}
