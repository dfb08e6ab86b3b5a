import { ReleaseFault } from './release-fault.ts';
import type { BrowserPhase } from '@vitrin/shared-contracts/release-reports';

/**
 * Content must be back within three seconds of a hang (spec of independent delivery): the remaining time is for the
 * reload.
 */
const MIN_TIMEOUT_MS = 2_000;
const MAX_TIMEOUT_MS = 8_000;
const TIMEOUT_FACTOR = 4;

let minTimeoutMs = MIN_TIMEOUT_MS;

/** Waits the longest for a release that has no fallback: nothing else could be shown in the meantime. */
export function expectNoFallback(): void {
  minTimeoutMs = MAX_TIMEOUT_MS;
}

/**
 * Returns the load timeout of a release in milliseconds, which is also that of a report or of a second request for a file, based on
 * what this connection needed for the script of the shell; the minimum if that came from the cache.
 */
export function loadTimeout(): number {
  const own = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/shell.js'));
  return Math.min(Math.max(minTimeoutMs, TIMEOUT_FACTOR * (own?.duration ?? 0)), MAX_TIMEOUT_MS);
}

const timeoutText = (limit: number) => `Timed out after ${Math.round(limit)} ms`;

/** Cause of a fault: files of the release did not arrive in time. */
export class LoadTimeout {
  private readonly text: string;
  constructor(limit: number) {
    this.text = timeoutText(limit);
  }
  toString(): string {
    return this.text;
  }
}

/** webpack waits two minutes for a file, and a rendering that waits has no end at all. */
export function withTimeout<T>(work: Promise<T>, phase: BrowserPhase): Promise<T> {
  const limit = loadTimeout();
  return new Promise((resolve, reject) => {
    const cause = phase === 'load' ? new LoadTimeout(limit) : timeoutText(limit);
    const timer = setTimeout(() => reject(new ReleaseFault(phase, cause)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
