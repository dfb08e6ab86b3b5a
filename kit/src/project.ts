import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isUnit, type Unit } from '@vitrin/shared-contracts/releases';

/** The source folder of one unit: a repository of its own, or a workspace of one. */
export interface Project {
  unit: Unit;
  /** Folder with `package.json`, `webpack.config.ts` and `src`. */
  directory: string;
  /** Folder with the lock file and the installed packages: `directory`, or the folder of its workspaces. */
  root: string;
}

/** The part of a `package.json` that is used here. */
export interface Manifest {
  name?: string;
  version?: string;
  private?: boolean;
  type?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  vitrin?: { site?: string };
}

/** Thrown when a folder is not the project of a unit; the message says in Turkish what is wrong. */
export class ProjectError extends Error {}

const LOCK = 'package-lock.json';

/**
 * Opens the project in a folder. Its `package.json` names the unit: `remote-kampanya` is the unit `remote_kampanya`.
 * @throws ProjectError
 */
export function openProject(directory: string): Project {
  const { name = '' } = readManifest(directory);
  const unit = unitOf(name);
  if (!isUnit(unit))
    throw new ProjectError(
      `${directory}: package.json içindeki ad (“${name}”) bir birim adı değil; örneğin remote-kampanya.`,
    );
  return { unit, directory, root: nearest(directory, (folder) => existsSync(path.join(folder, LOCK))) ?? directory };
}

/** Returns the manifest in a folder; throws a `ProjectError` when there is none. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) throw new ProjectError(`${folder}: bu klasörde package.json yok.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Converts a package name to a unit name: dashes become underscores, because the name is an identifier in scripts. */
export function unitOf(name: string): Unit {
  return name.replaceAll('-', '_') as Unit;
}

export function folderOf(unit: Unit): string {
  return unit.replaceAll('_', '-');
}

/**
 * Returns the folder of an installed package, found as Node.js finds it from another folder, also when its `exports` do
 * not name `package.json`.
 * @throws ProjectError when it is not installed
 */
export function packageFolder(name: string, from: string): string {
  const installed = (folder: string) => path.join(folder, 'node_modules', name);
  const owner = nearest(realpathSync(from), (folder) => existsSync(path.join(installed(folder), 'package.json')));
  if (owner === null) throw new ProjectError(`${name} kurulu değil: önce “npm install”.`);
  return realpathSync(installed(owner));
}

function nearest(from: string, isWanted: (folder: string) => boolean): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (isWanted(folder)) return folder;
    if (path.dirname(folder) === folder) return null;
  }
}
