import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** Bytes of free shared memory required, several times the size of all databases of a run. */
const MIN_FREE_BYTES = 4 * 1_073_741_824;

/**
 * Returns the folder for test databases: shared memory when it has enough space, because thousands of them would wait
 * for the disk.
 */
export function testFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= MIN_FREE_BYTES ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
