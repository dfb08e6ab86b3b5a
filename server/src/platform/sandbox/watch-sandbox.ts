import type { Sandbox } from './sandbox.ts';

const STEP_MS = 100;
/**
 * Milliseconds of CPU time per step; a process that uses less is idle: it waits for something other than a read of the
 * site.
 */
const MIN_WORK_MS = 2;

export interface WatchOptions {
  /** Milliseconds of CPU time that the process may use. */
  limit: number;
  /** Milliseconds of idle time after which the process counts as stuck. */
  idleMs: number;
  /** Milliseconds of wall-clock time in total, regardless of activity. */
  totalMs: number;
  /** Returns true while the process only waits for reads of the site. */
  isWaiting: () => boolean;
  onLimit: () => void;
}

/**
 * Watches a sandbox until the promise settles and calls `late` when a limit is exceeded. Measures the CPU time of the
 * process, so that a busy machine does not fail a release. Where the system does not report CPU time, wall-clock time
 * counts.
 */
export function watchSandbox(
  promise: Promise<unknown>,
  { cpuMs }: Sandbox,
  { limit, idleMs, totalMs, isWaiting, onLimit }: WatchOptions,
): void {
  let first: number | null = null;
  let last = 0;
  let idle = 0;
  let whole = 0;
  let wallClockMs = 0;
  const step = async () => {
    whole += STEP_MS;
    if (!isWaiting()) wallClockMs += STEP_MS;
    const measuredMs = await cpuMs();
    const used = measuredMs ?? wallClockMs;
    first ??= used;
    idle = isWaiting() || used - last >= MIN_WORK_MS ? 0 : idle + STEP_MS;
    last = used;
    if (last - first >= limit || idle >= idleMs || whole >= totalMs) onLimit();
  };
  const timer = setInterval(() => void step(), STEP_MS);
  const stop = () => clearInterval(timer);
  promise.then(stop, stop);
}
