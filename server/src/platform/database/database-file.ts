import { join } from 'node:path';

/** Returns the path of the embedded database. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'vitrin.sqlite');
}
