import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import { BackupError } from '../backup-error.ts';
import { AGE_HEADER, decryption, unchanged } from './encryption.ts';
import { ContentCheck } from './content-check.ts';
import { entryNames, isFileEntry, tableOfEntry, type Manifest } from './manifest.ts';

/** Receives the content of a backup in the order of its entries. Only after the end is it known to be undamaged. */
export interface ArchiveReader {
  /** Called first; may refuse the backup by throwing. */
  onManifest(manifest: Manifest): Promise<void>;
  onSecret(secret: string): Promise<void>;
  onRows(table: string, lines: string[]): Promise<void>;
  /** Consumes the whole content of a file. */
  onFile(name: string, content: Readable): Promise<void>;
}

/** An entry of a tar archive; the next one comes when its content has been read. */
type Entry = Extract extends AsyncIterable<infer Content> ? Content : never;

/** Entries that are read into memory: rows of one batch, checksums of all files. */
const MAX_BUFFERED_BYTES = 256 * 1_048_576;
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/**
 * Reads a backup and checks names, sizes, checksums and counts of everything in it.
 * @param identities - private age keys, for an encrypted backup
 * @throws BackupError when it is damaged, made by a newer version, or not a backup
 */
export async function readArchive(
  file: string,
  identities: readonly string[],
  reader: ArchiveReader,
): Promise<Manifest> {
  const isEncrypted = await isEncryptedFile(file);
  if (isEncrypted && identities.length === 0)
    throw new BackupError('Bu yedek şifreli; açmak için anahtar dosyasını verin: --key DOSYA');
  const archive = extract();
  const decrypted = isEncrypted ? decryption(identities) : unchanged;
  const unpacked = pipeline(createReadStream(file), decrypted, createZstdDecompress(), archive);
  try {
    const [manifest] = await Promise.all([readEntries(archive, reader), unpacked]);
    return manifest;
  } catch (error) {
    archive.destroy();
    const cause = await unpacked.then(
      () => error,
      (first: unknown) => (first instanceof BackupError ? first : error),
    );
    if (cause instanceof BackupError) throw cause;
    throw isSystemError(cause) ? cause : new BackupError('Yedek dosyası bozuk ya da yarım.', { cause });
  }
}

/** An error of the file system or the database, which is not the backup's fault. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:E[A-Z]+|SQLITE_\w+|\d{5})$/.test(String(error.code));
}

async function isEncryptedFile(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const start = Buffer.alloc(AGE_HEADER.length);
    await handle.read(start, 0, start.length, 0);
    if (start.toString('latin1') === AGE_HEADER) return true;
    if (start.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC)) return false;
  } finally {
    await handle.close();
  }
  throw new BackupError('Bu dosya bir Vitrin yedeği değil ya da başı bozuk.');
}

async function readEntries(archive: AsyncIterable<Entry>, reader: ArchiveReader): Promise<Manifest> {
  const content = new ContentCheck();
  for await (const entry of archive) {
    const { name, type } = entry.header;
    if (type !== 'file') throw new BackupError(`Yedekte beklenmeyen bir girdi var: ${name}`);
    await readEntry(entry, content, reader);
  }
  return content.finish();
}

async function readEntry(entry: Entry, content: ContentCheck, reader: ArchiveReader): Promise<void> {
  const { name } = entry.header;
  content.begin(name);
  const table = tableOfEntry(name);
  if (name === entryNames.manifest) return reader.onManifest(content.setManifest(await textOf(entry, content)));
  if (name === entryNames.checksums) return content.setChecksums((await bufferOf(entry)).toString('utf8'));
  if (name === entryNames.secret) return reader.onSecret(await textOf(entry, content));
  if (table !== null) {
    const lines = (await textOf(entry, content)).split('\n').slice(0, -1);
    content.countRows(table, lines.length);
    return reader.onRows(table, lines);
  }
  if (!isFileEntry(name)) throw new BackupError(`Yedekte beklenmeyen bir girdi var: ${name}`);
  content.countFile();
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await Promise.all([pipeline(entry, hashed), reader.onFile(name, hashed)]);
  content.setHash(name, hash.digest('hex'));
}

async function textOf(entry: Entry, content: ContentCheck): Promise<string> {
  const buffer = await bufferOf(entry);
  content.setHash(entry.header.name, createHash('sha256').update(buffer).digest('hex'));
  return buffer.toString('utf8');
}

async function bufferOf(entry: Entry): Promise<Buffer> {
  if (entry.header.size > MAX_BUFFERED_BYTES) throw new BackupError(`Yedekteki ${entry.header.name} çok büyük.`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
