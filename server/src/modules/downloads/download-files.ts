import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { downloadAddress, type DownloadType } from 'shared-contracts/downloads';
import type { Config } from '../../config/config.ts';
import { errorCode } from '../../platform/error-code.ts';
import { mediaFolder } from '../media/media-files.ts';

/** Identity of a stored file: the hash of its content, and its type. */
export interface DownloadKey {
  hash: string;
  type: DownloadType;
}

const HOUR_MS = 3_600_000;
const HASH_LENGTH = 32;

export function downloadFolder(config: Pick<Config, 'dataDir'>): string {
  return join(mediaFolder(config), 'files');
}

/** Returns the path of a file; its name equals the last part of its address. */
export function downloadPath(config: Pick<Config, 'dataDir'>, { hash, type }: DownloadKey): string {
  return join(downloadFolder(config), basename(downloadAddress(hash, type)));
}

export async function contentHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** Moves a received file to its place, synchronised to disk. The same content may already be there. */
export async function keepDownload(config: Pick<Config, 'dataDir'>, key: DownloadKey, received: string): Promise<void> {
  await mkdir(downloadFolder(config), { recursive: true });
  const handle = await open(received, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(received, downloadPath(config, key));
}

export function isDownloadKept(config: Pick<Config, 'dataDir'>, key: DownloadKey): boolean {
  return existsSync(downloadPath(config, key));
}

/** Returns the names of files that are at least an hour old: none of them belongs to an upload in flight. */
export async function settledDownloads(config: Pick<Config, 'dataDir'>): Promise<string[]> {
  const folder = downloadFolder(config);
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const settled: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > HOUR_MS) settled.push(name);
  }
  return settled;
}
