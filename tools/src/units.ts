import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Unit } from 'shared-contracts/releases';

export const root = path.resolve(import.meta.dirname, '../..');

/** Folder of each unit that is built and released on its own. */
export const unitFolders: Readonly<Record<Unit, string>> = {
  shell: 'shell',
  remote_public: 'remote-public',
  remote_auth: 'remote-auth',
  remote_admin: 'remote-admin',
};

/** Everything a unit's build reads, relative to the root. */
function sourcesOf(folder: string): string[] {
  const shared = filesBelow(path.join(root, 'shared-contracts/src'));
  const own = filesBelow(path.join(root, folder, 'src'));
  const settings = ['webpack.common.ts', 'package-lock.json', `${folder}/webpack.config.ts`].map((file) =>
    path.join(root, file),
  );
  return [...shared, ...own, ...settings].filter((file) => !/\.test\.tsx?$/.test(file));
}

/** Changes when a source does; the content decides, not the clock. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sourcesOf(folder)) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
