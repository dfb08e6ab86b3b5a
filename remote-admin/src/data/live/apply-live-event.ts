import { applyCounts } from '../unread/unread.store.ts';
import { dispatchToScreens, type LiveEvent } from './live-events.ts';

/** Applies an event from the server or another tab to the counts and the screens of this tab. */
export function applyLiveEvent(event: LiveEvent): void {
  if (event.event === 'counts') applyCounts(event.data);
  dispatchToScreens(event);
}
