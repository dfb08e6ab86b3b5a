import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { IDLE_MS, type Bucket, type StoredObject } from './bucket.ts';

/** A damaged or interrupted transfer is repeated; a damaged object is damaged again. */
const ATTEMPTS = 2;

interface Target {
  name: string;
  /** Path of the new file. */
  path: string;
}

/**
 * Writes an object to a new file. Returns false for a missing one. Throws, and leaves no file, unless size and SHA-256
 * are those of what was stored.
 */
export async function download(bucket: Bucket, { name, path }: Target, idleMs = IDLE_MS): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await bucket.get(name);
    if (found === null) return false;
    try {
      await write(found, path, idleMs);
      return true;
    } catch (error) {
      await rm(path, { force: true });
      if (attempt === ATTEMPTS) throw new Error(`${name} cannot be read`, { cause: error });
    }
  }
}

async function write({ content, sha256 }: StoredObject, path: string, idleMs: number): Promise<void> {
  const hash = createHash('sha256');
  const idle = setTimeout(() => content.destroy(new Error('no data arrives')), idleMs);
  try {
    await pipeline(
      content,
      async function* hashed(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          idle.refresh();
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600, flags: 'wx' }),
    );
  } finally {
    clearTimeout(idle);
  }
  if (hash.digest('hex') !== sha256) throw new Error('its content is not what was stored');
}
