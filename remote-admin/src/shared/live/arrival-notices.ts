import { addressOf, arrivalWords } from './arrival-words.ts';
import { chime } from './chime.ts';
import { createGathering } from './gathered.ts';
import type { Arrival } from './inbox-live.ts';
import { currentNotices } from './notice-choice.ts';

/** Sound and notification, as far as somebody has asked for them in this browser. */
export function createArrivalNotices(onOpen: (address: string) => void) {
  return createGathering<Arrival>((arrivals) => {
    const { sound, notification } = currentNotices();
    if (sound) void chime();
    // Who looks at the panel sees it come.
    if (notification && !document.hasFocus()) show(arrivals, onOpen);
  });
}

function show(arrivals: readonly Arrival[], onOpen: (address: string) => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification('Yönetim Paneli', { body: arrivalWords(arrivals), tag: 'inbox', lang: 'tr' });
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
      onOpen(addressOf(arrivals));
    });
  } catch {
    // Some telephones let only a service worker show one; the counts in the panel are right all the same.
  }
}
