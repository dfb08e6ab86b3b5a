import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './units.ts';

/**
 * `npm run lock`: npm omits optional packages of other platforms from the lock file when it cannot reach them, and `npm
 * ci` then rejects that lock file. This tool adds them by name and version, so that one lock file serves every
 * platform.
 */
interface LockedPackage {
  version?: string;
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

function completed(packages: LockFile['packages']): LockFile['packages'] {
  const all = { ...packages };
  for (const parent of Object.values(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (!/^\d/.test(version) || !platform.os) continue;
      const dev = parent.dev ? { dev: true } : {};
      all[`node_modules/${name}`] ??= { version, ...platform, ...dev, optional: true };
    }
  }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
writeFileSync(file, `${JSON.stringify({ ...lock, packages: completed(lock.packages) }, null, 2)}\n`);
