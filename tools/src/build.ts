import { parseArgs } from 'node:util';
import { buildUnits } from './build-units.ts';
import { unitFolders } from './units.ts';

/**
 * `npm run build`: builds all units of this checkout, or the named folders; with `--stale` only those older than their
 * sources.
 */
const { values, positionals } = parseArgs({
  options: { stale: { type: 'boolean', default: false } },
  allowPositionals: true,
});

try {
  await buildUnits(positionals.length > 0 ? positionals : Object.values(unitFolders), values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
