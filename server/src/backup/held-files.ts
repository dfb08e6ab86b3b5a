import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../platform/error-code.ts';
import { fileFolders, isFileEntry } from './archive/manifest.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** Files of the data folder that cannot change or disappear while they are read. */
export class HeldFiles {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #names = new Map<string, number>();

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#folder = temporaryFolder(dataDir, 'held');
  }

  /**
   * Links the files that exist now and are not held yet. Called before and after the rows are copied: a file is written
   * before its row and deleted after it, so each file of a row existed at one of both moments.
   */
  addAll(): void {
    for (const folder of fileFolders) this.#addFolder(folder);
  }

  /** Names relative to the data folder with the sizes in bytes, in order. */
  list(): [name: string, bytes: number][] {
    return [...this.#names].toSorted(([left], [right]) => (left < right ? -1 : 1));
  }

  path(name: string): string {
    return join(this.#folder, name);
  }

  release(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #addFolder(folder: string): void {
    for (const entry of entriesOf(join(this.#dataDir, folder))) {
      const name = `${folder}/${entry.name}`;
      // Unfinished uploads have a name that starts with a dot.
      if (entry.name.startsWith('.') || this.#names.has(name)) continue;
      if (entry.isDirectory()) this.#addFolder(name);
      else if (entry.isFile() && isFileEntry(name)) this.#add(name);
    }
  }

  #add(name: string): void {
    const held = this.path(name);
    mkdirSync(dirname(held), { recursive: true, mode: 0o700 });
    try {
      linkOrCopy(join(this.#dataDir, name), held);
      this.#names.set(name, statSync(held).size);
    } catch (error) {
      // Deleted since the folder was read.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
}

/** Some file systems have no hard links. */
function linkOrCopy(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch (error) {
    if (!/^E(PERM|NOTSUP|OPNOTSUPP|NOSYS|MLINK|XDEV)$/.test(errorCode(error))) throw error;
    copyFileSync(file, target);
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
