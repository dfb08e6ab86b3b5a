import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, root } from './units.ts';

/** Number of parallel builds: each keeps one core busy, and swc uses the remaining ones. */
const AT_ONCE = 2;

/** Builds the given folders; with `stale` only those that are not built or are older than their sources. */
export async function buildUnits(folders: readonly string[], { stale }: { stale: boolean }): Promise<void> {
  const waiting = folders
    .map((folder) => ({ folder, print: fingerprint(folder) }))
    .filter(({ folder, print }) => !stale || storedFingerprint(folder) !== print);
  if (waiting.length === 0) return;
  console.log(`Derleniyor: ${waiting.map(({ folder }) => folder).join(', ')} …`);
  const next = async (): Promise<void> => {
    const unit = waiting.shift();
    if (!unit) return;
    await buildUnit(unit.folder, unit.print);
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function buildUnit(folder: string, print: string): Promise<void> {
  const startedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'kit/src/build/build-unit.ts'), folder], {
      stdio: 'inherit',
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${folder} derlenemedi.`))));
  });
  writeFileSync(printFile(folder), print);
  console.log(`  ${folder.padEnd(14)} ${((performance.now() - startedAt) / 1000).toFixed(1)} sn`);
}

const printFile = (folder: string) => path.join(root, folder, 'dist/.sources');

function storedFingerprint(folder: string): string | null {
  return existsSync(printFile(folder)) ? readFileSync(printFile(folder), 'utf8') : null;
}
