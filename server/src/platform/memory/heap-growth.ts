import { setFlagsFromString } from 'node:v8';

/**
 * Percentage by which the heap may grow after a collection before the next one. By its own rules V8 lets a heap of 60 MB
 * double before it collects, and the buffers that the garbage refers to stay allocated as long (decision 67).
 */
const GROWTH_PERCENT = 20;

/** Limits how much garbage is kept while the server is busy. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
