import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from '../units.ts';
import { selectPackages, type LockedPackage, type LockedPackages } from './lock.ts';
import type { Programs } from './programs.ts';
import { isNeeded } from './prune.ts';

/** The part of a `package.json` that is used here. */
interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  [other: string]: unknown;
}

const platform = `${process.platform}-${process.arch}`;
/** The package with the Node.js that this checkout is locked to, for this platform. */
const RUNTIME = `node-${platform.replace('win32', 'win')}`;
const CONTRACTS = 'shared-contracts';

function readJson(...names: string[]): unknown {
  return JSON.parse(readFileSync(path.join(root, ...names), 'utf8'));
}

function readManifest(folder: string): Manifest {
  return readJson(folder, 'package.json') as Manifest;
}

function lockedPackages(): LockedPackages {
  return (readJson('package-lock.json') as { packages: LockedPackages }).packages;
}

function writeJson(file: string, value: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Returns the version of Vitrin. */
export function readVersion(): string {
  return readManifest('.').version;
}

/**
 * Writes the manifests and the lock file of the archive, and copies the packages that this checkout has installed by
 * its own lock file, to the same folders.
 */
export function writePackages(target: string, programs: Programs): void {
  const workspaces = workspaceManifests(programs);
  const { name, version, type } = readManifest('.');
  const top = { name, version, private: true, type, engines: { node: '>=24' }, workspaces: Object.keys(workspaces) };
  for (const [folder, manifest] of Object.entries({ '.': top, ...workspaces }))
    writeJson(path.join(target, folder, 'package.json'), manifest);
  const packages = selectPackages(lockedPackages(), {
    workspaces,
    isInstalled: (folder) => existsSync(path.join(root, folder, 'package.json')),
  });
  const lock = { name, version, lockfileVersion: 3, requires: true, packages: { '': top, ...packages } };
  writeJson(path.join(target, 'package-lock.json'), lock);
  for (const [folder, entry] of Object.entries(packages)) if (!workspaces[folder]) copyPackage(target, folder, entry);
  if (process.platform !== 'win32') symlinkSync(`../node_modules/${RUNTIME}/bin/node`, path.join(target, 'bin/node'));
}

/** The server has all its dependencies and Node.js; shared-contracts has those of the modules that the server imports. */
function workspaceManifests({ packages, contractExports }: Programs): Record<string, Manifest> {
  const { name, version, type, dependencies = {} } = readManifest(CONTRACTS);
  const used = Object.entries(dependencies).filter(([dependency]) => packages.has(dependency));
  const contracts = { name, version, type, exports: contractExports, dependencies: Object.fromEntries(used) };
  const server = readManifest('server');
  const withRuntime = { ...server.dependencies, [RUNTIME]: lockedPackages()[`node_modules/${RUNTIME}`]?.version ?? '' };
  return { server: { ...server, dependencies: withRuntime }, [CONTRACTS]: contracts };
}

function copyPackage(target: string, folder: string, { link, resolved = '', version }: LockedPackage): void {
  const copy = path.join(target, folder);
  if (link) {
    mkdirSync(path.dirname(copy), { recursive: true });
    return symlinkSync(path.posix.relative(path.posix.dirname(folder), resolved), copy);
  }
  if (readManifest(folder).version !== version)
    throw new Error(`${folder} is not installed in the version of the lock file; run npm ci`);
  const source = path.join(root, folder);
  for (const file of filesBelow(source)) {
    const name = path.relative(source, file).replaceAll(path.sep, '/');
    // Nested packages have an entry of their own.
    if (!/(?:^|\/)node_modules\//.test(name) && isNeeded(name, platform)) cpSync(file, path.join(copy, name));
  }
}
