import { randomUUID } from 'node:crypto';
import { settledFiles, type FileStore } from '../../platform/files/store/file-store.ts';
import { moveToRemoved } from './removed-files.ts';

const HOUR_MS = 3_600_000;

/** Stores files with random names below `private/`, which no public address leads to. */
export function privateFiles(folder: string) {
  const prefix = `private/${folder}/`;
  const storedName = (file: string) => prefix + file;

  return {
    storedName,

    /** Stores a received file and returns its new name. */
    async store(files: FileStore, path: string): Promise<string> {
      const file = randomUUID();
      await files.put(storedName(file), { path });
      return file;
    },

    remove: (files: FileStore, names: readonly string[]) => files.delete(names.map(storedName)),

    /** Moves files without a record to the `removed` folder; for a week they can be restored manually. */
    moveToRemoved: (files: FileStore, names: readonly string[]) => moveToRemoved(files, names.map(storedName)),

    /** Returns the files that are at least an hour old: none of them belongs to a record that is just being written. */
    async filesOlderThanAnHour(files: FileStore): Promise<string[]> {
      return (await settledFiles(files, prefix, HOUR_MS)).map((name) => name.slice(prefix.length));
    },
  };
}
