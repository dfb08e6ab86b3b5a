import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Bucket } from '../platform/files/s3/bucket.ts';
import { heldName, heldPrefix, holdFiles, releaseFiles } from '../platform/files/s3/file-holds.ts';
import { createS3Store } from '../platform/files/s3/s3-store.ts';
import type { S3Settings } from '../platform/files/s3/s3-settings.ts';
import type { FileStore } from '../platform/files/store/file-store.ts';
import { fileFolders, isFileEntry } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';
import { inOrder, type BackedUpSite, type BackupFiles } from './backup-files.ts';

const MINUTE_MS = 60_000;

/** Files in a bucket. While a hold exists, servers keep what they delete under another name. */
class BucketFiles implements BackupFiles {
  readonly #bucket: Bucket;
  readonly #store: FileStore;
  readonly #hold = randomUUID();
  readonly #names = new Map<string, number>();
  #renewal: NodeJS.Timeout | null = null;

  constructor(bucket: Bucket, store: FileStore) {
    this.#bucket = bucket;
    this.#store = store;
  }

  async hold(): Promise<void> {
    const place = () => holdFiles(this.#bucket, this.#hold);
    await place();
    this.#renewal = setInterval(() => void place().catch(() => undefined), MINUTE_MS);
  }

  async addAll(): Promise<void> {
    for (const folder of fileFolders)
      for await (const { name, bytes } of this.#store.list(`${folder}/`))
        if (isFileEntry(name)) this.#names.set(name, bytes);
  }

  list(): [name: string, bytes: number][] {
    return inOrder(this.#names);
  }

  async open(name: string): Promise<Readable> {
    const content = (await this.#store.open(name)) ?? (await this.#store.open(heldName(name)));
    if (content === null) throw new BackupError(`${name} dosya deposunda yok.`);
    return content;
  }

  async release(): Promise<void> {
    if (this.#renewal !== null) clearInterval(this.#renewal);
    if (await releaseFiles(this.#bucket, this.#hold)) await this.#deleteHeld();
  }

  async #deleteHeld(): Promise<void> {
    const names: string[] = [];
    for await (const { name } of this.#store.list(heldPrefix)) names.push(name);
    await this.#store.delete(names);
  }
}

export async function openBucketFiles(site: BackedUpSite, s3: S3Settings): Promise<BackupFiles> {
  const files = new BucketFiles(new Bucket(s3), createS3Store(s3, site.dataDir));
  await files.hold();
  return files;
}
