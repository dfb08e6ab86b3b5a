import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Unavailable } from '../../errors.ts';
import { createIncoming } from '../incoming-folder.ts';
import { StorageError } from '../storage-error.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';
import { Bucket } from './bucket.ts';
import { download } from './download.ts';
import { FileCache } from './file-cache.ts';
import { areFilesHeld, heldName } from './file-holds.ts';
import type { S3Settings } from './s3-settings.ts';

const RETRY_SECONDS = 10;

/** Only these are in a backup. */
function isHoldable(name: string): boolean {
  return /^(?:media|private|releases)\//.test(name);
}

/**
 * Stores files in a bucket. Reads are checked against the SHA-256 of what was stored before anything of them is used.
 * Reading throws `Unavailable` (503) and writing `StorageError` (507) when the service fails.
 */
export function createS3Store(settings: S3Settings, dataDir: string, idleMs?: number): FileStore {
  const bucket = new Bucket(settings, idleMs);
  const cache = new FileCache(dataDir, {
    fetch: (name, path) => reading(download(bucket, { name, path }, idleMs)),
    exists: async (name) => (await bucket.head(name)) !== null,
  });
  return {
    async put(name, content) {
      await writing(bucket.put(name, content));
      if (!Buffer.isBuffer(content)) await rm(content.path, { force: true });
    },
    stat: (name) => reading(bucket.head(name)),
    list: (prefix) => listing(bucket.list(prefix)),
    names: (prefix) => namesOf(listing(bucket.list(prefix))),
    open: (name) => openChecked(bucket, name, dataDir),
    localPath: (name) => cache.path(name),
    async move(name, to) {
      await writing(bucket.copy(name, to).then(() => bucket.delete([name])));
      await cache.remove([name]);
    },
    async delete(names) {
      await writing(deleteUnlessHeld(bucket, names));
      await cache.remove(names);
    },
  };
}

async function deleteUnlessHeld(bucket: Bucket, names: readonly string[]): Promise<void> {
  const holdable = names.filter(isHoldable);
  if (holdable.length > 0 && (await areFilesHeld(bucket)))
    for (const name of holdable) await bucket.copy(name, heldName(name));
  await bucket.delete(names);
}

/**
 * Personal data must not stay on this server: the file has no name any more before its content is read.
 */
async function openChecked(bucket: Bucket, name: string, dataDir: string): Promise<Readable | null> {
  const path = join(await createIncoming(dataDir), randomUUID());
  if (!(await reading(download(bucket, { name, path })))) return null;
  const handle = await open(path);
  await rm(path);
  return handle.createReadStream();
}

async function writing<T>(result: Promise<T>): Promise<T> {
  return result.catch((error: unknown) => {
    throw new StorageError('failed', { cause: error });
  });
}

async function* namesOf(files: AsyncIterable<StoredFile>): AsyncGenerator<string> {
  for await (const { name } of files) yield name;
}

async function* listing(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile> {
  try {
    yield* files;
  } catch (error) {
    throw unavailable(error);
  }
}

async function reading<T>(result: Promise<T>): Promise<T> {
  return result.catch((error: unknown) => {
    throw unavailable(error);
  });
}

function unavailable(error: unknown): Unavailable {
  const failure = new Unavailable(
    RETRY_SECONDS,
    'files-unavailable',
    'Dosyaya şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
  );
  return Object.assign(failure, { cause: error });
}
