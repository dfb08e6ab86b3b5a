const LOOK_MS = 1_000;
/** Scripts of npm that keep the server as a child of theirs. */
const scripts = new Set(['start', 'dev']);
const parent = process.ppid;

/**
 * npm hands SIGTERM on, but when it is killed it cannot: then the server would live on, hold port and data, and nobody
 * would know of it. A server that was started without npm is left alone.
 */
export function watchParent(onOrphaned: () => void): void {
  if (!scripts.has(process.env.npm_lifecycle_event ?? '')) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onOrphaned();
  }, LOOK_MS).unref();
}
