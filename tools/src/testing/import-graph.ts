import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';
import { root } from '../units.ts';

/** Files of the workspaces and what imports them; every path is relative to the root of the repository, with `/`. */
export interface ImportGraph {
  files: readonly string[];
  /**
   * Returns these files and all that import one of them directly or through others. Files that import one only through
   * a file of `notThrough` are left out.
   */
  importersOf(files: readonly string[], notThrough?: ReadonlySet<string>): ReadonlySet<string>;
}

/** Sources of the workspaces, and of the template of a remote. */
const SOURCES = '*/{src,template/src}/**/*.{ts,tsx,css}';
/** A type exists only for the compiler, so no test can fail by importing it. */
const DECLARATION = /^(?:import|export) (?!type\b)[^;']*?'([\w@./-]+)'/gm;
/** Imports on demand, mocks, and the files that another process or thread runs. */
const CALL = /\b(?:import|mock|require|requireActual|URL)\(\s*(?:\/\*[^*]*\*\/\s*)?'([\w@./-]+)'/g;
const CONTRACTS = '@vitrin/shared-contracts/';
const fromRoot = createRequire(join(root, 'package.json'));

let graph: ImportGraph | undefined;

/** Returns the imports of all workspaces: relative ones, and those of the contracts by their name. They are read once. */
export function readImportGraph(): ImportGraph {
  return (graph ??= readImports());
}

function readImports(): ImportGraph {
  const files = globSync(SOURCES, { cwd: root }).map(withSlashes);
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file))
      if (known.has(imported)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return { files, importersOf: (from, notThrough = new Set()) => follow(importers, from, notThrough) };
}

function follow(
  importers: ReadonlyMap<string, readonly string[]>,
  from: readonly string[],
  notThrough: ReadonlySet<string>,
): ReadonlySet<string> {
  // A set also iterates over what is added to it on the way.
  const found = new Set(from);
  for (const file of found)
    for (const importer of importers.get(file) ?? []) if (!notThrough.has(importer)) found.add(importer);
  return found;
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = Array.from([...text.matchAll(DECLARATION), ...text.matchAll(CALL)], ([, name = '']) => name);
  return names.map((name) => (name.startsWith(CONTRACTS) ? contractFile(name) : posix.join(posix.dirname(file), name)));
}

const contractFiles = new Map<string, string>();

function contractFile(name: string): string {
  const found = contractFiles.get(name) ?? resolved(name);
  contractFiles.set(name, found);
  return found;
}

/** The type check reports what does not exist. */
function resolved(name: string): string {
  try {
    return pathFromRoot(fromRoot.resolve(name));
  } catch {
    return name;
  }
}

/** Returns an absolute path as the graph has it. */
export const pathFromRoot = (file: string): string => pathFrom(root, file);

/** Returns an absolute path from a folder, with `/`. */
export const pathFrom = (folder: string, file: string): string => withSlashes(relative(folder, file));

const withSlashes = (file: string): string => file.replaceAll('\\', '/');
