import { setFlagsFromString } from 'node:v8';
import { garbageCollector } from './idle-garbage-collection.ts';

/**
 * Percentage by which the heap may grow after a collection before the next one. By its own rules V8 lets a heap of 60 MB
 * double before it collects, and the buffers that the garbage refers to stay allocated as long (decision 67).
 */
const GROWTH_PERCENT = 20;

/** Limits how much garbage is kept while the server is busy. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}

/** The same, for a process that begins with large work: V8 computes a limit only at a collection, and the first may be 200 MB away. */
export function limitHeapGrowthNow(): void {
  limitHeapGrowth();
  garbageCollector()();
}
