import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unitOf } from '../../kit/src/project.ts';

export { folderOf, unitOf } from '../../kit/src/project.ts';
export { filesBelow } from '../../kit/src/build/sources.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Folder of each unit of this checkout that is built and released independently, by the unit's name. */
export const unitFolders: Readonly<Record<string, string>> = Object.fromEntries(
  foldersOfUnits().map((folder) => [unitOf(folder), folder]),
);

/**
 * Finds the units in the file system: a folder `remote-…` with a manifest is a remote. A copy may contain only one of
 * them.
 */
function foldersOfUnits(): string[] {
  const remotes = readdirSync(root).filter((name) => /^remote-[a-z]/.test(name));
  return ['shell', ...remotes.toSorted()].filter((name) => existsSync(path.join(root, name, 'package.json')));
}
