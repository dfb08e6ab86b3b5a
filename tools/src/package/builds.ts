import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { filesBelow, root } from '../units.ts';

/** Units that every site has, by folder. */
export const shippedUnits = ['shell', 'remote-public', 'remote-auth', 'remote-admin'] as const;

const UNUSED = /\.(?:map|txt)$|^\.sources$/;

/**
 * Copies the builds with their compressed variants to the same folders. `builtAt` replaces the time of the build, so
 * that the same sources give the same archive.
 */
export function writeBuilds(target: string, builtAt: Date): void {
  for (const folder of shippedUnits) {
    const dist = path.join(root, folder, 'dist');
    for (const file of filesBelow(dist)) {
      const name = path.relative(dist, file);
      if (!UNUSED.test(name)) cpSync(file, path.join(target, folder, 'dist', name));
    }
    const descriptor = path.join(target, folder, 'dist/release.json');
    const release = JSON.parse(readFileSync(descriptor, 'utf8')) as ReleaseDescriptor;
    writeFileSync(descriptor, JSON.stringify({ ...release, built_at: builtAt.toISOString() }));
  }
}
