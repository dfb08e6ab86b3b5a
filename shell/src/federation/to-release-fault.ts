import { missingFileOf } from './missing-file.ts';
import { ReleaseFault } from './release-fault.ts';

/** Returns the fault of an error; separates files that did not load from files that loaded and failed. */
export function toReleaseFault(error: unknown): ReleaseFault {
  if (error instanceof ReleaseFault) return error;
  return new ReleaseFault(missingFileOf(error) === null ? 'start' : 'load', error);
}
