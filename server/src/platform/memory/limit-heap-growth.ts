import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By how much the heap may grow before its garbage is collected, in percent of what is in use. */
const GROWTH = 50;

/**
 * Lets the heap of this process grow by little. The engine would let it grow to gigabytes on a machine with much memory: for work that runs
 * beside a server, which needs that room.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  // The engine computes its next limit at the end of a collection.
  collect();
}
