import type { S3Settings } from '../../platform/files/s3/s3-settings.ts';

/** Returns the bucket of `S3_TEST_ENDPOINT`, which tests use in addition; null without that variable. */
export function testEndpoint(): S3Settings | null {
  const { env } = process;
  const { S3_TEST_ENDPOINT: endpoint } = env;
  if (!endpoint) return null;
  return {
    endpoint,
    bucket: env.S3_TEST_BUCKET ?? 'files',
    region: env.S3_TEST_REGION ?? 'us-east-1',
    accessKeyId: env.S3_TEST_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_TEST_SECRET_ACCESS_KEY ?? '',
    prefix: '',
  };
}
