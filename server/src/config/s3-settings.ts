import type { S3Settings } from '../platform/files/s3/s3-settings.ts';
import { ConfigError, type Settings } from './config-schema.ts';

/** Returns the bucket of the files of the site; null if they are in the data folder. */
export function fileBucket(settings: Settings): S3Settings | null {
  return settings.FILE_STORE === 's3' ? bucketOf(settings, 'S3_', 'FILE_STORE=s3') : null;
}

/** Returns the bucket of the daily backups; null for none. */
export function backupBucket(settings: Settings): S3Settings | null {
  if (settings.BACKUP_S3_BUCKET === undefined) return null;
  const [files, backups] = [fileBucket(settings), bucketOf(settings, 'BACKUP_S3_', 'BACKUP_S3_BUCKET')];
  if (files !== null && isSamePlace(files, backups))
    throw new ConfigError(
      'BACKUP_S3_BUCKET',
      'dosyaların kovasıyla aynı olamaz: kova silinirse yedekler de gider. Başka bir kova verin.',
    );
  return backups;
}

function isSamePlace(left: S3Settings, right: S3Settings): boolean {
  return left.endpoint === right.endpoint && left.bucket === right.bucket;
}

type Label = 'S3_' | 'BACKUP_S3_';

/** `reason` is the setting that makes the others necessary. */
function bucketOf(settings: Settings, label: Label, reason: string): S3Settings {
  const required = (name: 'ENDPOINT' | 'BUCKET' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY'): string => {
    const value = settings[`${label}${name}`];
    if (value === undefined) throw new ConfigError(`${label}${name}`, `${reason} kullanıldığında verilmelidir.`);
    return value;
  };
  return {
    endpoint: required('ENDPOINT'),
    bucket: required('BUCKET'),
    region: settings[`${label}REGION`],
    accessKeyId: required('ACCESS_KEY_ID'),
    secretAccessKey: required('SECRET_ACCESS_KEY'),
    prefix: settings[`${label}PREFIX`],
  };
}
