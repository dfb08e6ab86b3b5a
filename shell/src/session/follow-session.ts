import type { StatusData } from 'shared-contracts/auth';
import { panelPath, statusCall } from 'shared-contracts/first-paths';
import type * as Http from 'shared-contracts/http';
import { durations } from 'shared-contracts/limits';
import { leavingEvent } from 'shared-contracts/remote-app';
import { sessionStore } from 'shared-contracts/state';
import { storageKeys } from 'shared-contracts/storage';
import { departure } from '../navigation/departure.ts';
import { keptSession } from './restore-session.ts';
import { watchExpiry } from './session-clock.ts';

/** The three records come one by one. */
const SETTLE_MS = 100;

/** What the panel's page does when its session ends, lasts longer, or is another one by now. Lives as long as the page. */
export function followSession({ forgetSession, getJson, prolongSession }: typeof Http): void {
  let clock: { for: Date | null; stop: () => void } = { for: null, stop: () => undefined };
  let asking = false;

  const leave = (go: () => void) => {
    document.dispatchEvent(new Event(leavingEvent));
    forgetSession();
    go();
  };
  const toPanel = () => departure.replace(panelPath);
  const reload = () => departure.reload();

  /**
   * Asks the server for the remaining time. Status 401 is handled by the HTTP policy; without a response nothing
   * changes.
   */
  const askServer = async () => {
    if (asking) return;
    asking = true;
    const answer = await getJson<StatusData>(statusCall).catch(() => null);
    asking = false;
    if (answer?.success && answer.data) prolongSession(answer.data.expires_in);
  };

  /** Compares the session with the stored records, which other tabs write too. */
  const compare = () => {
    const session = sessionStore.get();
    if (!session) return;
    const kept = keptSession(localStorage);
    if (localStorage.getItem(storageKeys.token) !== session.token) {
      leave(kept?.user.email === session.user.email ? reload : toPanel);
    } else if (kept && kept.expiresAt.getTime() !== session.expiresAt.getTime()) {
      sessionStore.set({ ...session, expiresAt: kept.expiresAt });
    }
  };

  const turns = { end: () => leave(toPanel), doubt: () => void askServer() };
  const setClock = () => {
    const expiresAt = sessionStore.get()?.expiresAt ?? null;
    // Only for a new expiry: recalculating an old one after the system clock was changed would be wrong.
    if (expiresAt === clock.for) return;
    clock.stop();
    clock = { for: expiresAt, stop: () => undefined };
    if (expiresAt) clock.stop = watchExpiry(expiresAt, turns);
  };

  sessionStore.subscribe(setClock);
  setClock();
  compare();
  let settling: ReturnType<typeof setTimeout>;
  addEventListener('storage', () => {
    clearTimeout(settling);
    settling = setTimeout(compare, SETTLE_MS);
  });
  // A page that was frozen or in the back/forward cache has received no events.
  addEventListener('pageshow', compare);
  document.addEventListener('visibilitychange', compare);
  reportActivity(() => void askServer());
}

/**
 * Calls `report` for keys and clicks, at intervals: typing sends no requests, so the server would count the user as
 * idle.
 */
function reportActivity(report: () => void): void {
  let last = performance.now();
  const note = () => {
    if (performance.now() - last < durations.sessionUseMs) return;
    last = performance.now();
    report();
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, note, { capture: true, passive: true });
}
