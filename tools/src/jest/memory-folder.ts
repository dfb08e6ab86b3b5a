import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** All databases of a run at once, several times over. */
const LEAST_BYTES = 4 * 1_073_741_824;

/** Where tests keep their databases: in memory where there is room, since each of thousands waits for the disk otherwise. */
export function testFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= LEAST_BYTES ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
