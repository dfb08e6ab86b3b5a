import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from '../units.ts';
import { kitFolder } from './kit-folder.ts';

const SOURCES = ['kit', 'shared-contracts', 'docs/guides', 'tools/src/kit-packages'];
const IGNORED = /(?:^|\/)(?:dist|node_modules)\/|\.test\.tsx?$/;
const printFile = path.join(kitFolder, '.sources');

/**
 * Builds the packages for teams, in a process of its own; with `stale` only if their sources have changed.
 * @param version - version of the site; null in a checkout
 */
export async function buildKit({ stale, version = null }: { stale: boolean; version?: string | null }): Promise<void> {
  const print = fingerprint(version);
  if (stale && existsSync(printFile) && readFileSync(printFile, 'utf8') === print) return;
  const startedAt = performance.now();
  const program = path.join(import.meta.dirname, 'write-kit-packages.ts');
  const child = spawn(process.execPath, [program, ...(version === null ? [] : [version])], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('kit derlenemedi.');
  writeFileSync(printFile, print);
  console.log(`  ${'kit'.padEnd(14)} ${((performance.now() - startedAt) / 1000).toFixed(1)} sn`);
}

function fingerprint(version: string | null): string {
  const hash = createHash('sha256').update(version ?? '');
  const files = SOURCES.flatMap((folder) => filesBelow(path.join(root, folder)));
  for (const file of [...files, path.join(root, 'package.json')]) {
    const name = path.relative(root, file).replaceAll(path.sep, '/');
    if (!IGNORED.test(name)) hash.update(name).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}
