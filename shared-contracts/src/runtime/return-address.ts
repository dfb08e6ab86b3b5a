import { tabStore } from './guarded-storage.ts';
import { panelPath } from '../rules/initial-paths.ts';
import { storageKeys } from './storage.ts';

/** The panel opens these by itself. */
const LANDING_PATHS: ReadonlySet<string> = new Set([panelPath, `${panelPath}/`, `${panelPath}/dashboard`]);

/**
 * Keeps the present screen of the panel in this tab, because the session has ended; the next sign-in returns to it.
 * @param email - e-mail of the user whose session it was; null if it is not known
 */
export function keepReturnAddress(email: string | null): void {
  const { pathname, search } = globalThis.location;
  if (!pathname.startsWith(panelPath) || LANDING_PATHS.has(pathname)) return;
  tabStore.setItem(storageKeys.returnAddress, JSON.stringify({ address: pathname + search, email }));
}

/**
 * Returns the screen that was kept for this user and forgets it. Returns null when there is none, or when another user
 * was signed in: the former one's form is not opened.
 * @param email - e-mail of the user who has signed in
 */
export function takeReturnAddress(email: string): string | null {
  const kept = parseKept(tabStore.getItem(storageKeys.returnAddress));
  tabStore.removeItem(storageKeys.returnAddress);
  if (!kept || (kept.email !== null && kept.email !== email)) return null;
  return kept.address;
}

/** Checks whether the session of a user has ended on a screen in this tab, which the next sign-in returns to. */
export function hasEndedSession(): boolean {
  return typeof parseKept(tabStore.getItem(storageKeys.returnAddress))?.email === 'string';
}

interface Kept {
  address: string;
  email: string | null;
}

/** Returns null for an invalid value, because every script of the origin can write to storage. */
function parseKept(text: string | null): Kept | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    const address = String(value?.address);
    const { origin, pathname } = new URL(address, globalThis.location.origin);
    const isInPanel = origin === globalThis.location.origin && pathname.startsWith(`${panelPath}/`);
    return isInPanel && address.startsWith('/') ? { address, email: value?.email ?? null } : null;
  } catch {
    return null;
  }
}
