import { trustedWorker } from '../federation/trusted-scripts.ts';
import { ownFile } from '../shell-id.ts';

/** Messages to the worker: the page responds, or the key of its heartbeat; null while it is hidden. */
export type FreezeWatchMessage = 'responds' | { watch: string | null };

/** Starts the worker that watches this page. Returns a function that tells it what to watch. */
export function startFreezeWatch(): (key: string | null) => void {
  const worker = createWorker();
  const send = (message: FreezeWatchMessage) => worker?.postMessage(message);
  worker?.addEventListener('message', () => send('responds'));
  return (watch) => send({ watch });
}

/** Returns null where the browser or the policy of an older server allows no worker: then freezes remain unproven. */
function createWorker(): Worker | null {
  try {
    return new Worker(trustedWorker(ownFile('freeze-watch.js')));
  } catch {
    return null;
  }
}
