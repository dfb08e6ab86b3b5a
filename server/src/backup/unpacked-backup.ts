import { createWriteStream, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { databaseFile } from '../platform/database/database-file.ts';
import { syncFolder } from '../platform/files/sync-folder.ts';
import { installationFile } from '../start-up/store-id.ts';
import { fileFolders } from './archive/manifest.ts';
import { parseRow } from './rows/row-text.ts';
import type { Row } from './rows/row-source.ts';

const PRIVATE = { mode: 0o600 };

/** A backup in a temporary folder of the data folder, so that moving its parts into place is one rename each. */
export class UnpackedBackup {
  readonly folder: string;
  /** Numbers of files with rows, by table. */
  readonly #batches = new Map<string, number>();
  /** Names of the files. */
  readonly files: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(join(folder, 'rows'), { mode: 0o700 });
  }

  async addSecret(secret: string): Promise<void> {
    await writeFile(join(this.folder, 'secret'), secret, { ...PRIVATE, flush: true });
  }

  async addRows(table: string, lines: readonly string[]): Promise<void> {
    const count = this.#batches.get(table) ?? 0;
    await writeFile(this.#rowsFile(table, count), lines.join('\n'), PRIVATE);
    this.#batches.set(table, count + 1);
  }

  async addFile(name: string, content: Readable): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { ...PRIVATE, flags: 'wx', flush: true }));
    this.files.push(name);
  }

  async *rows(table: string): AsyncGenerator<readonly Row[]> {
    for (let index = 0; index < (this.#batches.get(table) ?? 0); index++) {
      const lines = await readFile(this.#rowsFile(table, index), 'utf8');
      yield lines.split('\n').map(parseRow);
    }
  }

  /** Moves files, secret and embedded database to the data folder; the database comes last, and with it the site. */
  moveTo(dataDir: string, { withSecret, installation }: { withSecret: boolean; installation: string | null }): void {
    if (installation !== null)
      writeFileSync(join(dataDir, installationFile), installation, { ...PRIVATE, flush: true });
    const names = [...fileFolders, ...(withSecret ? ['secret'] : [])];
    for (const name of names)
      if (existsSync(join(this.folder, name))) renameSync(join(this.folder, name), join(dataDir, name));
    const database = databaseFile(this.folder);
    if (existsSync(database)) renameSync(database, databaseFile(dataDir));
    syncFolder(dataDir);
  }

  #rowsFile(table: string, index: number): string {
    return join(this.folder, 'rows', `${table}-${index}.ndjson`);
  }
}
