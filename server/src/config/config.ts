import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Branding } from '@vitrin/shared-contracts/branding';
import { ValidationError } from 'yup';
import { adminUrl, type AdminAddress } from './admin-url.ts';
import { ConfigError, parseList, settingsSchema, type Settings } from './config-schema.ts';
import { readSettingSources } from './config-sources.ts';
import { isLoopbackHost } from './loopback-host.ts';
import { purgeSettings, type PurgeSettings } from './purge-settings.ts';
import { backupBucket, fileBucket } from './s3-settings.ts';
import type { S3Settings } from '../platform/files/s3/s3-settings.ts';
import { readOrCreateSecret, secretFile } from '../platform/files/secret-file.ts';

/** Configuration of the server (product §15); validated once, and the environment is not read again. */
export interface Config extends AdminAddress {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** PostgreSQL URL; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  adminEmail: string;
  /** Null if a password is to be generated at the first start and printed once. */
  adminPassword: string | null;
  /** Code that permits setting up the site from another machine, besides the printed password; null for none. */
  setupCode: string | null;
  /** Key of all keyed hashes and CSRF values. */
  secret: string;
  /** Secrets before a rotation, the newest first: hashes made with them are still accepted. Undefined before the start. */
  formerSecrets?: readonly string[];
  /** Addresses and networks of trusted proxies, or false. */
  trustProxy: string[] | false;
  smtpUrl: string | null;
  /** Origin of a host that serves `/media`, for public pages; null if the site itself serves it. */
  mediaUrl: string | null;
  /** Where purge requests are sent; null if there is no shared cache, which then must not keep pages. */
  purge: PurgeSettings | null;
  /** Bucket of the files that all servers share; null if they are in the data folder. */
  s3: S3Settings | null;
  demoContent: boolean;
  /** Absolute path of the folder of the daily backups; null for none. */
  backupDir: string | null;
  /** Bucket of the daily backups; null for none. */
  backupS3: S3Settings | null;
  /** Public age keys that the daily backups are encrypted for; empty: not encrypted. */
  backupRecipients: string[];
  /** Milliseconds between the stop signal and closing, so that load balancers notice by their next health check. */
  drainDelayMs: number;
  /** Bearer token of `/metrics`; null if there are no metrics. */
  metricsToken: string | null;
  /** Webhooks may go to http addresses and private networks. */
  webhookPrivate: boolean;
  /** Own hosts of pipelines, with their ports, whose ID tokens are accepted though they are in a private network. */
  oidcHosts: string[];
  /** Whether each request is logged at level `info`. */
  accessLog: boolean;
  logLevel: Settings['LOG_LEVEL'];
  /** Branding from the configuration file; the database overrides it. */
  branding: Partial<Branding>;
}

/** Validated settings; `secret` is null if the key must still be read or generated. */
export type ValidatedSettings = Omit<Config, 'secret'> & { secret: string | null };

