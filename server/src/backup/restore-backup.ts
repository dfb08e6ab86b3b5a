import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidatedSettings } from '../config/config.ts';
import { migrationNames } from '../platform/database/migration-files.ts';
import { keyFingerprint } from '../start-up/installation.ts';
import { createStoreId, installationFile } from '../start-up/store-id.ts';
import { fileFolders, type Manifest } from './archive/manifest.ts';
import { readArchive } from './archive/read-archive.ts';
import { BackupError } from './backup-error.ts';
import { requireEmptyPlace } from './empty-place.ts';
import { loadDatabase } from './load-database.ts';
import { temporaryFolder } from './temporary-folders.ts';
import { UnpackedBackup } from './unpacked-backup.ts';

/** Where a backup is restored: settings of a server that has not been started yet. */
export type RestorePlace = Pick<ValidatedSettings, 'databaseUrl' | 'dataDir' | 's3' | 'secret'>;

/**
 * Restores a backup into an empty data folder and an empty database, of either kind. All sessions end. Nothing of a
 * damaged backup reaches its place: it is unpacked and checked first.
 * @throws BackupError when the place is not empty, or the backup cannot be read or belongs to a newer version
 */
export async function restoreBackup(
  place: RestorePlace,
  file: string,
  identities: readonly string[],
): Promise<Manifest> {
  await requireEmptyPlace(place);
  const known = await migrationNames();
  const unpacked = new UnpackedBackup(temporaryFolder(place.dataDir, 'restore'));
  try {
    const manifest = await readArchive(file, identities, {
      async onManifest(announced) {
        requireKnownMigration(announced, known);
        requireSameKey(place, announced);
      },
      onSecret: (secret) => unpacked.addSecret(secret),
      onRows: (table, lines) => unpacked.addRows(table, lines),
      onFile: (name, content) => unpacked.addFile(name, content),
    });
    await storingFiles(place, unpacked, async () => {
      const id = await loadDatabase(place, unpacked, manifest);
      if (place.s3 !== null && id !== null) await createStoreId(place, id);
      unpacked.moveTo(place.dataDir, { withSecret: place.secret === null, installation: id });
    });
    return manifest;
  } finally {
    rmSync(unpacked.folder, { recursive: true, force: true });
  }
}

/**
 * Stores the files in the bucket of the site, if it has one, and runs the task. If anything fails, the bucket is empty
 * again.
 */
async function storingFiles({ s3, dataDir }: RestorePlace, unpacked: UnpackedBackup, task: () => Promise<void>) {
  if (s3 === null) return task();
  const { createS3Store } = await import('../platform/files/s3/s3-store.ts');
  const store = createS3Store(s3, dataDir);
  try {
    for (const name of unpacked.files) await store.put(name, { path: join(unpacked.folder, name) });
    for (const folder of fileFolders) rmSync(join(unpacked.folder, folder), { recursive: true, force: true });
    await task();
  } catch (error) {
    await store.delete([...unpacked.files, installationFile]).catch(() => undefined);
    throw error;
  }
}

function requireKnownMigration({ migration, version }: Manifest, known: readonly string[]): void {
  if (!known.includes(migration))
    throw new BackupError(`Bu yedek Vitrin’in daha yeni bir sürümüyle alınmış (${version}). Vitrin’i yükseltin.`);
}

/** A different key would leave second factors and publish keys of the restored site useless. */
function requireSameKey({ secret }: RestorePlace, { key }: Manifest): void {
  if (secret !== null && keyFingerprint(secret) !== key)
    throw new BackupError(
      'SECRET ayarındaki anahtar yedeğin anahtarı değil. Ayarı kaldırın ya da yedeğin anahtarını yazın.',
    );
}
