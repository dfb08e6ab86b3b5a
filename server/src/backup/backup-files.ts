import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';

/** The parts of the configuration that a backup needs. */
export type BackedUpSite = Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'secret'>;

/** Files of a site that cannot change or disappear while they are read. */
export interface BackupFiles {
  /**
   * Adds the files that exist now. Called before and after the rows are copied: a file is written before its row and
   * deleted after it, so each file of a row existed at one of both moments.
   */
  addAll(): void | Promise<void>;
  /** Names with the sizes in bytes, in order. */
  list(): [name: string, bytes: number][];
  /** Returns the content, which is checked while it is read if the store knows its hash. */
  open(name: string): Readable | Promise<Readable>;
  release(): void | Promise<void>;
}

/** Sorts by name, independent of the language. */
export function inOrder(names: ReadonlyMap<string, number>): [name: string, bytes: number][] {
  return [...names].toSorted(([left], [right]) => (left < right ? -1 : 1));
}
