import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { syncFolder } from '../../platform/files/sync-folder.ts';
import { encryption } from './encryption.ts';
import { entryNames } from './manifest.ts';

export interface ArchiveEntry {
  name: string;
  /** Bytes; a tar archive states the size of an entry before its content. */
  size: number;
  content: Buffer | Readable;
}

/** SHA-256 of the entries by name, as hexadecimal digits. */
export type Checksums = Record<string, string>;

/** Without it, zstd notices a damaged file only when it cannot be decompressed. */
const ZSTD = { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 3 };

/**
 * Writes the entries, and their checksums last, to a new file: tar, compressed with zstd, encrypted with age when there
 * are recipients. The file appears under its name when it is complete and on disk.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  recipients: readonly string[],
): Promise<void> {
  const unfinished = join(dirname(file), `.${basename(file)}.unfinished`);
  const archive = pack();
  const written = pipeline(
    archive,
    createZstdCompress({ params: ZSTD }),
    encryption(recipients),
    createWriteStream(unfinished, { mode: 0o600 }),
  );
  try {
    await Promise.all([written, addEntries(archive, entries)]);
    await syncFile(unfinished);
    await rename(unfinished, file);
    syncFolder(dirname(file));
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addEntries(archive: Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const checksums: Checksums = {};
  try {
    for await (const entry of entries) checksums[entry.name] = await addEntry(archive, entry);
    const content = Buffer.from(JSON.stringify(checksums));
    await addEntry(archive, { name: entryNames.checksums, size: content.length, content });
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Adds an entry and returns its checksum. Throws when the content is not as long as announced. */
async function addEntry(archive: Pack, { name, size, content }: ArchiveEntry): Promise<string> {
  const hash = createHash('sha256');
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  await pipeline(
    source,
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    archive.entry({ name, size, mode: 0o600 }),
  );
  return hash.digest('hex');
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
