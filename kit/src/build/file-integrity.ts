import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './sources.ts';

/** Returns the SHA-384 of each file in a folder, in the format of the `integrity` attribute, by its relative path. */
export function integrityBelow(folder: string, isIncluded = (_file: string) => true): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder)
      .filter(isIncluded)
      .map((file) => [
        path.relative(folder, file),
        `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`,
      ]),
  );
}
