import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createIncoming } from '../platform/files/incoming-folder.ts';
import { fileHash } from '../platform/files/file-hash.ts';
import { Bucket } from '../platform/files/s3/bucket.ts';
import { download } from '../platform/files/s3/download.ts';
import type { S3Settings } from '../platform/files/s3/s3-settings.ts';
import type { StoredFile } from '../platform/files/store/file-store.ts';
import { createFolderStore } from '../platform/files/store/folder-store.ts';
import { isFileEntry } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';

/** Beginnings of the names of all files that servers share. */
const prefixes = ['media/', 'private/', 'releases/', 'removed/'] as const;
const REMOVED = /^removed\/[\w.-]+(?:\/[\w.-]+)+$/;
const AT_ONCE = 4;

export interface MovedFiles {
  count: number;
  bytes: number;
}

/** Reads files of a site, wherever they are. */
interface Source {
  list(prefix: string): AsyncIterable<StoredFile>;
}

/**
 * Copies the files of a stopped site to its bucket and reads every one again. The folder remains unchanged.
 * @throws BackupError when a file has arrived with another content
 */
export async function copyToBucket(dataDir: string, s3: S3Settings): Promise<MovedFiles> {
  const [folder, bucket] = [createFolderStore(dataDir), new Bucket(s3)];
  const incoming = await createIncoming(dataDir);
  return copyAll(folder, bucket, async ({ name }) => {
    const path = join(dataDir, name);
    await bucket.put(name, { path });
    const copy = join(incoming, randomUUID());
    await download(bucket, { name, path: copy });
    const isEqual = (await fileHash(path)).equals(await fileHash(copy));
    await rm(copy);
    return isEqual;
  });
}

/** Copies the files of a stopped site from its bucket to the data folder. The bucket remains unchanged. */
export async function copyToFolder(s3: S3Settings, dataDir: string): Promise<MovedFiles> {
  const [folder, bucket] = [createFolderStore(dataDir), new Bucket(s3)];
  const incoming = await createIncoming(dataDir);
  return copyAll(bucket, folder, async ({ name, bytes }) => {
    const received = join(incoming, randomUUID());
    // Compares the content with its hash.
    await download(bucket, { name, path: received });
    const path = join(dataDir, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(received, path);
    return (await stat(path)).size === bytes;
  });
}

/** Copies file by file, and then compares the names and sizes of all. */
async function copyAll(from: Source, to: Source, copy: (file: StoredFile) => Promise<boolean>): Promise<MovedFiles> {
  const files = await sharedFiles(from);
  for (let start = 0; start < files.length; start += AT_ONCE)
    await Promise.all(
      files.slice(start, start + AT_ONCE).map(async (file) => {
        if (!(await copy(file))) throw new BackupError(`${file.name} kopyalanırken değişti; hiçbir dosya silinmedi.`);
      }),
    );
  const copied = new Map((await sharedFiles(to)).map(({ name, bytes }) => [name, bytes]));
  const missing = files.find(({ name, bytes }) => copied.get(name) !== bytes);
  if (missing !== undefined) throw new BackupError(`${missing.name} kopyalanamadı.`);
  return { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function sharedFiles(source: Source): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const prefix of prefixes)
    for await (const file of source.list(prefix))
      // Unfinished uploads have a folder that starts with a dot.
      if ((isFileEntry(file.name) || REMOVED.test(file.name)) && !file.name.includes('/.')) files.push(file);
  return files;
}
