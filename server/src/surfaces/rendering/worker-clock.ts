import type { Worker } from 'node:worker_threads';

const STEP_MS = 100;
/** Less than this in a step is no work: the thread waits for something that is not a read of the site. */
const WORK_MS = 2;
/** A loader that never settles uses no processor; with what comes after, a page stands within three seconds. */
const IDLE_MS = 2_000;
/** With all reads: the slowest of these end by themselves after five seconds. */
const WHOLE_MS = 15_000;

export interface Watch {
  /** Milliseconds of the processor that the worker may use. */
  limit: number;
  /** True while the worker has nothing to do but wait for the site. */
  isWaiting: () => boolean;
  late: () => void;
}

/** Counts what the worker itself takes: a machine that is busy with other things makes no release a bad one. */
export function watch(promise: Promise<unknown>, worker: Worker, { limit, isWaiting, late }: Watch): void {
  let first: number | null = null;
  let last = 0;
  let idle = 0;
  let whole = 0;
  const step = async () => {
    whole += STEP_MS;
    const used = await usedBy(worker);
    if (used !== null) {
      first ??= used;
      idle = isWaiting() || used - last >= WORK_MS ? 0 : idle + STEP_MS;
      last = used;
    }
    if (last - (first ?? 0) >= limit || idle >= IDLE_MS || whole >= WHOLE_MS) late();
  };
  const timer = setInterval(() => void step(), STEP_MS);
  const stop = () => clearInterval(timer);
  promise.then(stop, stop);
}

/** Milliseconds of processor time so far; null while it does not run. */
async function usedBy(worker: Worker): Promise<number | null> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  } catch {
    return null;
  }
}
