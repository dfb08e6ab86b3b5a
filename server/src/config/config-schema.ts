import { isIP } from 'node:net';
import { emailSchema } from '@vitrin/shared-contracts/auth';
import { limits } from '@vitrin/shared-contracts/limits';
import { newPasswordSchema } from '@vitrin/shared-contracts/new-password';
import { number, object, string, type InferType } from 'yup';
import { program } from '../platform/program.ts';

/** Thrown for an invalid setting; the message is one Turkish sentence for the person who starts the server. */
export class ConfigError extends Error {
  readonly setting: string;
  constructor(setting: string, reason: string) {
    super(`Ayar hatası: ${setting}: ${reason}`);
    this.name = 'ConfigError';
    this.setting = setting;
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PORTS = 65_535;
const SECRET_LENGTH = 32;
const METRICS_TOKEN_LENGTH = 16;
/** Seconds. */
const MAX_DRAIN_DELAY = 300;

function address(protocols: readonly string[], example: string) {
  const message = `geçerli bir adres olmalıdır (örnek: ${example}).`;
  return string().test(
    'address',
    message,
    (value) => value === undefined || protocols.includes(URL.parse(value)?.protocol ?? ''),
  );
}

function origin(example: string) {
  return address(['http:', 'https:'], example).test(
    'origin',
    `yalnızca adresin kendisi olmalıdır; yol, kullanıcı adı ya da sorgu içeremez (örnek: ${example}).`,
    (value) => value === undefined || isOrigin(value),
  );
}

function bucketName() {
  return string().matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'geçerli bir kova (bucket) adı olmalıdır.');
}

function bucketEndpoint() {
  return address(['http:', 'https:'], 'https://s3.ornek.com.tr');
}

function bucketRegion() {
  return string()
    .matches(/^[\w-]+$/, 'bir bölge adı olmalıdır (örnek: eu-central-1).')
    .default('us-east-1');
}

function bucketPrefix() {
  return string()
    .matches(/^[\w.-]+(?:\/[\w.-]+)*\/$/, {
      message: 'bölü işaretiyle biten bir yol olmalıdır (örnek: vitrin/).',
      excludeEmptyString: true,
    })
    .default('');
}

/** Returns the entries of a setting with several values. */
export function parseList(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (most < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

const MIN_PREFIX_BITS = { ipv4: 8, ipv6: 16, mapped: 104 } as const;

/**
 * Checks that a network is narrow. A host in a trusted network can claim any client address, so the network must not
 * cover a large part of all addresses.
 */
function isNarrowNetwork(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  // `::ffff:0:0/96` maps the IPv4 addresses, so a network below `::` can include them.
  const kind = isIP(address) === 4 ? 'ipv4' : address.startsWith('::') ? 'mapped' : 'ipv6';
  return bits === undefined || Number(bits) >= MIN_PREFIX_BITS[kind];
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.href === `${url.origin}/`;
}

/** The settings by environment variable (product §15). */
export const settingsSchema = object({
  PORT: number()
    .typeError('0 ile 65535 arasında bir sayı olmalıdır.')
    .integer('tam sayı olmalıdır.')
    .min(0, '0 ile 65535 arasında olmalıdır.')
    .max(PORTS, '0 ile 65535 arasında olmalıdır.')
    .default(3000),
  HOST: string()
    .matches(/^[\w.:-]+$/, 'bir IP adresi ya da makine adı olmalıdır.')
    .default('127.0.0.1'),
  DATA_DIR: string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://kullanici:sifre@makine:5432/vitrin'),
  PUBLIC_URL: origin('https://www.ornek.com.tr'),
  ADMIN_EMAIL: emailSchema.default('yonetici@vitrin.localhost'),
  ADMIN_PASSWORD: newPasswordSchema().notRequired(),
  SETUP_CODE: string()
    .trim()
    .min(limits.setupCode.min, `en az ${limits.setupCode.min} karakter olmalıdır.`)
    .max(limits.setupCode.max, `en çok ${limits.setupCode.max} karakter olabilir.`),
  SECRET: string().min(SECRET_LENGTH, `en az ${SECRET_LENGTH} karakter olmalıdır.`),
  TRUST_PROXY: string()
    .test('networks', 'virgülle ayrılmış IP adresleri ya da ağlar olmalıdır (örnek: 10.0.0.0/8).', (value = '') =>
      parseList(value).every(isNetwork),
    )
    .test(
      'narrow',
      'bütün dünyaya güvenen bir ağ olamaz; yalnızca vekil sunucuların adreslerini ya da ağını yazın (örnek: 10.0.0.0/8).',
      (value = '') => parseList(value).filter(isNetwork).every(isNarrowNetwork),
    ),
  ADMIN_HOST: string().test(
    'host',
    'bir makine adı olmalıdır (örnek: panel.ornek.com.tr).',
    (value) => value === undefined || (/^[a-z0-9.-]+(:\d+)?$/.test(value) && URL.canParse(`https://${value}`)),
  ),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://kullanici:sifre@posta.ornek.com.tr'),
  MEDIA_URL: origin('https://medya.ornek.com.tr'),
  PURGE_URL: address(['http:', 'https:'], 'https://api.cdn.example/purge'),
  PURGE_AUTHORIZATION: string().matches(/^[\w-]+: *[\x21-\x7e][\x20-\x7e]*$/, {
    message: 'bir HTTP başlığı olmalıdır (örnek: Authorization: Bearer …).',
    excludeEmptyString: true,
  }),
  DEMO_CONTENT: string().oneOf(['0', '1'], '0 ya da 1 olmalıdır.').default('1'),
  DRAIN_DELAY: number()
    .typeError('saniye olarak bir sayı olmalıdır.')
    .min(0, `0 ile ${MAX_DRAIN_DELAY} arasında olmalıdır.`)
    .max(MAX_DRAIN_DELAY, `0 ile ${MAX_DRAIN_DELAY} arasında olmalıdır.`)
    .default(0),
  FILE_STORE: string().oneOf(['folder', 's3'], 'folder ya da s3 olmalıdır.').default('folder'),
  S3_ENDPOINT: bucketEndpoint(),
  S3_BUCKET: bucketName(),
  S3_REGION: bucketRegion(),
  S3_ACCESS_KEY_ID: string(),
  S3_SECRET_ACCESS_KEY: string(),
  S3_PREFIX: bucketPrefix(),
  BACKUP_DIR: string(),
  BACKUP_S3_ENDPOINT: bucketEndpoint(),
  BACKUP_S3_BUCKET: bucketName(),
  BACKUP_S3_REGION: bucketRegion(),
  BACKUP_S3_ACCESS_KEY_ID: string(),
  BACKUP_S3_SECRET_ACCESS_KEY: string(),
  BACKUP_S3_PREFIX: bucketPrefix(),
  BACKUP_RECIPIENT: string().matches(
    /^\s*age1[a-z0-9]+\s*(,\s*age1[a-z0-9]+\s*)*$/,
    `age1… ile başlayan açık anahtarlar olmalıdır (${program.vitrin} backup --new-key DOSYA ile üretilir).`,
  ),
  METRICS_TOKEN: string()
    .min(METRICS_TOKEN_LENGTH, `en az ${METRICS_TOKEN_LENGTH} karakter olmalıdır.`)
    .matches(/^[\x21-\x7e]+$/, { message: 'boşluk ve Türkçe harf içeremez.', excludeEmptyString: true }),
  ACCESS_LOG: string().oneOf(['0', '1'], '0 ya da 1 olmalıdır.').default('0'),
  WEBHOOK_PRIVATE: string().oneOf(['0', '1'], '0 ya da 1 olmalıdır.').default('0'),
  OIDC_HOSTS: string().matches(/^\s*[\w.-]+(:\d+)?\s*(,\s*[\w.-]+(:\d+)?\s*)*$/, {
    message: 'virgülle ayrılmış makine adları olmalıdır (örnek: gitlab.ornek.local).',
    excludeEmptyString: true,
  }),
  LOG_LEVEL: string()
    .oneOf(logLevels, `şunlardan biri olmalıdır: ${logLevels.join(', ')}.`)
    .default('info'),
});

export type Settings = InferType<typeof settingsSchema>;
export const settingNames = Object.keys(settingsSchema.fields);

/** Settings that may also be given as the path of a file, `NAME_FILE`. */
export const secretNames = [
  'SECRET',
  'ADMIN_PASSWORD',
  'SETUP_CODE',
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'PURGE_AUTHORIZATION',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;
