import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FileMigrationProvider, type Migration, type MigrationProvider } from 'kysely/migration';
import { requireOldestVersion } from './oldest-version.ts';
import type { Db } from './tables.ts';

/**
 * A migration adds: the version before runs on its tables. One that removes or renames what older versions use has the
 * oldest version that runs afterwards in `oldestVersion`; it comes one release after the last use.
 */
export interface VersionedMigration extends Migration {
  oldestVersion?: string;
}

/** JavaScript in a release archive; the stored name of a migration has no extension. */
const MIGRATION = /^\d{4}-[a-z-]+\.[jt]s$/;

const folder = new FileMigrationProvider({
  fs: { readdir: async (name) => (await readdir(name)).filter((file) => MIGRATION.test(file)) },
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  // Relative, because an absolute Windows path is not a valid import specifier.
  import: async (file) => (await import(`./migrations/${path.basename(file)}`)) as unknown,
});

/** Returns the migrations of this version by their names. File names never change once released. */
export async function readMigrations(): Promise<Record<string, VersionedMigration>> {
  return folder.getMigrations();
}

function withRequiredVersion({ up, oldestVersion }: VersionedMigration): Migration {
  if (oldestVersion === undefined) return { up };
  return {
    async up(db: Db) {
      await requireOldestVersion(db, oldestVersion);
      await up(db);
    },
  };
}

/** Returns the names of all migrations of this version, in their order. */
export async function migrationNames(): Promise<string[]> {
  return Object.keys(await readMigrations()).toSorted();
}

/**
 * Returns the migrations of this version and those that a newer version has applied to this database. Kysely refuses
 * unknown migrations always; an unknown one between the known ones stays an error.
 */
export async function migrationsFor(db: Db): Promise<MigrationProvider> {
  const own = await readMigrations();
  const last = Object.keys(own).toSorted().at(-1) ?? '';
  // Read here, because the migrator may hold the only connection when it calls the provider.
  const newer = (await appliedNames(db)).filter((name) => name > last);
  const all = {
    ...Object.fromEntries(Object.entries(own).map(([name, migration]) => [name, withRequiredVersion(migration)])),
    ...Object.fromEntries(newer.map((name) => [name, { up: rejectUnknown }])),
  };
  return { getMigrations: () => Promise.resolve(all) };
}

const HISTORY = 'kysely_migration';

async function appliedNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === HISTORY)) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom(HISTORY)
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}

function rejectUnknown(): Promise<void> {
  throw new Error('a migration of a newer version cannot be applied by this one');
}
