import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { boundedStream, type ByteBudget } from './bounded-stream.ts';
import { ImportError } from './import-error.ts';
import { readingLimits } from './limits.ts';

/** A file of an import: one that was given, or one inside a folder or an archive. */
export interface InputFile {
  /** Path as it is shown, within its folder or archive. */
  name: string;
  /** Begins at the start each time. */
  open(): Promise<Readable>;
}

/** Files of an import. They are opened one after the other; close what they hold at the end. */
export interface InputFiles {
  files: InputFile[];
  close(): void;
}

/** Opens the given files, with what is inside folders, zip archives and gzip files. Throws `ImportError`. */
export async function openInputs(paths: readonly string[]): Promise<InputFiles> {
  const archives: ZipFile[] = [];
  const close = () => archives.forEach((archive) => archive.close());
  const budget: ByteBudget = { used: 0 };
  try {
    const lists = [];
    for (const path of paths) lists.push(await filesAt(path, { archives, budget }));
    return { files: lists.flat(), close };
  } catch (error) {
    close();
    throw error;
  }
}

interface Opened {
  archives: ZipFile[];
  budget: ByteBudget;
}

async function filesAt(path: string, opened: Opened): Promise<InputFile[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportError(`${path}: böyle bir dosya ya da klasör yok.`);
  if (found.isDirectory()) return filesInFolder(path, opened.budget);
  const kind = await packingOf(path);
  if (kind === 'zip') return filesInArchive(path, opened);
  const name = basename(path);
  const plain = (): Readable => createReadStream(path);
  if (kind === 'plain') return [bounded({ name, packedBytes: found.size, read: async () => plain() }, opened.budget)];
  return [
    bounded(
      { name: name.replace(/\.gz$/i, ''), packedBytes: found.size, read: async () => unzipped(plain()) },
      opened.budget,
    ),
  ];
}

function unzipped(source: Readable): Readable {
  return pipeline(source, createGunzip(), () => undefined);
}

interface Source {
  name: string;
  packedBytes: number;
  read(): Promise<Readable>;
}

function bounded({ name, packedBytes, read }: Source, budget: ByteBudget): InputFile {
  return {
    name,
    async open() {
      // A file that is opened again is not counted twice.
      const own: ByteBudget = { used: budget.used };
      return pipeline(await read(), boundedStream(name, packedBytes, own), () => undefined);
    },
  };
}

const MAGIC_LENGTH = 4;

async function packingOf(path: string): Promise<'zip' | 'gzip' | 'plain'> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(MAGIC_LENGTH), 0, MAGIC_LENGTH, 0);
    return packingOfStart(buffer);
  } finally {
    await file.close();
  }
}

function packingOfStart(start: Buffer): 'zip' | 'gzip' | 'plain' {
  if (start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return 'zip';
  return start[0] === 0x1f && start[1] === 0x8b ? 'gzip' : 'plain';
}

async function filesInFolder(folder: string, budget: ByteBudget): Promise<InputFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  if (entries.length > readingLimits.entries) throw new ImportError(`${folder}: klasörde çok fazla dosya var.`);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.toSorted().map((path) => {
    const name = relative(folder, path).replaceAll('\\', '/');
    return bounded({ name, packedBytes: Number.MAX_SAFE_INTEGER, read: async () => createReadStream(path) }, budget);
  });
}

async function filesInArchive(path: string, { archives, budget }: Opened): Promise<InputFile[]> {
  // The library refuses names that lead out of the archive.
  const archive = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw new ImportError(`${basename(path)}: arşiv açılamadı (${error instanceof Error ? error.message : 'bozuk'}).`);
  });
  archives.push(archive);
  if (archive.entryCount > readingLimits.entries)
    throw new ImportError(`${basename(path)}: arşivde çok fazla dosya var.`);
  const files: InputFile[] = [];
  for await (const entry of entriesOf(archive, path)) {
    if (isJunk(entry.fileName)) continue;
    rejectBomb(entry);
    files.push(archivedFile(archive, entry, budget));
  }
  return files;
}

async function* entriesOf(archive: ZipFile, path: string): AsyncGenerator<Entry> {
  try {
    yield* archive.eachEntry();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `${basename(path)}: arşivin içindekiler okunamadı (${error instanceof Error ? error.message : 'bozuk'}).`,
    );
  }
}

function rejectBomb({ fileName, compressedSize, uncompressedSize }: Entry): void {
  if (uncompressedSize > readingLimits.ratioFrom && uncompressedSize > compressedSize * readingLimits.ratio)
    throw new ImportError(`${fileName}: dosya, sıkıştırılmış boyutuna göre aşırı büyük açılıyor; okunmadı.`);
}

/** Folders, and what operating systems add. */
function isJunk(name: string): boolean {
  return name.endsWith('/') || /(?:^|\/)(?:__MACOSX|\.DS_Store|\._|Thumbs\.db)/i.test(name);
}

function archivedFile(archive: ZipFile, entry: Entry, budget: ByteBudget): InputFile {
  const isPacked = /\.gz$/i.test(entry.fileName);
  const name = isPacked ? entry.fileName.replace(/\.gz$/i, '') : entry.fileName;
  const read = async (): Promise<Readable> => {
    const stream = (await archive.openReadStreamPromise(entry)) as Readable;
    return isPacked ? unzipped(stream) : stream;
  };
  return bounded({ name, packedBytes: entry.compressedSize, read }, budget);
}
