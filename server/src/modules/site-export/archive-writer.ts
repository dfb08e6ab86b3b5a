import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Bytes that an archive in this format can have. */
const LARGEST = 4_294_967_295;
/** Entries that it can list. */
const MAX_ENTRIES = 65_535;

/** Writes an archive entry by entry; only a piece of one is in memory. */
export interface ArchiveWriter {
  addText(name: string, pieces: AsyncIterable<string>): Promise<void>;
  /** Pictures and documents are compressed already. */
  addFile(name: string, path: string): Promise<void>;
  end(): Promise<void>;
}

/** Thrown when the content does not fit into one archive. */
export class ArchiveTooLarge extends Error {}

/** Creates the archive at a path, which must not exist. */
export function createArchive(path: string): ArchiveWriter {
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  let bytes = 0;
  let entries = 0;
  let fault: Error | null = null;
  output.on('error', (error) => (fault = error));
  const archive = new Zip((error, chunk) => {
    if (error) fault = error;
    bytes += chunk.length;
    output.write(chunk);
  });
  const add = (entry: ZipDeflate | ZipPassThrough) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new ArchiveTooLarge();
    archive.add(entry);
  };
  const drain = async () => {
    if (bytes > LARGEST) throw new ArchiveTooLarge();
    if (output.writableNeedDrain && !fault) await once(output, 'drain');
    if (fault) throw fault;
  };
  return {
    async addText(name, pieces) {
      const entry = new ZipDeflate(name, { level: 6 });
      add(entry);
      for await (const piece of pieces) {
        entry.push(Buffer.from(piece));
        await drain();
      }
      entry.push(new Uint8Array(0), true);
      await drain();
    },
    async addFile(name, file) {
      const entry = new ZipPassThrough(name);
      add(entry);
      for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
        entry.push(chunk);
        await drain();
      }
      entry.push(new Uint8Array(0), true);
      await drain();
    },
    async end() {
      archive.end();
      output.end();
      if (!output.writableFinished) await once(output, 'finish');
      await drain();
    },
  };
}
