import type { Config } from '../../../config/config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/** Opens the configured store. The client of S3 is loaded only for a site that uses it. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (s3 === null) return createFolderStore(dataDir);
  return (await import('../s3/s3-store.ts')).createS3Store(s3, dataDir);
}
