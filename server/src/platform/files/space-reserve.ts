import { randomFillSync } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';

const MEGABYTE = 1_048_576;

/** File that only occupies space. It is given back when a start finds none, so that visitors can still read the site. */
export const reserveFile = 'space-reserve';
/** What a start without changes writes is far less: the log of SQLite, its shared memory, and sessions. */
const RESERVE_BYTES = 16 * MEGABYTE;
/** Below this, a start may fail. */
const NEEDED_BYTES = 4 * MEGABYTE;
/** A disk that is nearly full keeps its last space for saves. */
const AMPLE_BYTES = 8 * RESERVE_BYTES;

/** Returns the free bytes of the file system of a folder; replaceable in tests. */
type MeasureFree = (folder: string) => number;

/** Gives the reserve back if the disk has too little space for a start. Returns whether it did. */
export function releaseReserve(dataDir: string, measure: MeasureFree = freeBytes): boolean {
  const file = join(dataDir, reserveFile);
  if (sizeOf(file) === 0 || measure(dataDir) >= NEEDED_BYTES) return false;
  rmSync(file, { force: true });
  return true;
}

/** Sets the reserve aside while there is ample space. Returns whether it exists. */
export function keepReserve(dataDir: string, measure: MeasureFree = freeBytes): boolean {
  const size = sizeOf(join(dataDir, reserveFile));
  if (size >= RESERVE_BYTES) return true;
  if (measure(dataDir) < AMPLE_BYTES) return false;
  return occupy(dataDir);
}

/**
 * Sets aside what is left, up to the reserve, when a server ends: after a start that needed the reserve, the next one
 * needs it again.
 */
export function keepRemainingSpace(dataDir: string): void {
  if (sizeOf(join(dataDir, reserveFile)) < RESERVE_BYTES) occupy(dataDir);
}

/** Writes random bytes, because some file systems store equal ones without space. Stops when the disk is full. */
function occupy(dataDir: string): boolean {
  const chunk = randomFillSync(Buffer.alloc(MEGABYTE));
  try {
    const handle = openSync(join(dataDir, reserveFile), 'w', 0o600);
    try {
      for (let written = 0; written < RESERVE_BYTES;) written += writeSync(handle, chunk);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    return true;
  } catch (error) {
    // What has been written stays: a smaller reserve is better than none.
    if (/^(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOENT|EIO)$/.test(errorCode(error))) return false;
    throw error;
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
