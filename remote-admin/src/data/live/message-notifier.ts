import { messageAddress, announcementText } from './message-announcement.ts';
import { chime } from './chime.ts';
import { createBatcher } from './batcher.ts';
import type { NewMessage } from './live-events.ts';
import { currentPreferences } from './notification-preferences.ts';

/** Plays a sound and shows a notification for new messages, as enabled in this browser. */
export function createMessageNotifier(onOpen: (address: string) => void) {
  return createBatcher<NewMessage>((arrivals) => {
    const { sound, notification } = currentPreferences();
    if (sound) void chime();
    // A user who has the panel in focus sees the new message there.
    if (notification && !document.hasFocus()) show(arrivals, onOpen);
  });
}

function show(arrivals: readonly NewMessage[], onOpen: (address: string) => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification('Yönetim Paneli', { body: announcementText(arrivals), tag: 'inbox', lang: 'tr' });
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
      onOpen(messageAddress(arrivals));
    });
  } catch {
    // Some mobile browsers allow notifications only from a service worker; the counts in the panel are updated anyway.
  }
}
