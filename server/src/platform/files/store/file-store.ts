import type { Readable } from 'node:stream';

/** A stored file. Its name is a path relative to the store, such as `private/cv/…`. */
export interface StoredFile {
  name: string;
  bytes: number;
  /** Milliseconds since the Unix epoch. */
  storedAt: number;
}

/** A complete file in the data folder of this server. */
export interface LocalFile {
  path: string;
}

/**
 * Holds the files that all servers of a site share. A name identifies its content: storing it again changes nothing, and a
 * stored file never changes.
 */
export interface FileStore {
  /** Stores the content durably. A local file is moved: afterwards its path no longer exists. */
  put(name: string, content: Buffer | LocalFile): Promise<void>;
  /** Returns null for a missing file. */
  stat(name: string): Promise<StoredFile | null>;
  /** Returns the files whose names begin with the prefix, in no particular order; unfinished uploads are not among them. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Returns only the names, for which a folder does not look at every file. */
  names(prefix: string): AsyncIterable<string>;
  /** Returns the content, null for a missing file. The caller consumes or destroys the stream. */
  open(name: string): Promise<Readable | null>;
  /** Returns the path of a copy on this server that may be read but not changed, null for a missing file. */
  localPath(name: string): Promise<string | null>;
  /** Renames a file; does nothing when it is missing. */
  move(name: string, to: string): Promise<void>;
  /** Deletes files; missing ones are ignored. */
  delete(names: readonly string[]): Promise<void>;
}

/** Reports whether all files are there. */
export async function hasFiles(store: Pick<FileStore, 'stat'>, names: readonly string[]): Promise<boolean> {
  const found = await Promise.all(names.map((name) => store.stat(name)));
  return !found.includes(null);
}

/** Returns the files below a prefix that are older than `ageMs`: none of them belongs to an upload in flight. */
export async function settledFiles(store: FileStore, prefix: string, ageMs: number): Promise<string[]> {
  const settled: string[] = [];
  for await (const { name, storedAt } of store.list(prefix)) if (Date.now() - storedAt > ageMs) settled.push(name);
  return settled;
}
