import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyedHash } from '../platform/auth/secrets.ts';
import { ConfigError } from '../config/config-schema.ts';
import type { Config, ValidatedSettings } from '../config/config.ts';
import {
  insertInstallation,
  readInstallation,
  replaceInstallation,
  type Installation,
} from '../platform/database/installation.repository.ts';
import type { Db } from '../platform/database/tables.ts';
import { newSecretFile } from '../platform/files/secret-file.ts';
import { errorCode } from '../platform/error-code.ts';
import { program } from '../platform/program.ts';

/** File in the data folder with its id, so that another folder is not mistaken for it. */
export const installationFile = 'installation-id';
const FINGERPRINT_LENGTH = 16;
const RESUME = `Anahtarın değişimi yarım kalmış: ${program.vitrin} rotate-secret komutunu yeniden çalıştırın.`;
const ACCEPT = `Bilerek değiştirdiyseniz: ${program.vitrin} installation accept`;

interface OwnInstallation {
  folder: string | null;
  key: string | null;
}

type DataLocation = Pick<ValidatedSettings, 'databaseUrl' | 'dataDir'>;

/** Rejects a folder or secret of another site: pictures and releases would be missing, sessions and codes invalid. */
export function rejectForeignInstallation(place: DataLocation, site: Installation, own: OwnInstallation): void {
  // The embedded database is stored in the folder: without an id file it is still the same folder.
  const isOwnFolder = own.folder === site.folder || (place.databaseUrl === null && own.folder === null);
  if (site.folder !== undefined && !isOwnFolder)
    throw new ConfigError(
      'DATA_DIR',
      `${place.dataDir} bu veri tabanının dosya klasörü değil; aynı sitenin bütün sunucuları aynı klasörü kullanmalıdır. ${ACCEPT}`,
    );
  if (site.key !== undefined && own.key !== site.key)
    throw new ConfigError(
      'SECRET',
      `bu veri tabanı başka bir gizli anahtarla kurulmuş; aynı sitenin bütün sunucuları aynı anahtarı kullanmalıdır. ${existsSync(join(place.dataDir, newSecretFile)) ? RESUME : ACCEPT}`,
    );
}

/** Returns the folder id and the key fingerprint of these settings; null for each that does not exist yet. */
export function ownInstallation({ dataDir, secret }: Pick<ValidatedSettings, 'dataDir' | 'secret'>): OwnInstallation {
  const key = secret ?? textOf(join(dataDir, 'secret'));
  return { folder: textOf(join(dataDir, installationFile)), key: key === null ? null : keyFingerprint(key) };
}

/** Returns a short hash by which a secret key is recognised; it does not reveal the key. */
export function keyFingerprint(secret: string): string {
  return keyedHash(secret, 'installation', 'fingerprint').slice(0, FINGERPRINT_LENGTH);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Stores the folder id and key fingerprint of the first server of a site; throws on every other server that has
 * different ones.
 */
export async function registerInstallation(config: Config, db: Db): Promise<void> {
  const known = config.databaseUrl === null ? (await readInstallation(db)).folder : undefined;
  const folder = ownInstallation(config).folder ?? known ?? randomUUID();
  const own = { folder: folderId(config, folder), key: keyFingerprint(config.secret) };
  await insertInstallation(db, 'folder', own.folder);
  await insertInstallation(db, 'key', own.key);
  rejectForeignInstallation(config, await readInstallation(db), own);
}

/** Stores the folder and key of these settings as those of the site. */
export async function acceptInstallation(config: Config, db: Db): Promise<void> {
  const folder = folderId(config, ownInstallation(config).folder ?? randomUUID());
  await replaceInstallation(db, 'folder', folder);
  await replaceInstallation(db, 'key', keyFingerprint(config.secret));
}

function folderId({ dataDir }: Pick<Config, 'dataDir'>, folder: string): string {
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(join(dataDir, installationFile), folder, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return textOf(join(dataDir, installationFile)) ?? folder;
}
