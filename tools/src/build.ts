import { parseArgs } from 'node:util';
import { buildUnits } from './build-units.ts';
import { buildKit } from './kit-packages/build-kit.ts';
import { unitFolders } from './units.ts';

/**
 * `npm run build`: builds all units of this checkout and the packages for teams, or the named folders; with `--stale`
 * only those older than their sources.
 */
const { values, positionals } = parseArgs({
  options: { stale: { type: 'boolean', default: false } },
  allowPositionals: true,
});

try {
  const isAll = positionals.length === 0;
  await Promise.all([
    buildUnits(isAll ? Object.values(unitFolders) : positionals, values),
    ...(isAll ? [buildKit(values)] : []),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
