import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { settingsFiles } from '../../kit/src/webpack/settings-files.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Folder of each unit of this checkout that is built and released independently, by the unit's name. */
export const unitFolders: Readonly<Record<string, string>> = Object.fromEntries(
  foldersOfUnits().map((folder) => [unitOf(folder), folder]),
);

/**
 * Finds the units in the file system: a folder `remote-…` with a manifest is a remote. A team's copy may contain only
 * its own.
 */
function foldersOfUnits(): string[] {
  const remotes = readdirSync(root).filter((name) => /^remote-[a-z]/.test(name));
  return ['shell', ...remotes.toSorted()].filter((name) => existsSync(path.join(root, name, 'package.json')));
}

/** Converts a folder name to a unit name: dashes become underscores, because the name is an identifier in scripts. */
export function unitOf(folder: string): Unit {
  return folder.replaceAll('-', '_') as Unit;
}

export function folderOf(unit: Unit): string {
  return unit.replaceAll('_', '-');
}

/** Root files that the build of every unit reads. */
export const commonBuildFiles: readonly string[] = [...settingsFiles, 'package-lock.json'];

/** Returns every file that a unit's build reads. */
function sourcesOf(folder: string): string[] {
  const shared = filesBelow(path.join(root, 'shared-contracts/src'));
  const own = filesBelow(path.join(root, folder, 'src'));
  const settings = [...commonBuildFiles, `${folder}/webpack.config.ts`, `${folder}/package.json`].map((file) =>
    path.join(root, file),
  );
  return [...shared, ...own, ...settings].filter((file) => !/\.test\.tsx?$/.test(file));
}

/** Returns a hash of a unit's sources, by content and not by modification time. */
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
