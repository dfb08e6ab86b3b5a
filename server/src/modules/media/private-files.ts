import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../platform/error-code.ts';
import { moveToRemoved } from './removed-files.ts';

const HOUR_MS = 3_600_000;

/** Stores files with random names in a private data folder that is never served. */
export function privateFiles(folder: string) {
  const folderOf = (dataDir: string) => join(dataDir, 'private', folder);
  const pathOf = (dataDir: string, file: string) => join(folderOf(dataDir), file);

  return {
    pathOf,

    /** Moves a received file to the folder, synchronised to disk, and returns its new name. */
    async store(dataDir: string, received: string): Promise<string> {
      await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
      const handle = await open(received, 'r+');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      const file = randomUUID();
      await rename(received, pathOf(dataDir, file));
      return file;
    },

    async remove(dataDir: string, files: readonly string[]): Promise<void> {
      for (const file of files) await rm(pathOf(dataDir, file), { force: true });
    },

    /** Moves files without a record to the `removed` folder; for a week they can be restored manually. */
    moveToRemoved: (dataDir: string, files: readonly string[]) =>
      moveToRemoved(dataDir, { folder: folderOf(dataDir), files }),

    /** Returns the files that are at least an hour old: none of them belongs to a record that is just being written. */
    async filesOlderThanAnHour(dataDir: string): Promise<string[]> {
      const names = await readdir(folderOf(dataDir)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return [];
        throw error;
      });
      const filesOlderThanAnHour: string[] = [];
      for (const name of names) {
        const found = await stat(pathOf(dataDir, name)).catch(() => null);
        if (found && Date.now() - found.mtimeMs > HOUR_MS) filesOlderThanAnHour.push(name);
      }
      return filesOlderThanAnHour;
    },
  };
}
