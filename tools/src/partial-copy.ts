import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './units.ts';

const ROOT_FILES = [
  'webpack.common.ts',
  'package-lock.json',
  'package.json',
  'jest.config.ts',
  'tsconfig.json',
  '.npmrc',
];

/** Scope of our own packages. */
const SCOPE = '@vitrin';

interface CopyOptions {
  /** Parent folder of the copy; by default the system's folder for temporary files. */
  parent?: string;
  /** Installed packages or scopes that are copied instead of linked, because their location matters. */
  copied?: readonly string[];
}

/**
 * Copies only the given workspaces and the root's settings, as a team would have them. Installed packages are linked;
 * the copy has its own build cache. Returns the folder, which the caller must remove.
 */
export function partialCopy(folders: readonly string[], { parent = tmpdir(), copied = [] }: CopyOptions = {}): string {
  const copy = mkdtempSync(path.join(realpathSync(parent), 'vitrin-copy-'));
  for (const file of ROOT_FILES) cpSync(path.join(root, file), path.join(copy, file));
  for (const folder of folders)
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true, filter: isSource });
  linkPackages(copy, folders, copied);
  return copy;
}

function isSource(source: string): boolean {
  return !['dist', 'node_modules'].includes(path.basename(source));
}

/** Links the installed packages into a copy that has these workspaces, and the workspaces by their own names. */
export function linkPackages(copy: string, folders: readonly string[], copied: readonly string[] = []): void {
  const installed = path.join(root, 'node_modules');
  const workspaces = new Set(readdirSync(root).filter((name) => existsSync(path.join(root, name, 'package.json'))));
  mkdirSync(path.join(copy, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '.cache' || name === SCOPE || workspaces.has(name)) continue;
    if (copied.includes(name))
      cpSync(path.join(installed, name), path.join(copy, 'node_modules', name), { recursive: true });
    else symlinkSync(path.join(installed, name), path.join(copy, 'node_modules', name));
  }
  for (const folder of folders) {
    symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules', nameOf(path.join(copy, folder))));
    linkNested(copy, folder);
  }
}

function nameOf(workspace: string): string {
  const { name } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')) as { name?: string };
  return name ?? path.basename(workspace);
}

/** Links packages that npm installs inside a workspace because the root has another version. */
function linkNested(copy: string, folder: string): void {
  const nested = path.join(root, folder, 'node_modules');
  if (existsSync(nested)) symlinkSync(nested, path.join(copy, folder, 'node_modules'));
}
