import { mkdir, open, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceItem } from '../reading/source-item.ts';

/** Bytes of one part: positions in it fit into an integer of every database. */
const PART_BYTES = 1_073_741_824;
const BUFFERED_BYTES = 1_048_576;

/** Where an item is in the files of its import. */
export interface SpoolPlace {
  part: number;
  first_byte: number;
  bytes: number;
}

/**
 * The items of an import as lines of JSON in the data folder: in memory is only one at a time, whatever the size of the files that they
 * were read from.
 */
export class Spool {
  private readonly folder: string;
  private readonly open = new Map<number, FileHandle>();
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private part = 0;
  private written = 0;

  constructor(dataDir: string, importId: number) {
    this.folder = join(dataDir, 'imports', String(importId));
  }

  /** Deletes what an interrupted reading has left. */
  async clear(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }

  /** False after a restore: backups contain the index, not what it was made from. */
  async exists(): Promise<boolean> {
    return (await stat(this.path(0)).catch(() => null)) !== null;
  }

  async append(item: SourceItem): Promise<SpoolPlace> {
    const line = Buffer.from(`${JSON.stringify(item)}\n`);
    if (this.written + line.length > PART_BYTES) {
      await this.flush();
      this.part += 1;
      this.written = 0;
    }
    const place = { part: this.part, first_byte: this.written, bytes: line.length };
    this.written += line.length;
    this.pending.push(line);
    this.pendingBytes += line.length;
    if (this.pendingBytes > BUFFERED_BYTES) await this.flush();
    return place;
  }

  /** Writes what is buffered; the items can be read then. */
  async flush(): Promise<void> {
    if (this.pending.length === 0) return;
    const bytes = Buffer.concat(this.pending);
    this.pending = [];
    this.pendingBytes = 0;
    const file = await open(this.path(this.part), 'a');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async read({ part, first_byte, bytes }: SpoolPlace): Promise<SourceItem> {
    const file = this.open.get(part) ?? (await open(this.path(part)));
    this.open.set(part, file);
    const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, first_byte);
    return JSON.parse(buffer.toString()) as SourceItem;
  }

  async close(): Promise<void> {
    for (const file of this.open.values()) await file.close();
    this.open.clear();
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private path(part: number): string {
    return join(this.folder, `items-${part}.ndjson`);
  }
}
