import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ValidatedSettings } from '../config/config.ts';
import { errorCode } from '../platform/error-code.ts';
import type { Bucket } from '../platform/files/s3/bucket.ts';
import type { S3Settings } from '../platform/files/s3/s3-settings.ts';

/** File in the data folder, or object in the bucket, with the id of the store, so that another one is not mistaken for it. */
export const installationFile = 'installation-id';

/** Settings that say where the files of a site are. */
export type StorePlace = Pick<ValidatedSettings, 's3' | 'dataDir'>;

/** Returns the id of the store; null if it has none yet. */
export async function readStoreId({ s3, dataDir }: StorePlace): Promise<string | null> {
  if (s3 === null) return textOf(join(dataDir, installationFile));
  const found = await (await openBucket(s3)).get(installationFile);
  return found && ((await text(found.content)).trim() || null);
}

/** Gives the store an id, unless it has one, and returns the one that it has. */
export async function createStoreId(place: StorePlace, id: string): Promise<string> {
  const known = await readStoreId(place);
  if (known !== null) return known;
  if (place.s3 === null) return writeFolderId(place.dataDir, id);
  await (await openBucket(place.s3)).put(installationFile, Buffer.from(id));
  return id;
}

function writeFolderId(dataDir: string, id: string): string {
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(join(dataDir, installationFile), id, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return textOf(join(dataDir, installationFile)) ?? id;
}

async function openBucket(settings: S3Settings): Promise<Bucket> {
  const { Bucket: Opened } = await import('../platform/files/s3/bucket.ts');
  return new Opened(settings);
}

/** Returns the trimmed text of a file, null when it is missing or empty. */
export function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
