import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
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
import { program } from '../platform/program.ts';
import { createStoreId, readStoreId, textOf, type StorePlace } from './store-id.ts';

const FINGERPRINT_LENGTH = 16;
/** Beginning of the ids of buckets. */
const BUCKET = 's3-';
const RESUME = `Anahtarın değişimi yarım kalmış: ${program.vitrin} rotate-secret komutunu yeniden çalıştırın.`;
const ACCEPT = `Bilerek değiştirdiyseniz: ${program.vitrin} installation accept`;

interface OwnInstallation {
  /** Id of the folder or bucket with the files. */
  folder: string | null;
  key: string | null;
}

type Place = StorePlace & Pick<ValidatedSettings, 'databaseUrl'>;

/** Rejects a store or secret of another site: pictures and releases would be missing, sessions and codes invalid. */
export function rejectForeignInstallation(place: Place, site: Installation, own: OwnInstallation): void {
  if (site.folder === undefined) rejectUsedBucket(place, own);
  else if (!isOwnStore(place, site, own)) throw foreignStore(place);
  if (site.key !== undefined && own.key !== site.key)
    throw new ConfigError(
      'SECRET',
      `bu veri tabanı başka bir gizli anahtarla kurulmuş; aynı sitenin bütün sunucuları aynı anahtarı kullanmalıdır. ${existsSync(join(place.dataDir, newSecretFile)) ? RESUME : ACCEPT}`,
    );
}

function isOwnStore({ s3, databaseUrl }: Place, site: Installation, own: OwnInstallation): boolean {
  if (own.folder === site.folder) return true;
  // The embedded database is stored in the folder: without an id file it is still the same folder.
  return s3 === null && databaseUrl === null && own.folder === null && !isBucketId(site.folder);
}

/** A folder that is left behind when the files move to a bucket is not taken for the store. */
function newId({ s3 }: StorePlace): string {
  return (s3 === null ? '' : BUCKET) + randomUUID();
}

function isBucketId(id: string | undefined): boolean {
  return id?.startsWith(BUCKET) === true;
}

/** A new site would take the files of another one for leftovers. */
function rejectUsedBucket({ s3 }: Place, { folder }: OwnInstallation): void {
  if (s3 !== null && folder !== null)
    throw new ConfigError(
      'S3_BUCKET',
      `${s3.bucket} kovasında başka bir sitenin dosyaları var. Boş bir kova ya da başka bir S3_PREFIX verin.`,
    );
}

function foreignStore({ s3, dataDir }: Place): ConfigError {
  if (s3 === null)
    return new ConfigError(
      'DATA_DIR',
      `${dataDir} bu veri tabanının dosya klasörü değil; aynı sitenin bütün sunucuları aynı klasörü kullanmalıdır. ${ACCEPT}`,
    );
  return new ConfigError(
    'S3_BUCKET',
    `${s3.bucket} kovası bu veri tabanının dosya deposu değil; aynı sitenin bütün sunucuları aynı kovayı kullanmalıdır. ` +
      `Dosyaları klasörden kovaya taşımak için: ${program.vitrin} move-files. ${ACCEPT}`,
  );
}

/** Returns the store id and the key fingerprint of these settings; null for each that does not exist yet. */
export async function ownInstallation(place: StorePlace & Pick<ValidatedSettings, 'secret'>): Promise<OwnInstallation> {
  const key = place.secret ?? textOf(join(place.dataDir, 'secret'));
  return { folder: await readStoreId(place), key: key === null ? null : keyFingerprint(key) };
}

/** Returns a short hash by which a secret key is recognised; it does not reveal the key. */
export function keyFingerprint(secret: string): string {
  return keyedHash(secret, 'installation', 'fingerprint').slice(0, FINGERPRINT_LENGTH);
}

/**
 * Stores the store id and key fingerprint of the first server of a site; throws on every other server that has
 * different ones.
 */
export async function registerInstallation(config: Config, db: Db): Promise<void> {
  const site = await readInstallation(db);
  if (site.folder === undefined) await registerStore(config, db);
  // The folder of an embedded database whose id file is missing gets it again.
  else if (config.s3 === null && config.databaseUrl === null && !isBucketId(site.folder))
    await createStoreId(config, site.folder);
  await insertInstallation(db, 'key', keyFingerprint(config.secret));
  rejectForeignInstallation(config, await readInstallation(db), await ownInstallation(config));
}

/** The row comes first: a server killed before the bucket has its id is rejected and can be accepted. */
async function registerStore(config: Config, db: Db): Promise<void> {
  const known = await readStoreId(config);
  rejectUsedBucket(config, { folder: known, key: null });
  const id = known ?? newId(config);
  await insertInstallation(db, 'folder', id);
  await createStoreId(config, id);
}

/** Stores the store and key of these settings as those of the site. */
export async function acceptInstallation(config: Config, db: Db): Promise<void> {
  await replaceInstallation(db, 'folder', await createStoreId(config, newId(config)));
  await replaceInstallation(db, 'key', keyFingerprint(config.secret));
}
