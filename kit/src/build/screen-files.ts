import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { isFirstRead, type ScreenFiles } from '@vitrin/shared-contracts/releases';
import type { Compilation, Module } from 'webpack';

/** Screen of a remote, as its `src/app/screens.ts` declares it. */
interface Screen {
  path: string;
  right: string;
  /** Addresses of the requests that the screen sends first, with `{id}` for its query parameter. */
  reads?: readonly string[];
  load: () => Promise<unknown>;
}

const DECLARATION = 'src/app/screens.ts';
const EMPTY_MODULE = 'data:text/javascript,export default {};';

/**
 * Returns the files and requests of each screen by its path, so that the server can preload them with the document.
 * @param directory - folder of the remote
 * @param compilation - of its client bundle
 * @param first - files that are preloaded for every screen
 * @returns undefined for a remote that declares no screens
 * @throws Error when a screen is not a dynamic import of one file
 */
export async function screenFiles(
  directory: string,
  compilation: Compilation,
  first: readonly string[],
): Promise<Record<string, ScreenFiles> | undefined> {
  const declaration = path.join(directory, DECLARATION);
  if (!existsSync(declaration)) return undefined;
  const groups = dynamicGroups(compilation);
  const files: Record<string, ScreenFiles> = {};
  for (const { screen, page } of await readScreens(declaration)) {
    const names = groups.find(({ modules }) => modules.has(page))?.files;
    if (!names) throw new Error(`${screen.path}: no chunk contains ${path.relative(directory, page)}`);
    const reads = [...(screen.reads ?? [])];
    const refused = reads.find((address) => !isFirstRead(address));
    if (refused) throw new Error(`${screen.path}: ${refused} cannot be requested with the document`);
    files[screen.path] = { right: screen.right, files: names.filter((file) => !first.includes(file)), reads };
  }
  return files;
}

/**
 * Imports the declaration and calls each `load`, whose dynamic import is recorded instead of executed: a page needs a
 * browser, its declaration does not.
 */
async function readScreens(declaration: string): Promise<{ screen: Screen; page: string }[]> {
  let recorded: string[] | null = null;
  const hooks = module.registerHooks({
    resolve(specifier, context, next) {
      if (!recorded) return next(specifier, context);
      recorded.push(fileURLToPath(new URL(specifier, context.parentURL)));
      return { url: EMPTY_MODULE, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      if (url.endsWith('.css')) return { format: 'module', source: 'export default {};', shortCircuit: true };
      if (!url.endsWith('.tsx')) return next(url, context);
      return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
    },
  });
  try {
    const { screens } = (await import(pathToFileURL(declaration).href)) as { screens: readonly Screen[] };
    const read: { screen: Screen; page: string }[] = [];
    for (const screen of screens) {
      recorded = [];
      // The recorded module is empty, so whatever the declaration takes from it may be missing.
      await screen.load().catch(() => undefined);
      const [page, ...others] = recorded;
      if (!page || others.length > 0) throw new Error(`${screen.path}: load must import exactly one file`);
      read.push({ screen, page });
    }
    return read;
  } finally {
    hooks.deregister();
  }
}

function compile(file: string): string {
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  } as const;
  return transformSync(readFileSync(file, 'utf8'), { filename: file, jsc, module: { type: 'es6' } }).code;
}

interface DynamicGroup {
  /** Absolute paths of the source files in the group's chunks. */
  modules: ReadonlySet<string>;
  files: string[];
}

/** Returns the chunk groups of dynamic imports, the smallest first: a page is in its own group, and in larger ones. */
function dynamicGroups({ chunkGroups, chunkGraph }: Compilation): DynamicGroup[] {
  return chunkGroups
    .filter((group) => !group.isInitial())
    .map((group) => ({
      modules: new Set(
        group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(sourceFiles)),
      ),
      files: group.getFiles().filter((file) => /\.(?:js|css)$/.test(file)),
    }))
    .toSorted((left, right) => left.modules.size - right.modules.size);
}

/** A concatenated module consists of several source files. */
function sourceFiles(each: Module & { resource?: string; modules?: readonly Module[] }): string[] {
  if (each.modules) return each.modules.flatMap(sourceFiles);
  return each.resource === undefined ? [] : [each.resource];
}
