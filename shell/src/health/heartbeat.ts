import type { BootBlock } from '@vitrin/shared-contracts/boot';
import type { ResolvedRelease } from '@vitrin/shared-contracts/releases';
import { localStore as storage } from '@vitrin/shared-contracts/guarded-storage';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { startFreezeWatch } from './start-freeze-watch.ts';

const BEAT_MS = 2_000;
/**
 * Milliseconds without a heartbeat from which a page counts as frozen; a visible page beats far more often, whatever it
 * is doing.
 */
const FROZEN_AFTER_MS = 5_000;
/** Milliseconds after which an entry is ignored; the release has been decided about long before. */
const MAX_AGE_MS = 15 * 60_000;
const PREFIX = `${storageKeys.running}.`;

/** A page that was not left normally: it stopped responding and was closed, or ended together with its browser. */
export interface FrozenPage {
  release: Pick<ResolvedRelease, 'remote' | 'id'>;
  path: string;
  at: number;
  /** Names the evidence that the page froze: without any, it may have ended together with its browser. */
  key: string;
}

/**
 * Stores an entry in this browser that the release runs here, while the page is visible. Leaving the page removes the
 * entry: one that remains and is not renewed shows the next page that this one did not end normally, and a worker proves
 * that it froze. Returns a function that ends the
 * heartbeat.
 */
export function startHeartbeat({ release: { remote, id }, choice }: BootBlock): () => void {
  if (choice === 'preview') return () => undefined;
  const key = PREFIX + Math.random().toString(36).slice(2, 10);
  const watch = startFreezeWatch();
  let timer: ReturnType<typeof setInterval> | undefined;
  const beat = () => {
    const note: FrozenPage = { release: { remote, id }, path: location.pathname, at: Date.now(), key };
    storage.setItem(key, JSON.stringify(note));
  };
  const stopBeating = () => {
    clearInterval(timer);
    storage.removeItem(key);
    watch(null);
  };
  const follow = () => {
    stopBeating();
    if (document.visibilityState !== 'visible') return;
    beat();
    watch(key);
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

/** Returns the entries of pages that did not end normally and deletes them, so that each is returned once. */
export function takeFrozenPages(): FrozenPage[] {
  const keys = storage.keys().filter((key) => key.startsWith(PREFIX));
  return keys.flatMap((key) => {
    const note = read(storage.getItem(key));
    const age = note ? Date.now() - note.at : Infinity;
    if (age < FROZEN_AFTER_MS) return [];
    storage.removeItem(key);
    return note && age < MAX_AGE_MS ? [note] : [];
  });
}

function read(text: string | null | undefined): FrozenPage | null {
  try {
    const note = JSON.parse(text ?? 'null') as FrozenPage | null;
    return typeof note?.release.remote === 'string' && typeof note.key === 'string' ? note : null;
  } catch {
    return null;
  }
}
