import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './units.ts';

/**
 * `npm run lock`: npm omits optional packages of other platforms from the lock file when it cannot reach them, and `npm
 * ci` then rejects that lock file. This tool adds them, and gives every package its address and hash, so that one lock
 * file serves every platform and nothing is installed unverified.
 */
interface LockedPackage {
  /** Name in the registry, if it is not that of the folder. */
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** Addresses of packages, whichever registry they were installed from; npm replaces the host by the configured one. */
const REGISTRY = 'https://registry.npmjs.org';
const MODULES = 'node_modules/';
const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony', 'wasm32'];
const LIBRARIES: Readonly<Record<string, string>> = { musl: 'musl', gnu: 'glibc' };
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64'];

/**
 * Derives the platform from the name of a native binding: `@swc/core-darwin-arm64`,
 * `@oxlint/binding-linux-arm-gnueabihf`.
 */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const text = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => text.includes(system));
  const cpu = PROCESSORS.filter((processor) => text.includes(processor));
  const libc = Object.keys(LIBRARIES)
    .filter((word) => text.includes(word))
    .map((word) => LIBRARIES[word] ?? word);
  return Object.fromEntries(Object.entries({ cpu, libc, os }).filter(([, values]) => values.length > 0));
}

function withOtherPlatforms(packages: LockFile['packages']): LockFile['packages'] {
  const all = { ...packages };
  for (const parent of Object.values(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (!/^\d/.test(version) || !platform.os) continue;
      const dev = parent.dev ? { dev: true } : {};
      all[MODULES + name] ??= { version, ...platform, ...dev, optional: true };
    }
  }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Returns the packages of the registry, without workspaces and links. */
function registryPackages(packages: LockFile['packages']): [folder: string, entry: LockedPackage][] {
  return Object.entries(packages).filter(([folder, { link }]) => folder.includes(MODULES) && !link);
}

function nameOf(folder: string, { name }: LockedPackage): string {
  return name ?? folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
}

function addressOf(name: string, version: string): string {
  return `${REGISTRY}/${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
}

/** Reads the hashes of packages from the registry, by a lock file of them alone. */
function readHashes(wanted: Record<string, string>): Map<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-lock-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ optionalDependencies: wanted }));
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
    const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as LockFile;
    return new Map(Object.entries(packages).map(([place, { integrity = '' }]) => [place, integrity]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function completed(packages: LockFile['packages']): LockFile['packages'] {
  const all = withOtherPlatforms(packages);
  const unverified = registryPackages(all).filter(([, { integrity }]) => !integrity);
  const wanted = unverified.map(([folder, entry]) => [nameOf(folder, entry), entry.version ?? '']);
  const hashes = wanted.length === 0 ? new Map<string, string>() : readHashes(Object.fromEntries(wanted));
  for (const [folder, entry] of registryPackages(all)) {
    const { name, version = '', integrity = hashes.get(folder), resolved: _former, ...others } = entry;
    if (!integrity) throw new Error(`${folder} has no hash; the registry could not be reached`);
    // In the order of npm, so that its next run changes nothing.
    all[folder] = {
      ...(name !== undefined && { name }),
      version,
      resolved: addressOf(nameOf(folder, entry), version),
      integrity,
      ...others,
    };
  }
  return all;
}

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
writeFileSync(file, `${JSON.stringify({ ...lock, packages: completed(lock.packages) }, null, 2)}\n`);
