import type { Sandbox } from './sandbox.ts';

const STEP_MS = 100;
/** Less than this in a step is no work: the process waits for something that is not a read of the site. */
const WORK_MS = 2;

export interface Watch {
  /** Milliseconds of the processor that the process may use. */
  limit: number;
  /** Milliseconds without work after which it waits for what never comes. */
  idleMs: number;
  /** Milliseconds by the clock, whatever it does. */
  wholeMs: number;
  /** True while the process has nothing to do but wait for the site. */
  isWaiting: () => boolean;
  late: () => void;
}

/**
 * Counts what the process itself takes: a machine that is busy with other things makes no release a bad one. Where the system does
 * not tell, the clock counts.
 */
export function watch(
  promise: Promise<unknown>,
  { usedMs }: Sandbox,
  { limit, idleMs, wholeMs, isWaiting, late }: Watch,
): void {
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
    if (last - first >= limit || idle >= idleMs || whole >= wholeMs) late();
  };
  const timer = setInterval(() => void step(), STEP_MS);
  const stop = () => clearInterval(timer);
  promise.then(stop, stop);
}
