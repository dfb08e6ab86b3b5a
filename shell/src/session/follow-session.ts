import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import type { StatusData } from '@vitrin/shared-contracts/auth';
import { loginPath, panelPath, statusEndpoint } from '@vitrin/shared-contracts/first-paths';
import type * as Http from '@vitrin/shared-contracts/http';
import { durations } from '@vitrin/shared-contracts/limits';
import { leavingEvent } from '@vitrin/shared-contracts/remote-app';
import { keepReturnAddress } from '@vitrin/shared-contracts/return-address';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { onStoredSession } from './on-stored-session.ts';
import { storedSession } from './restore-session.ts';
import { watchExpiry } from './watch-expiry.ts';

/** The sign-in page explains why the panel was left. */
const SIGNED_OUT_ELSEWHERE = `${loginPath}?durum=baska-sekme`;

/**
 * Leaves or updates the panel page when its session ends, is extended or is replaced by another one. Active for the
 * lifetime of the page.
 */
export function followSession({ clearSession, getJson, extendSession }: typeof Http): void {
  let clock: { for: Date | null; stop: () => void } = { for: null, stop: () => undefined };
  let asking = false;

  const leave = (go: () => void) => {
    document.dispatchEvent(new Event(leavingEvent));
    keepReturnAddress(sessionStore.get()?.user.email ?? null);
    clearSession();
    go();
  };
  const toPanel = () => pageNavigation.replace(panelPath);
  const reload = () => pageNavigation.reload();

  /**
   * Asks the server for the remaining time. Status 401 is handled by the HTTP policy; without a response nothing
   * changes.
   */
  const askServer = async () => {
    if (asking) return;
    asking = true;
    const answer = await getJson<StatusData>(statusEndpoint).catch(() => null);
    asking = false;
    if (answer?.success && answer.data) extendSession(answer.data.expires_in);
  };

  /** Compares the session with the stored records, which other tabs write too. */
  const compare = () => {
    const session = sessionStore.get();
    if (!session) return;
    const kept = storedSession(localStore);
    if (localStore.getItem(storageKeys.token) !== session.token) {
      if (!kept) leave(() => pageNavigation.replace(SIGNED_OUT_ELSEWHERE));
      else leave(kept.user.email === session.user.email ? reload : toPanel);
    } else if (kept && kept.expiresAt.getTime() !== session.expiresAt.getTime()) {
      sessionStore.set({ ...session, expiresAt: kept.expiresAt });
    }
  };

  const expiryHandlers = { onExpired: () => leave(toPanel), onUncertain: () => void askServer() };
  const setClock = () => {
    const expiresAt = sessionStore.get()?.expiresAt ?? null;
    // Only for a new expiry: recalculating an old one after the system clock was changed would be wrong.
    if (expiresAt === clock.for) return;
    clock.stop();
    clock = { for: expiresAt, stop: () => undefined };
    if (expiresAt) clock.stop = watchExpiry(expiresAt, expiryHandlers);
  };

  sessionStore.subscribe(setClock);
  setClock();
  compare();
  onStoredSession(compare);
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
