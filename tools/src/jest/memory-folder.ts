import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** All databases of a run at once, several times over. */
const LEAST_BYTES = 4 * 1_073_741_824;

/**
 * Returns the folder for test databases: shared memory when it has enough space, because thousands of them would wait
 * for the disk.
 */
export function testFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= LEAST_BYTES ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
