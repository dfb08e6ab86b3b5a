import { ConfigError } from '../config/config-schema.ts';
import { errorReason } from '../platform/error-code.ts';
import type { S3Settings } from '../platform/files/s3/s3-settings.ts';

const SECRET = 'S3_SECRET_ACCESS_KEY';
const CHECKED = 'start-check';

/** Names of errors of the service, with the setting that they are about. */
const problems: Readonly<Record<string, readonly [setting: string, reason: string]>> = {
  InvalidAccessKeyId: ['S3_ACCESS_KEY_ID', 'dosya deposu bu anahtarı tanımıyor.'],
  SignatureDoesNotMatch: [SECRET, 'dosya deposu bu gizli anahtarı kabul etmiyor.'],
  NoSuchBucket: ['S3_BUCKET', 'dosya deposunda böyle bir kova (bucket) yok.'],
  AccessDenied: ['S3_BUCKET', 'bu anahtarların kovada (bucket) okuma, yazma, silme ve listeleme izni olmalıdır.'],
  RequestTimeTooSkewed: ['S3_ENDPOINT', 'bu makinenin saati dosya deposununkinden farklı.'],
  AuthorizationHeaderMalformed: ['S3_REGION', 'kova (bucket) başka bir bölgede.'],
};

/**
 * Checks that the bucket can be listed, written, read and deleted from. Throws a `ConfigError` with the setting that is
 * wrong. `label` replaces the beginning of the names of settings, for the bucket of backups.
 */
export async function checkBucket(settings: S3Settings, label = 'S3_'): Promise<void> {
  const { Bucket } = await import('../platform/files/s3/bucket.ts');
  const bucket = new Bucket(settings);
  try {
    // A listing, because the answer to a HEAD request has no body that says what is wrong.
    for await (const _file of bucket.list(CHECKED)) break;
    await bucket.put(CHECKED, Buffer.from('vitrin'));
    await bucket.delete([CHECKED]);
  } catch (error) {
    const [setting, reason] = problemOf(error, settings);
    throw new ConfigError(setting.replace('S3_', label), reason);
  }
}

function problemOf(error: unknown, { endpoint }: S3Settings): readonly [setting: string, reason: string] {
  const name = error instanceof Error ? error.name : '';
  const known = problems[name];
  if (known) return known;
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(errorReason(error)))
    return ['S3_ENDPOINT', `${endpoint} adresinin makinesi bulunamadı.`];
  return ['S3_ENDPOINT', `${endpoint} adresindeki dosya deposu kullanılamıyor (${errorReason(error)}).`];
}
