import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Unit } from 'shared-contracts/releases';
import { settingsFiles } from '../../webpack/settings-files.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Folder of each unit of this checkout that is built and released on its own, by the unit's name. */
export const unitFolders: Readonly<Record<string, string>> = Object.fromEntries(
  foldersOfUnits().map((folder) => [unitOf(folder), folder]),
);

/** Nothing lists them: a folder `remote-…` with a manifest is a remote. A team's copy may hold its own remote alone. */
function foldersOfUnits(): string[] {
  const remotes = readdirSync(root).filter((name) => /^remote-[a-z]/.test(name));
  return ['shell', ...remotes.toSorted()].filter((name) => existsSync(path.join(root, name, 'package.json')));
}

/** A remote's folder has dashes where its name, an identifier in scripts, has underscores. */
export function unitOf(folder: string): Unit {
  return folder.replaceAll('-', '_') as Unit;
}

export function folderOf(unit: Unit): string {
  return unit.replaceAll('_', '-');
}

/** Files of the root that the build of every unit reads. */
export const commonBuildFiles: readonly string[] = [...settingsFiles, 'package-lock.json'];

/** Everything a unit's build reads, relative to the root. */
function sourcesOf(folder: string): string[] {
  const shared = filesBelow(path.join(root, 'shared-contracts/src'));
  const own = filesBelow(path.join(root, folder, 'src'));
  const settings = [...commonBuildFiles, `${folder}/webpack.config.ts`, `${folder}/package.json`].map((file) =>
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
