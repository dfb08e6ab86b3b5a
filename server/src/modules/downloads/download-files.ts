import { basename } from 'node:path';
import { downloadAddress, type DownloadType } from '@vitrin/shared-contracts/downloads';
import { fileHash } from '../../platform/files/file-hash.ts';

/** Identity of a stored file: the hash of its content, and its type. */
export interface DownloadKey {
  hash: string;
  type: DownloadType;
}

/** Beginning of the names of all downloads in the store. */
export const downloadPrefix = 'media/files/';

const HASH_LENGTH = 32;

/** Returns the name of a file in the store; its last part equals that of its address. */
export function downloadFile({ hash, type }: DownloadKey): string {
  return downloadPrefix + basename(downloadAddress(hash, type));
}

export async function contentHash(path: string): Promise<string> {
  return (await fileHash(path)).toString('hex').slice(0, HASH_LENGTH);
}
