import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const CHECK_MS = 10_000;
/** Part of the time in which the event loop may be busy while the process counts as idle. */
const IDLE_UTILIZATION = 0.1;
/** Collections after work: at the first one, connections that are being closed may still hold their requests. */
const COLLECTIONS = 2;

/** What the collector sees of the process and does to it. */
export interface CollectedProcess {
  /** Returns the part of the time since the last call in which the event loop was busy, 0 to 1. */
  utilization: () => number;
  /** Collects garbage, which takes about 100 ms. */
  collect: () => void;
}

/** Returns the function that is called every ten seconds and collects when the process is idle after it has worked. */
export function createIdleCollector({ utilization, collect }: CollectedProcess): () => void {
  let remaining = COLLECTIONS;
  return () => {
    if (utilization() > IDLE_UTILIZATION) remaining = COLLECTIONS;
    else if (remaining > 0) {
      remaining -= 1;
      collect();
    }
  };
}

/**
 * Collects garbage when this process is idle. V8 collects when memory is allocated, so an idle process would keep the
 * garbage of the last peak.
 */
export function collectGarbageWhenIdle(): void {
  let last: EventLoopUtilization | undefined;
  const utilization = () => {
    const now = performance.eventLoopUtilization();
    const since = performance.eventLoopUtilization(now, last);
    last = now;
    return since.utilization;
  };
  setInterval(createIdleCollector({ utilization, collect: garbageCollector() }), CHECK_MS).unref();
}

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

/**
 * Returns a collection that also returns free pages to the system; an ordinary one keeps them for the next peak. V8 adds
 * `gc` to new contexts after the flag is set, so no option on the command line is needed.
 */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return () => collect({ type: 'major', flavor: 'last-resort' });
}
