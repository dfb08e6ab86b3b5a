import type { S3Settings } from '../platform/files/s3/s3-settings.ts';
import { ConfigError, type Settings } from './config-schema.ts';

/** Returns the bucket of the files of the site; null if they are in the data folder. */
export function fileBucket(settings: Settings): S3Settings | null {
  if (settings.FILE_STORE !== 's3') return null;
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  return {
    endpoint: required('S3_ENDPOINT', S3_ENDPOINT),
    bucket: required('S3_BUCKET', S3_BUCKET),
    region: settings.S3_REGION,
    accessKeyId: required('S3_ACCESS_KEY_ID', S3_ACCESS_KEY_ID),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY', S3_SECRET_ACCESS_KEY),
    prefix: settings.S3_PREFIX,
  };
}

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new ConfigError(name, 'FILE_STORE=s3 kullanıldığında verilmelidir.');
  return value;
}
