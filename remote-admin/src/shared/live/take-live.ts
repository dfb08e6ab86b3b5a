import { takeCounts } from '../unread/unread.store.ts';
import { tellScreens, type LiveEvent } from './inbox-live.ts';

/** What the server or another tab has told, for the counts and the screens of this tab. */
export function takeLive(event: LiveEvent): void {
  if (event.event === 'counts') takeCounts(event.data);
  tellScreens(event);
}
