import { crc32 } from 'node:zlib';

/** Entries of an archive: name and content, stored without compression. */
export type ZipEntries = readonly (readonly [name: string, content: string | Buffer])[];

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;

/**
 * Returns a ZIP archive. `flags` apply to every entry: 1 marks it as encrypted; `claimed` overrides the unpacked size
 * in the central directory.
 */
export function zip(
  entries: ZipEntries,
  { flags = 0, claimedSize }: { flags?: number; claimedSize?: number } = {},
): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const bytes = Buffer.from(content);
    const label = Buffer.from(name);
    const local = header(30, LOCAL, { bytes, label, flags, size: bytes.length });
    const central = header(46, CENTRAL, { bytes, label, flags, size: claimedSize ?? bytes.length });
    central.writeUInt32LE(offset, 42);
    files.push(local, label, bytes);
    directory.push(central, label);
    offset += local.length + label.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

interface Described {
  bytes: Buffer;
  label: Buffer;
  flags: number;
  size: number;
}

/** Returns the fields that local and central headers share; the central header has two more bytes before them. */
function header(length: number, signature: number, { bytes, label, flags, size }: Described): Buffer {
  const buffer = Buffer.alloc(length);
  const at = signature === CENTRAL ? 2 : 0;
  buffer.writeUInt32LE(signature, 0);
  buffer.writeUInt16LE(VERSION, 4);
  buffer.writeUInt16LE(flags, 6 + at);
  // A different claimed size is plausible only for compressed content, so the method is set to deflate.
  buffer.writeUInt16LE(size === bytes.length ? 0 : 8, 8 + at);
  buffer.writeUInt32LE(crc32(bytes), 14 + at);
  buffer.writeUInt32LE(bytes.length, 18 + at);
  buffer.writeUInt32LE(size, 22 + at);
  buffer.writeUInt16LE(label.length, 26 + at);
  return buffer;
}
