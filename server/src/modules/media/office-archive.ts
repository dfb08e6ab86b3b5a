import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fromRandomAccessReaderPromise, openPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { findContentEnd, readRange } from './file-tail.ts';
import { descriptionOf, type OfficeType } from './office-types.ts';

/** Why an archive is not a usable document of an office program. */
export type OfficeFault = 'not-office' | 'macro';

const MAX_ENTRIES = 2_000;
/** Maximum uncompressed bytes that the archive declares. It is not unpacked here, but people will open it. */
const MAX_UNCOMPRESSED_BYTES = 200 * 1_048_576;
/** Maximum size of the entry that says the type; that of a document with 2,000 parts has about 300 kB. */
const MAX_DESCRIPTION_BYTES = 1_048_576;
/** Macros, and ActiveX controls, which also run code. */
const MACRO = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml)$|^(?:word|xl|ppt)\/activex\/|^(?:basic|scripts)\//i;

const START = Buffer.from('PK\u0003\u0004', 'latin1');
const END = { signature: Buffer.from('PK\u0005\u0006', 'latin1'), bytes: 22, commentLengthAt: 20, maxComment: 65_535 };

/**
 * Checks a document by the directory of its archive and the entry that says its type, as office programs do; other
 * entries are never read. Returns null for a document of the type without macros.
 */
export async function checkOfficeArchive(path: string, type: OfficeType): Promise<OfficeFault | null> {
  let archive: ZipFile | null = null;
  try {
    archive = await openArchive(path);
    return archive.entryCount > MAX_ENTRIES ? 'not-office' : await findFault(archive, type);
  } catch {
    // The library reports various archive errors; for the user the file is simply not such a document.
    return 'not-office';
  } finally {
    archive?.close();
  }
}

/** Opens an archive, also one with data after its end, which the library rejects and office programs ignore. */
async function openArchive(path: string): Promise<ZipFile> {
  const { end, size } = await measureArchive(path);
  // An entry is read after the directory.
  const options = { autoClose: false };
  if (end === size) return openPromise(path, options);
  return fromRandomAccessReaderPromise(new FileReader(path), end, options);
}

/** Throws if the file does not begin and end as an archive. */
async function measureArchive(path: string): Promise<{ end: number; size: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const contentEnd = await findContentEnd(file);
    const from = Math.max(0, contentEnd - END.bytes - END.maxComment);
    // The fields at the end are usually zeros themselves.
    const tail = await readRange(file, from, contentEnd + END.bytes - from);
    const at = tail.lastIndexOf(END.signature);
    if (at < 0 || !(await readRange(file, 0, START.length)).equals(START)) throw new Error('Not an archive');
    return { end: from + at + END.bytes + tail.readUInt16LE(at + END.commentLengthAt), size };
  } finally {
    await file.close();
  }
}

class FileReader extends RandomAccessReader {
  private readonly path: string;

  constructor(path: string) {
    super();
    this.path = path;
  }

  override _readStreamForRange(start: number, end: number): NodeJS.ReadableStream {
    return createReadStream(this.path, { start, end: end - 1 });
  }
}

async function findFault(archive: ZipFile, type: OfficeType): Promise<OfficeFault | null> {
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  const names = entries.map((entry) => entry.fileName);
  if (names.some((name) => MACRO.test(name))) return 'macro';
  const description = descriptionOf(type);
  const described = entries.find((entry) => entry.fileName === description.entry);
  if (!described || described.uncompressedSize > MAX_DESCRIPTION_BYTES || !isSound(entries)) return 'not-office';
  const verdict = description.judge(await text(await archive.openReadStreamPromise(described)), names);
  if (verdict === 'macro') return 'macro';
  return verdict === 'fits' ? null : 'not-office';
}

function isSound(entries: readonly Entry[]): boolean {
  const names = new Set(entries.map((entry) => entry.fileName));
  const bytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  return (
    names.size === entries.length && bytes <= MAX_UNCOMPRESSED_BYTES && !entries.some((entry) => entry.isEncrypted())
  );
}
