import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Modules that configure the builds: a change of one of them invalidates the build caches. */
export const settingsFiles: readonly string[] = readdirSync(import.meta.dirname)
  .toSorted()
  .map((file) => path.join(import.meta.dirname, file));
