import { ReleaseFault } from './release-fault.ts';

/** Returns the fault of an error; separates files that did not load from files that loaded and failed. */
export function toReleaseFault(error: unknown): ReleaseFault {
  if (error instanceof ReleaseFault) return error;
  return new ReleaseFault(isMissingFile(error) ? 'load' : 'start', error);
}

/**
 * Checks for a file that did not load, by the error names of federation and webpack. A script that ran and threw has
 * loaded, and so has a chunk of type `missing`.
 */
function isMissingFile(error: unknown): boolean {
  const text = String(error);
  if (text.includes('ScriptExecutionError') || (error as { type?: string } | null)?.type === 'missing') return false;
  return /RUNTIME-008|ChunkLoadError/.test(text);
}
