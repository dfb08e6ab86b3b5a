import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { partialCopy } from '../../tools/src/partial-copy.ts';
import { unitFolders } from '../../tools/src/units.ts';
import { printFigures } from './figures.ts';

const UNITS = ['shared-contracts', ...Object.values(unitFolders), 'tools'];

/** Measures production builds in a copy of the repository, with a cold and a warm cache. */
export async function measureBuilds(): Promise<void> {
  const cold = partialCopy(UNITS);
  const coldMs = await timed(() => run(cold, ['tools/src/build.ts']));
  const warmMs = await timed(() => run(cold, ['tools/src/build.ts']));
  rmSync(cold, { recursive: true });
  printFigures('Production build of all four units', [
    { what: 'cold', value: coldMs / 1000, unit: 's', budget: 40 },
    { what: 'warm', value: warmMs / 1000, unit: 's', budget: 10 },
  ]);
}

async function run(cwd: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${args.join(' ')} failed`);
}

async function timed(action: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}
