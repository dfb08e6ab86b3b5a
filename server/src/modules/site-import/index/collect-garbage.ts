import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of the heap and its buffers beyond those at the beginning from which memory is freed. */
const GROWTH_BYTES = 32 * 1_048_576;

/**
 * Returns a function that frees memory once the heap has grown. The engine would let it grow to gigabytes, because there is room; an
 * import runs beside a server that needs that room.
 */
export function createGarbageCollection(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
  const limit = usedBytes() + GROWTH_BYTES;
  return () => {
    if (usedBytes() > limit) collect();
  };
}

/** Buffers are outside the heap, and are freed with the objects that hold them. */
function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
