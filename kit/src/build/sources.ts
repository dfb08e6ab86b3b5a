import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { packageFolder, type Project } from '../project.ts';

/** Packages that a workspace links instead of installing: their sources are part of its build. */
const LINKED = ['@vitrin/shared-contracts', '@vitrin/remote-kit'];
/** In the folder of workspaces: what the builds of all of them read. */
const COMMON = ['webpack.common.ts', 'package-lock.json'];

/**
 * Returns the files and folders outside the project's own folder that its build reads. Installed packages are not
 * listed: the lock file contains their hashes.
 */
export function commonSources({ directory, root }: Project): string[] {
  const linked = LINKED.map((name) => packageFolder(name, directory)).filter((folder) => !isInstalled(folder));
  const files = COMMON.map((file) => path.join(root, file)).filter((file) => existsSync(file));
  return [...linked.map((folder) => path.join(folder, 'src')), ...files];
}

function isInstalled(folder: string): boolean {
  return folder.split(path.sep).includes('node_modules');
}

/** Returns a hash of everything that the project's build reads, by content and not by modification time. */
export function fingerprint(project: Project): string {
  const { directory } = project;
  const own = ['src', 'webpack.config.ts', 'package.json'].map((name) => path.join(directory, name));
  const files = [...commonSources(project), ...own].filter((place) => existsSync(place)).flatMap(filesAt);
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    hash
      .update(path.relative(realpathSync(project.root), file).replaceAll(path.sep, '/'))
      .update('\0')
      .update(readFileSync(file));
  return hash.digest('hex');
}

function filesAt(place: string): string[] {
  return path.extname(place) === '' ? filesBelow(place) : [place];
}

/** Returns all files below a folder, sorted, with absolute paths. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
