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
  try {
    sessionStorage.setItem(storageKeys.returnAddress, JSON.stringify({ address: pathname + search, email }));
  } catch {
    // Without storage, the sign-in opens the dashboard.
  }
}

/**
 * Returns the screen that was kept for this user and forgets it. Returns null when there is none, or when another user
 * was signed in: the former one's form is not opened.
 * @param email - e-mail of the user who has signed in
 */
export function takeReturnAddress(email: string): string | null {
  const kept = parseKept(sessionStorage.getItem(storageKeys.returnAddress));
  sessionStorage.removeItem(storageKeys.returnAddress);
  if (!kept || (kept.email !== null && kept.email !== email)) return null;
  return kept.address;
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
