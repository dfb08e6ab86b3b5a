import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What configures the builds of all units, relative to the root: a change makes each of them anew. */
export const settingsFiles: readonly string[] = [
  'webpack.common.ts',
  ...readdirSync(import.meta.dirname)
    .toSorted()
    .map((file) => path.join('webpack', file)),
];
