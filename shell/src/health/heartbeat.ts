import type { BootBlock } from 'shared-contracts/boot';
import type { ResolvedRelease } from 'shared-contracts/releases';
import { storageKeys } from 'shared-contracts/storage';

const BEAT_MS = 2_000;
/** A visible page beats far more often, whatever it is doing. */
const SILENT_MS = 5_000;
/** Later nobody remembers; the release has long been decided about. */
const FORGOTTEN_MS = 15 * 60_000;
const PREFIX = `${storageKeys.running}.`;

/** A page that was never left: it stopped answering, and its tab was closed or loaded again. */
export interface Unfinished {
  release: Pick<ResolvedRelease, 'remote' | 'id'>;
  path: string;
  at: number;
}

/**
 * Stores an entry in this browser that the release runs here, while the page is visible. Leaving the page removes the
 * entry: one that remains and is not renewed shows the next page that this one froze. Returns a function that ends the
 * heartbeat.
 */
export function startHeartbeat({ release: { remote, id }, choice }: BootBlock): () => void {
  if (choice === 'preview') return () => undefined;
  const key = PREFIX + Math.random().toString(36).slice(2, 10);
  let timer: ReturnType<typeof setInterval> | undefined;
  const beat = () => {
    const note: Unfinished = { release: { remote, id }, path: location.pathname, at: Date.now() };
    storage()?.setItem(key, JSON.stringify(note));
  };
  const rest = () => {
    clearInterval(timer);
    storage()?.removeItem(key);
  };
  const follow = () => {
    rest();
    if (document.visibilityState !== 'visible') return;
    beat();
    timer = setInterval(beat, BEAT_MS);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  addEventListener('pageshow', follow);
  addEventListener('pagehide', rest);
  return () => {
    rest();
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pageshow', follow);
    removeEventListener('pagehide', rest);
  };
}

/** Notes of pages that are not there any more; each is taken once. */
export function takeUnfinished(): Unfinished[] {
  const kept = storage();
  const keys = Object.keys(kept ?? {}).filter((key) => key.startsWith(PREFIX));
  return keys.flatMap((key) => {
    const note = read(kept?.getItem(key));
    const age = note ? Date.now() - note.at : Infinity;
    if (age < SILENT_MS) return [];
    kept?.removeItem(key);
    return note && age < FORGOTTEN_MS ? [note] : [];
  });
}

function read(text: string | null | undefined): Unfinished | null {
  try {
    const note = JSON.parse(text ?? 'null') as Unfinished | null;
    return typeof note?.release.remote === 'string' ? note : null;
  } catch {
    return null;
  }
}

/** Returns null if storage is blocked for this site. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
