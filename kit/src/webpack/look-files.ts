import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of the looks of a remote, below its sources (docs/looks.md). */
const LOOKS = 'src/looks';

export function looksFolder(directory: string): string {
  return path.join(directory, LOOKS);
}

/** Returns the names of the looks of a remote, sorted; none if it has no such folder. */
export function lookNames(directory: string): string[] {
  const folder = looksFolder(directory);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** The files in which a look may have the styles of a component. */
export interface LookFiles {
  /** Used instead of the component's own styles. */
  replacement: string;
  /** Added after the component's own styles. */
  extension: string;
}

/** Styles of the contracts: sources in their repository, and a built package in that of another remote. */
const CONTRACTS = /^.*[\\/]shared-contracts[\\/](?:src|dist)[\\/]/;

/**
 * Returns where a look has the styles of a component: at the same path below its own folder. A file outside the sources
 * keeps its path without the leading `../`; those of `shared-contracts` are below `shared-contracts/src`, wherever the package is.
 */
export function lookFiles(directory: string, look: string, file: string): LookFiles {
  const relative = path.relative(path.join(directory, 'src'), file);
  const place = relative.replace(CONTRACTS, 'shared-contracts/src/').replace(/^(?:\.\.[\\/])+/, '');
  const replacement = path.join(looksFolder(directory), look, place);
  return { replacement, extension: replacement.replace(/\.css$/, '.extend.css') };
}

/** Returns the sheets of a look that belong to no component, by name: its tokens and its options. */
export function ownSheets(directory: string, look: string): Record<string, string> {
  const folder = path.join(looksFolder(directory), look);
  const options = path.join(folder, 'options');
  const files = existsSync(options) ? readdirSync(options).filter((file) => file.endsWith('.css')) : [];
  return {
    tokens: path.join(folder, 'tokens.css'),
    ...Object.fromEntries(files.toSorted().map((file) => [path.basename(file, '.css'), path.join(options, file)])),
  };
}

/** Reports whether a look has styles of components. The look without any is the one that the components have themselves. */
export function hasComponentStyles(directory: string, look: string): boolean {
  const own = new Set(Object.values(ownSheets(directory, look)));
  const folder = path.join(looksFolder(directory), look);
  const fonts = path.join(folder, 'fonts', path.sep);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
  return files.some((file) => file.endsWith('.css') && !own.has(file) && !file.startsWith(fonts));
}
