import { open, type FileHandle } from 'node:fs/promises';
import { findContentEnd, readRange } from './file-tail.ts';

/** PDF readers search for the header in the first kilobyte and for the end marker in the last one. */
const SEARCHED_BYTES = 1_024;
const HEADER = /%PDF-[12]\.\d/;
const TRAILER = /startxref\s+\d+\s+%%EOF/;

/**
 * Checks whether PDF readers open a file: it has the header, possibly behind a byte order mark or other text, and the
 * trailer, possibly before padding. A file of another type that contains a PDF is none.
 */
export async function isReadablePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const header = HEADER.exec(await textAt(file, 0));
    if (!header || !(await hasTrailer(file))) return false;
    return header.index === 0 || !(await startsAsOtherType(path));
  } finally {
    await file.close();
  }
}

async function hasTrailer(file: FileHandle): Promise<boolean> {
  const end = await findContentEnd(file);
  return TRAILER.test(await textAt(file, Math.max(0, end - SEARCHED_BYTES)));
}

async function textAt(file: FileHandle, start: number): Promise<string> {
  return (await readRange(file, start, SEARCHED_BYTES)).toString('latin1');
}

/** Programs run or show a file by its first bytes, so what precedes the header must not be the start of another type. */
async function startsAsOtherType(path: string): Promise<boolean> {
  // Loaded when it is needed, because most processes never receive a file.
  const { fileTypeFromFile } = await import('file-type');
  const { ext } = (await fileTypeFromFile(path).catch(() => undefined)) ?? {};
  return ext !== undefined && ext !== 'pdf';
}
