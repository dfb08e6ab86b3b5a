import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Download, DownloadType } from '@vitrin/shared-contracts/downloads';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import type { FileStore } from '../../platform/files/store/file-store.ts';
import { contentHash, downloadFile, type DownloadKey } from './download-files.ts';
import { insertDownload } from './downloads.repository.ts';

/** A file of this product that is in the store, without a record yet. */
export type StoredDownload = DownloadKey & { name: string; bytes: number };

/** Stores a file of this product, which needs no check, for visitors to download. */
export async function storeDownload(files: FileStore, path: string, type: DownloadType): Promise<StoredDownload> {
  const stored = { hash: await contentHash(path), type, name: basename(path) };
  const content = await readFile(path);
  await files.put(downloadFile(stored), content);
  return { ...stored, bytes: content.length };
}

/** Adds the record of a stored file. */
export function addDownload(trx: Db, stamp: Stamp, stored: StoredDownload): Promise<Download> {
  return insertDownload(trx, stored, stamp);
}
