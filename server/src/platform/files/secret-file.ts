import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../../config/config-schema.ts';
import { errorCode } from '../error-code.ts';
import { syncFolder } from './sync-folder.ts';

/** Minimum length, the same as for the `SECRET` setting. */
const MIN_LENGTH = 32;

/** Returns the path of the file with the secret of the site. */
export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}

/**
 * Returns the secret of the site, created on first use. Throws `ConfigError` for an empty or truncated file: an
 * attacker could forge everything that is signed with it.
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  if (!existsSync(file)) createSecret(file);
  return readSecret(file);
}

/** Returns the secret in the data folder; throws `ConfigError` without one. */
export function readSecretFile(dataDir: string): string {
  return readSecret(secretFile(dataDir));
}

/** File with the secret that a rotation changes to; exists only while one is under way. */
export const newSecretFile = 'secret.new';

/** Returns the secret to change to, created on first use: a rotation that is run again goes on with the same one. */
export function prepareNewSecret(dataDir: string): string {
  const file = join(dataDir, newSecretFile);
  if (!existsSync(file)) createSecret(file);
  return readSecret(file);
}

/** Replaces the secret by the prepared one, atomically and safe from power failure. */
export function activateNewSecret(dataDir: string): void {
  renameSync(join(dataDir, newSecretFile), secretFile(dataDir));
  syncFolder(dataDir);
}

/** Throws `ConfigError` for a secret file that cannot be used, before the start builds or creates anything. */
export function checkSecretFile(dataDir: string): void {
  const file = secretFile(dataDir);
  if (existsSync(file)) readSecret(file);
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_LENGTH)
    throw new ConfigError(
      'SECRET',
      `${file} dosyası boş ya da eksik. Yedekteki dosyayı yerine koyun. Yedek yoksa dosyayı silin: yeni bir anahtar ` +
        'üretilir; herkesin yeniden giriş yapması ve iki adımlı girişi yeniden kurması gerekir.',
    );
  return secret;
}

/**
 * Creates the file atomically and safe from power failure; of two processes that create it at the same time, the first
 * wins.
 */
function createSecret(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.${process.pid}.tmp`;
  try {
    writeDurably(temporaryFile, randomBytes(32).toString('base64url'));
    linkSync(temporaryFile, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
  syncFolder(dirname(file));
}

function writeDurably(file: string, text: string): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
