import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from '../units.ts';
import { compile, javaScriptName } from './compile.ts';

const CONTRACTS = 'shared-contracts';
const CONTRACTS_PACKAGE = '@vitrin/shared-contracts';
const MIGRATIONS = 'server/src/platform/database/migrations';
/** The first modules of the server, and of its command line. */
const ENTRIES = ['server/src/main.ts', 'server/src/cli/main.ts'];
/** Files that the server reads: demo content and the programs of its sandbox. */
const NOT_CODE = /\.(?!ts$)\w+$/;

/** What the compiled programs use. */
export interface Programs {
  /** Imported packages by name. */
  packages: Set<string>;
  /** The exports of shared-contracts that the server imports, as they must stand in its manifest. */
  contractExports: Record<string, string>;
}

/**
 * Writes the server, and of shared-contracts what it imports, as JavaScript to the `dist` folders of the same
 * workspaces below `target`.
 */
export function writePrograms(target: string): Programs {
  const packages = new Set<string>();
  const contractExports: Record<string, string> = {};
  const waiting = [...ENTRIES.map(inRoot), ...migrations()];
  const seen = new Set<string>();
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const compiled = compile(file);
    write(target, file, compiled.code);
    waiting.push(...compiled.files);
    for (const name of compiled.packages) {
      const entry = contractEntry(name);
      if (entry === null) packages.add(packageName(name));
      else {
        waiting.push(inRoot(path.join(CONTRACTS, entry.file)));
        contractExports[entry.name] = `./${compiledPath(entry.file)}`;
      }
    }
  }
  copyOtherFiles(target);
  return { packages, contractExports };
}

const inRoot = (file: string) => path.join(root, file);
const compiledPath = (file: string) => javaScriptName(path.posix.normalize(file).replace('src/', 'dist/'));

function migrations(): string[] {
  return filesBelow(inRoot(MIGRATIONS)).filter((file) => !file.endsWith('.test.ts'));
}

function write(target: string, file: string, code: string): void {
  const place = path.join(target, compiledPath(path.relative(root, file).replaceAll(path.sep, '/')));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, code);
}

/** Texts and pictures of the demo content, and the sandbox, whose programs are JavaScript and started by their path. */
function copyOtherFiles(target: string): void {
  const folder = inRoot('server/src');
  for (const file of filesBelow(folder)) {
    const name = path.relative(folder, file);
    if (NOT_CODE.test(name) && !name.startsWith('testing')) cpSync(file, path.join(target, 'server/dist', name));
  }
}

/** `@scope/name/path` becomes `@scope/name`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Resolves `@vitrin/shared-contracts/modules/news` by the exports of that package; null for other packages. */
function contractEntry(specifier: string): { name: string; file: string } | null {
  if (!specifier.startsWith(`${CONTRACTS_PACKAGE}/`)) return null;
  const name = `.${specifier.slice(CONTRACTS_PACKAGE.length)}`;
  const { exports } = JSON.parse(readFileSync(inRoot(`${CONTRACTS}/package.json`), 'utf8')) as {
    exports: Record<string, string>;
  };
  const direct = exports[name];
  if (direct !== undefined) return { name, file: direct };
  const [pattern = '', value = ''] =
    Object.entries(exports).find(([key]) => key.endsWith('/*') && name.startsWith(key.slice(0, -1))) ?? [];
  if (pattern === '') throw new Error(`${specifier} is not exported`);
  return { name, file: value.replace('*', name.slice(pattern.length - 1)) };
}
