import type { BootBlock } from '@vitrin/shared-contracts/boot';
import type { ResolvedRelease } from '@vitrin/shared-contracts/releases';
import { storageKeys } from '@vitrin/shared-contracts/storage';

const BEAT_MS = 2_000;
/**
 * Milliseconds without a heartbeat from which a page counts as frozen; a visible page beats far more often, whatever it
 * is doing.
 */
const FROZEN_AFTER_MS = 5_000;
/** Milliseconds after which an entry is ignored; the release has been decided about long before. */
const MAX_AGE_MS = 15 * 60_000;
const PREFIX = `${storageKeys.running}.`;

/** A page that was not left normally: it stopped responding, and its tab was closed or reloaded. */
export interface FrozenPage {
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
    const note: FrozenPage = { release: { remote, id }, path: location.pathname, at: Date.now() };
    storage()?.setItem(key, JSON.stringify(note));
  };
  const stopBeating = () => {
    clearInterval(timer);
    storage()?.removeItem(key);
  };
  const follow = () => {
    stopBeating();
    if (document.visibilityState !== 'visible') return;
    beat();
    timer = setInterval(beat, BEAT_MS);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  addEventListener('pageshow', follow);
  addEventListener('pagehide', stopBeating);
  return () => {
    stopBeating();
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pageshow', follow);
    removeEventListener('pagehide', stopBeating);
  };
}

/** Returns the entries of pages that stopped responding and deletes them, so that each is returned once. */
export function takeFrozenPages(): FrozenPage[] {
  const kept = storage();
  const keys = Object.keys(kept ?? {}).filter((key) => key.startsWith(PREFIX));
  return keys.flatMap((key) => {
    const note = read(kept?.getItem(key));
    const age = note ? Date.now() - note.at : Infinity;
    if (age < FROZEN_AFTER_MS) return [];
    kept?.removeItem(key);
    return note && age < MAX_AGE_MS ? [note] : [];
  });
}

function read(text: string | null | undefined): FrozenPage | null {
  try {
    const note = JSON.parse(text ?? 'null') as FrozenPage | null;
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
