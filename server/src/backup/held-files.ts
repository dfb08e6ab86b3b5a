import { copyFileSync, createReadStream, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../platform/error-code.ts';
import { fileFolders, isFileEntry } from './archive/manifest.ts';
import { inOrder, type BackupFiles } from './backup-files.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** Files of the data folder, held by hard links. */
export class HeldFiles implements BackupFiles {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #names = new Map<string, number>();

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#folder = temporaryFolder(dataDir, 'held');
  }

  /** Links the files that exist now and are not held yet. */
  addAll(): void {
    for (const folder of fileFolders) this.#addFolder(folder);
  }

  list(): [name: string, bytes: number][] {
    return inOrder(this.#names);
  }

  open(name: string): Readable {
    return createReadStream(this.#pathOf(name));
  }

  release(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #pathOf(name: string): string {
    return join(this.#folder, name);
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
    const held = this.#pathOf(name);
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
