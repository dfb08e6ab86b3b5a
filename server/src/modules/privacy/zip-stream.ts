import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  name: string;
  /** Compression level: 0 for content that is already compressed. */
  level: 0 | 6;
  content: AsyncIterable<Uint8Array>;
}

/** Yields a ZIP archive as a stream, with at most one chunk of a file in memory. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, level, content } of entries) {
    const file = new ZipDeflate(name, { level });
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
