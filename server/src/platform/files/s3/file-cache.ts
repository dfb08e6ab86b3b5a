import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createIncoming } from '../incoming-folder.ts';

const GIGABYTE = 1_073_741_824;
const MAX_BYTES = 2 * GIGABYTE;
/** Share of the limit that is free after the least recently used files are deleted. */
const FREED = 0.2;
/** Milliseconds after which a used file is looked up in the bucket, because another server may have deleted it. */
const CHECK_MS = 60_000;

/** Where the files come from. */
export interface CacheSource {
  /** Writes the content to a new file; returns false when there is none. */
  fetch(name: string, path: string): Promise<boolean>;
  exists(name: string): Promise<boolean>;
}

/**
 * Keeps copies of the files used last in the data folder of this server. A copy is sent at once and looked up afterwards,
 * so it is also sent while the bucket cannot be reached.
 */
export class FileCache {
  readonly #dataDir: string;
  readonly #source: CacheSource;
  readonly #maxBytes: number;
  readonly #fetches = new Map<string, Promise<string | null>>();
  #bytes: Promise<number> | null = null;

  constructor(dataDir: string, source: CacheSource, maxBytes = MAX_BYTES) {
    this.#dataDir = dataDir;
    this.#source = source;
    this.#maxBytes = maxBytes;
  }

  /** Returns the path of a copy, null for a missing file. Throws when it cannot be fetched. */
  async path(name: string): Promise<string | null> {
    const path = this.#pathOf(name);
    const found = await stat(path).catch(() => null);
    if (found !== null) {
      if (Date.now() - found.mtimeMs > CHECK_MS) await this.#markUsed(name);
      return path;
    }
    const running = this.#fetches.get(name) ?? this.#fetch(name).finally(() => this.#fetches.delete(name));
    this.#fetches.set(name, running);
    return running;
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(this.#pathOf(name), { force: true });
  }

  get #folder(): string {
    return join(this.#dataDir, 'cache', 'files');
  }

  #pathOf(name: string): string {
    return join(this.#folder, name);
  }

  /** The time of the last use is that of the last change. */
  async #markUsed(name: string): Promise<void> {
    const now = new Date();
    await utimes(this.#pathOf(name), now, now).catch(() => undefined);
    // Not awaited: the copy is sent meanwhile.
    void this.#source
      .exists(name)
      .then((exists) => (exists ? undefined : this.remove([name])))
      .catch(() => undefined);
  }

  async #fetch(name: string): Promise<string | null> {
    const unfinished = join(await createIncoming(this.#dataDir), randomUUID());
    if (!(await this.#source.fetch(name, unfinished))) return null;
    const path = this.#pathOf(name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(unfinished, path);
    await this.#makeRoom((await stat(path)).size);
    return path;
  }

  async #makeRoom(added: number): Promise<void> {
    const before = await (this.#bytes ?? this.#measure());
    this.#bytes = Promise.resolve(before + added);
    if (before + added > this.#maxBytes) await this.#deleteOldest();
  }

  async #measure(): Promise<number> {
    return (await this.#files()).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async #deleteOldest(): Promise<void> {
    const files = (await this.#files()).toSorted((left, right) => right.usedAt - left.usedAt);
    let bytes = 0;
    let kept = 0;
    // The newest files stay, the one just fetched among them.
    for (const file of files) {
      bytes += file.bytes;
      if (bytes <= this.#maxBytes * (1 - FREED) || kept === 0) kept += 1;
      else await rm(file.path, { force: true });
    }
    this.#bytes = this.#measure();
  }

  async #files(): Promise<{ path: string; bytes: number; usedAt: number }[]> {
    const files: { path: string; bytes: number; usedAt: number }[] = [];
    const entries = await opendir(this.#folder, { recursive: true }).catch(() => []);
    for await (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const found = entry.isFile() && (await stat(path).catch(() => null));
      if (found) files.push({ path, bytes: found.size, usedAt: found.mtimeMs });
    }
    return files;
  }
}
