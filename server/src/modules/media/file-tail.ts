import type { FileHandle } from 'node:fs/promises';

/** Bytes that programs and servers append to a finished file: zeros, blanks and line ends. */
const PADDING: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20]);
const CHUNK_BYTES = 65_536;

/** Reads a range of a file; the result is shorter where the file ends. */
export async function readRange(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Returns the position behind the last byte that is not padding, as readers that search from the end find it. */
export async function findContentEnd(file: FileHandle): Promise<number> {
  let { size: end } = await file.stat();
  while (end > 0) {
    const start = Math.max(0, end - CHUNK_BYTES);
    const last = (await readRange(file, start, end - start)).findLastIndex((byte) => !PADDING.has(byte));
    if (last >= 0) return start + last + 1;
    end = start;
  }
  return 0;
}
