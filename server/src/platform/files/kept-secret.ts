import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../../config/config-schema.ts';
import { errorCode } from '../error-code.ts';

/** As settings ask for. */
const SHORTEST = 32;

/** The site's own secret, made once. An empty or cut file is never taken for one: everything signed by it could be made by anybody. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) makeSecret(file);
  return readSecret(file);
}

/** Refuses a file that no start could use, before anything is built or made. */
export function checkKeptSecret(dataDir: string): void {
  const file = join(dataDir, 'secret');
  if (existsSync(file)) readSecret(file);
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SHORTEST)
    throw new ConfigError(
      'SECRET',
      `${file} dosyası boş ya da eksik. Yedekteki dosyayı yerine koyun. Yedek yoksa dosyayı silin: yeni bir anahtar ` +
        'üretilir; herkesin yeniden giriş yapması ve iki adımlı girişi yeniden kurması gerekir.',
    );
  return secret;
}

/** Appears whole and safe from a power cut, or not at all; of two processes that make one at the same moment the first wins. */
function makeSecret(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeSafely(unfinished, randomBytes(32).toString('base64url'));
    linkSync(unfinished, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncFolder(dirname(file));
}

function writeSafely(file: string, text: string): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function syncFolder(folder: string): void {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
