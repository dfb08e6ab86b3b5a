import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyedHash } from '../platform/auth/secrets.ts';
import { ConfigError } from '../config/config-schema.ts';
import type { Config, Settled } from '../config/config.ts';
import {
  noteInstallation,
  readInstallation,
  replaceInstallation,
  type Installation,
} from '../platform/database/installation.repository.ts';
import type { Db } from '../platform/database/tables.ts';
import { errorCode } from '../platform/error-code.ts';

/** File in the data folder with its id, so that another folder is not mistaken for it. */
const FILE = 'installation-id';
const FINGERPRINT_LENGTH = 16;
const ACCEPT = 'Bilerek değiştirdiyseniz: npm run vitrin -- installation accept';

interface Own {
  folder: string | null;
  key: string | null;
}

type Place = Pick<Settled, 'databaseUrl' | 'dataDir'>;

/** Refuses a folder or a key that is not the site's: pictures and releases would be missing, sessions and codes worth nothing. */
export function refuseForeign(place: Place, site: Installation, own: Own): void {
  // The embedded database lies in the folder: where its name is lost, it is the folder all the same.
  const isOwnFolder = own.folder === site.folder || (place.databaseUrl === null && own.folder === null);
  if (site.folder !== undefined && !isOwnFolder)
    throw new ConfigError(
      'DATA_DIR',
      `${place.dataDir} bu veri tabanının dosya klasörü değil; aynı sitenin bütün sunucuları aynı klasörü kullanmalıdır. ${ACCEPT}`,
    );
  if (site.key !== undefined && own.key !== site.key)
    throw new ConfigError(
      'SECRET',
      `bu veri tabanı başka bir gizli anahtarla kurulmuş; aynı sitenin bütün sunucuları aynı anahtarı kullanmalıdır. ${ACCEPT}`,
    );
}

/** What the settings name, as far as it is there. */
export function ownInstallation({ dataDir, secret }: Pick<Settled, 'dataDir' | 'secret'>): Own {
  const key = secret ?? textOf(join(dataDir, 'secret'));
  return { folder: textOf(join(dataDir, FILE)), key: key === null ? null : fingerprint(key) };
}

function fingerprint(secret: string): string {
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

/** The first server of a site tells the database its folder and key; every other one has to have the same. */
export async function joinInstallation(config: Config, db: Db): Promise<void> {
  const known = config.databaseUrl === null ? (await readInstallation(db)).folder : undefined;
  const folder = ownInstallation(config).folder ?? known ?? randomUUID();
  const own = { folder: namedFolder(config, folder), key: fingerprint(config.secret) };
  await noteInstallation(db, 'folder', own.folder);
  await noteInstallation(db, 'key', own.key);
  refuseForeign(config, await readInstallation(db), own);
}

/** Stores the folder and key of these settings as those of the site. */
export async function acceptInstallation(config: Config, db: Db): Promise<void> {
  const folder = namedFolder(config, ownInstallation(config).folder ?? randomUUID());
  await replaceInstallation(db, 'folder', folder);
  await replaceInstallation(db, 'key', fingerprint(config.secret));
}

function namedFolder({ dataDir }: Pick<Config, 'dataDir'>, folder: string): string {
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(join(dataDir, FILE), folder, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return textOf(join(dataDir, FILE)) ?? folder;
}
