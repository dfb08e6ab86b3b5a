import type { Sandbox } from '../../sandbox/sandbox.ts';

const STEP_MS = 100;
/** Less than this in a step is no work: the process waits for something that is not a read of the site. */
const WORK_MS = 2;
/** A loader that never settles uses no processor; with what comes after, a page stands within three seconds. */
const IDLE_MS = 2_000;
/** With all reads: the slowest of these end by themselves after five seconds. */
const WHOLE_MS = 15_000;

export interface Watch {
  /** Milliseconds of the processor that the process may use. */
  limit: number;
  /** True while the process has nothing to do but wait for the site. */
  isWaiting: () => boolean;
  late: () => void;
}

/**
 * Counts what the process itself takes: a machine that is busy with other things makes no release a bad one. Where the system does
 * not tell, the clock counts.
 */
export function watch(promise: Promise<unknown>, { usedMs }: Sandbox, { limit, isWaiting, late }: Watch): void {
  let first: number | null = null;
  let last = 0;
  let idle = 0;
  let whole = 0;
  let byClock = 0;
  const step = async () => {
    whole += STEP_MS;
    if (!isWaiting()) byClock += STEP_MS;
    const told = await usedMs();
    const used = told ?? byClock;
    first ??= used;
    idle = isWaiting() || used - last >= WORK_MS ? 0 : idle + STEP_MS;
    last = used;
    if (last - first >= limit || idle >= IDLE_MS || whole >= WHOLE_MS) late();
  };
  const timer = setInterval(() => void step(), STEP_MS);
  const stop = () => clearInterval(timer);
  promise.then(stop, stop);
}