/** Reads the settings. At the first start of a site without a configured key, generates one. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settled = readSettings(env);
  return { ...settled, secret: settled.secret ?? readOrCreateSecret(settled.dataDir) };
}

/**
 * Reads the environment, `VITRIN_CONFIG` and the secret files, and creates nothing. Throws a `ConfigError` with the
 * name of the invalid setting and the reason.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ValidatedSettings {
  const { settings: given, branding } = readSettingSources(env);
  const settings = checked(given);
  const dataDir = resolve(settings.DATA_DIR);
  if (settings.DATABASE_URL && !settings.SECRET) requireConfiguredSecret(dataDir);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    ...addresses(settings),
    ...firstRunSettings(settings),
    secret: settings.SECRET ?? null,
    trustProxy: proxies(settings.TRUST_PROXY),
    smtpUrl: settings.SMTP_URL ?? null,
    mediaUrl: settings.MEDIA_URL ? originOf('MEDIA_URL', settings.MEDIA_URL) : null,
    purge: purgeSettings(settings),
    drainDelayMs: settings.DRAIN_DELAY * 1000,
    s3: fileBucket(settings),
    demoContent: settings.DEMO_CONTENT === '1',
    ...backupSettings(settings),
    webhookPrivate: settings.WEBHOOK_PRIVATE === '1',
    oidcHosts: parseList((settings.OIDC_HOSTS ?? '').toLowerCase()),
    ...observationSettings(settings),
    branding,
  };
}

function firstRunSettings({
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  SETUP_CODE,
}: Settings): Pick<Config, 'adminEmail' | 'adminPassword' | 'setupCode'> {
  return { adminEmail: ADMIN_EMAIL, adminPassword: ADMIN_PASSWORD ?? null, setupCode: SETUP_CODE ?? null };
}

function addresses({ PUBLIC_URL, ADMIN_HOST, PORT }: Settings): AdminAddress {
  const publicUrl = originOf('PUBLIC_URL', PUBLIC_URL ?? `http://localhost:${PORT}`);
  if (ADMIN_HOST !== undefined) requireHostOfItsOwn(publicUrl, ADMIN_HOST);
  return { publicUrl, adminHost: ADMIN_HOST ?? null };
}

function backupSettings(settings: Settings): Pick<Config, 'backupDir' | 'backupS3' | 'backupRecipients'> {
  const { BACKUP_DIR, BACKUP_RECIPIENT = '' } = settings;
  return {
    backupDir: BACKUP_DIR ? resolve(BACKUP_DIR) : null,
    backupS3: backupBucket(settings),
    backupRecipients: parseList(BACKUP_RECIPIENT),
  };
}

function observationSettings({
  METRICS_TOKEN,
  ACCESS_LOG,
  LOG_LEVEL,
}: Settings): Pick<Config, 'metricsToken' | 'accessLog' | 'logLevel'> {
  return { metricsToken: METRICS_TOKEN ?? null, accessLog: ACCESS_LOG === '1', logLevel: LOG_LEVEL };
}

function checked(given: Record<string, string>): Settings {
  try {
    return settingsSchema.validateSync(given, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigError(error.path ?? 'VITRIN_CONFIG', error.message);
    throw error;
  }
}

/**
 * Returns the origin. Throws for http on other hosts than localhost: browsers then send no `Sec-Fetch-*` headers and
 * drop Secure cookies, so that no user could sign in (product §12), and pages over https load nothing over http.
 */
function originOf(setting: 'PUBLIC_URL' | 'MEDIA_URL' | 'ADMIN_HOST', address: string): string {
  const { protocol, hostname, origin } = new URL(address);
  if (protocol === 'https:' || isLoopbackHost(hostname)) return origin;
  throw new ConfigError(
    setting,
    'http yalnızca bu makinede (localhost) kullanılabilir; başka bir adres https ile başlamalıdır.',
  );
}

/** Cookies and storage are shared by all ports of a host name, so another port alone separates nothing. */
function requireHostOfItsOwn(publicUrl: string, adminHost: string): void {
  const origin = originOf('ADMIN_HOST', adminUrl({ publicUrl, adminHost }));
  if (new URL(origin).hostname === new URL(publicUrl).hostname)
    throw new ConfigError('ADMIN_HOST', 'PUBLIC_URL ile aynı makine adı olamaz (örnek: panel.ornek.com.tr).');
}

function proxies(list: string | undefined): string[] | false {
  const named = parseList(list ?? '');
  return named.length > 0 ? named : false;
}

/** A single server generates and stores its own secret; several servers must be configured with the same one. */
function requireConfiguredSecret(dataDir: string): never {
  const file = secretFile(dataDir);
  const advice = existsSync(file) ? ` Bu sitenin anahtarı ${file} dosyasında: SECRET_FILE=${file}` : '';
  throw new ConfigError(
    'SECRET',
    `DATABASE_URL kullanıldığında en az 32 karakterlik bir gizli anahtar verilmelidir.${advice}`,
  );
}
