import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files that configure the builds of all units, relative to the root; a change rebuilds every unit. */
export const settingsFiles: readonly string[] = [
  'webpack.common.ts',
  ...readdirSync(import.meta.dirname)
    .toSorted()
    .map((file) => path.join('kit/src/webpack', file)),
];
