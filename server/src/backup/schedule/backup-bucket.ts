import { basename } from 'node:path';
import type { S3Settings } from '../../platform/files/s3/s3-settings.ts';
import { timeOfBackup } from '../backup-file-name.ts';
import { BackupError } from '../backup-error.ts';
import { expiredBackups } from './rotation.ts';

/**
 * Sends a backup to the bucket, and then removes those that the rotation does not keep. The file stays. Returns where
 * the backup is; throws `BackupError`.
 */
export async function sendBackup(settings: S3Settings, path: string): Promise<string> {
  const { Bucket } = await import('../../platform/files/s3/bucket.ts');
  const bucket = new Bucket(settings);
  const name = basename(path);
  try {
    await bucket.put(name, { path });
    const files: { name: string; at: Date }[] = [];
    for await (const file of bucket.list('')) {
      const at = timeOfBackup(file.name);
      if (at !== null) files.push({ name: file.name, at });
    }
    await bucket.delete(expiredBackups(files));
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new BackupError(`Yedek kovaya gönderilemedi (${reason}).`, { cause: error });
  }
  return `s3://${settings.bucket}/${settings.prefix}${name}`;
}
