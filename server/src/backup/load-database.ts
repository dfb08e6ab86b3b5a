import type { Config } from '../config/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readInstallation } from '../platform/database/installation.repository.ts';
import { migrate, migrateTo } from '../platform/database/migrate.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Manifest } from './archive/manifest.ts';
import { loadRows } from './rows/load-rows.ts';
import type { UnpackedBackup } from './unpacked-backup.ts';

/**
 * Creates the database of a backup: tables of its version, its rows, then the migrations since. The embedded database
 * is created beside the unpacked files. Returns the id of the data folder that the site knows.
 */
export async function loadDatabase(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  unpacked: UnpackedBackup,
  { migration, rows, sequences }: Manifest,
): Promise<string | null> {
  const db = await openDatabase({ databaseUrl, dataDir: unpacked.folder, isForMigrations: true });
  try {
    await migrateTo(db, migration);
    await loadRows(db, {
      tables: Object.keys(rows),
      rows: (table) => unpacked.rows(table),
      sequences: () => Promise.resolve(sequences),
    });
    await migrate(db);
    await endSessions(db);
    return (await readInstallation(db)).folder ?? null;
  } finally {
    await db.destroy();
  }
}

/** Cookies of the time of the backup must not open the restored site. */
async function endSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').execute();
}
