import { join } from 'node:path';

/** Path of the embedded database. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'vitrin.sqlite');
}
