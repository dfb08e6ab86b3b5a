import { ReleaseFault } from './release-fault.ts';
import type { BrowserPhase } from 'shared-contracts/release-reports';

/** Good content stands again within three seconds of a hang (spec of independent delivery): what is left is for the reload. */
const LEAST_MS = 2_000;
const MOST_MS = 8_000;
const TIMES = 4;

/** How long a release may take, by what this connection needed for the shell's own script; from the cache, the least. */
export function patience(): number {
  const own = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/shell.js'));
  return Math.min(Math.max(LEAST_MS, TIMES * (own?.duration ?? 0)), MOST_MS);
}

/** webpack waits two minutes for a file, and a rendering that waits has no end at all. */
export function inTime<T>(work: Promise<T>, phase: BrowserPhase): Promise<T> {
  const limit = patience();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ReleaseFault(phase, `No answer in ${Math.round(limit)} ms`)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
