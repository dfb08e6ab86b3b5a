import { open } from 'node:fs/promises';

/** PDF readers search for the end marker in the last kilobyte. */
const TRAILER_BYTES = 1_024;
const HEADER = /^%PDF-[12]\.\d/;
const TRAILER = /startxref\s+\d+\s+%%EOF/;

/** Checks whether a file has the header and the trailer of a PDF. */
export async function isCompletePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const header = await textAt(file, 0, 8);
    const trailer = await textAt(file, Math.max(0, size - TRAILER_BYTES), TRAILER_BYTES);
    return HEADER.test(header) && TRAILER.test(trailer);
  } finally {
    await file.close();
  }
}

async function textAt(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}
