import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { fileHash } from '../file-hash.ts';
import type { LocalFile, StoredFile } from '../store/file-store.ts';
import type { S3Settings } from './s3-settings.ts';

const CONNECT_MS = 2_000;
/** Milliseconds without data after which a transfer is given up. */
export const IDLE_MS = 5_000;
const MEGABYTE = 1_048_576;
/** The largest number of parts of an object is 10,000. */
const MAX_PARTS = 9_000;
const DELETED_AT_ONCE = 8;

/** What the service knows about an object. */
export interface ObjectFacts extends StoredFile {
  /** SHA-256 as hexadecimal digits; null if the object was stored by another program. */
  sha256: string | null;
}

export interface StoredObject {
  bytes: number;
  sha256: string | null;
  content: Readable;
}

/** Objects of one bucket below the prefix of the settings; their names are without it. */
export class Bucket {
  readonly #client: S3Client;
  readonly #settings: S3Settings;

  constructor(settings: S3Settings, idleMs = IDLE_MS) {
    const { endpoint, region, accessKeyId, secretAccessKey } = settings;
    this.#settings = settings;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Host names of buckets need DNS entries and certificates that most services do not have.
      forcePathStyle: true,
      // Services other than that of Amazon reject the checksums of newer clients, or store them as part of the object.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs },
      maxAttempts: 2,
    });
  }

  /** Throws if the bucket does not exist or may not be used. */
  async check(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#settings.bucket }));
  }

  /** Stores an object and compares what has arrived; throws if that is something else. */
  async put(name: string, content: Buffer | LocalFile): Promise<void> {
    const { bytes, sha256 } = await factsOf(content);
    if (bytes > MEGABYTE && (await this.#has(name, { bytes, sha256 }))) return;
    await this.#upload(name, content, { bytes, sha256 });
    const stored = await this.head(name);
    if (stored?.bytes !== bytes) {
      await this.delete([name]);
      throw new Error(`${name} was stored with ${stored?.bytes ?? 0} instead of ${bytes} bytes`);
    }
  }

  /** Asking costs as much as sending a small object. */
  async #has(name: string, { bytes, sha256 }: { bytes: number; sha256: string }): Promise<boolean> {
    const known = await this.head(name);
    return known?.sha256 === sha256 && known.bytes === bytes;
  }

  async #upload(name: string, content: Buffer | LocalFile, { bytes, sha256 }: { bytes: number; sha256: string }) {
    const upload = new Upload({
      client: this.#client,
      params: {
        ...this.#at(name),
        Body: Buffer.isBuffer(content) ? content : createReadStream(content.path),
        Metadata: { sha256 },
      },
      partSize: Math.max(8 * MEGABYTE, Math.ceil(bytes / MAX_PARTS)),
      queueSize: 2,
    });
    await upload.done();
  }

  async head(name: string): Promise<ObjectFacts | null> {
    const found = await orNull(this.#client.send(new HeadObjectCommand(this.#at(name))));
    return (
      found && {
        name,
        bytes: found.ContentLength ?? 0,
        storedAt: found.LastModified?.getTime() ?? 0,
        sha256: found.Metadata?.sha256 ?? null,
      }
    );
  }

  /** The caller consumes or destroys the content; otherwise its connection is never free again. */
  async get(name: string): Promise<StoredObject | null> {
    const found = await orNull(this.#client.send(new GetObjectCommand(this.#at(name))));
    if (!found?.Body) return null;
    // In Node.js the body is a stream of Node.js.
    const content = found.Body as Readable;
    return { bytes: found.ContentLength ?? 0, sha256: found.Metadata?.sha256 ?? null, content };
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    const { bucket, prefix: own } = this.#settings;
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: bucket, Prefix: own + prefix });
    for await (const { Contents = [] } of pages)
      for (const { Key = '', Size = 0, LastModified } of Contents)
        yield { name: Key.slice(own.length), bytes: Size, storedAt: LastModified?.getTime() ?? 0 };
  }

  /** Copies an object within the bucket; does nothing when it is missing. */
  async copy(name: string, to: string): Promise<void> {
    const { Bucket: bucket, Key } = this.#at(name);
    const source = encodeURIComponent(`${bucket}/${Key}`).replaceAll('%2F', '/');
    await orNull(this.#client.send(new CopyObjectCommand({ ...this.#at(to), CopySource: source })));
  }

  /** One request for each object: services differ in the checksum that a request for several needs. */
  async delete(names: readonly string[]): Promise<void> {
    for (let from = 0; from < names.length; from += DELETED_AT_ONCE)
      await Promise.all(
        names
          .slice(from, from + DELETED_AT_ONCE)
          .map((name) => orNull(this.#client.send(new DeleteObjectCommand(this.#at(name))))),
      );
  }

  #at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + name };
  }
}

async function factsOf(content: Buffer | LocalFile): Promise<{ bytes: number; sha256: string }> {
  if (Buffer.isBuffer(content))
    return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  const { size } = await stat(content.path);
  return { bytes: size, sha256: (await fileHash(content.path)).toString('hex') };
}

/** Converts the failure for a missing object; a missing bucket stays a failure. */
async function orNull<T>(result: Promise<T>): Promise<T | null> {
  return result.catch((error: unknown) => {
    if (error instanceof Error && /^(?:NotFound|NoSuchKey)$/.test(error.name)) return null;
    throw error;
  });
}
