import pg from 'pg';
import { buildTestServices } from '../../testing/test-app.ts';
import type { Services } from '../../services.ts';
import { readStoredSite } from '../../start-up/stored-site.ts';
import { startErrorMessage } from '../../start-up/start-problems.ts';
import { appVersion } from '../app-version.ts';
import { readInstallation } from './installation.repository.ts';
import { isUpgradePending, migrate } from './migrate.ts';
import { migrationNames } from './migration-files.ts';
import { rejectTooOldVersion, requireOldestVersion, VersionError } from './oldest-version.ts';

let services: Services;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ services, close } = await buildTestServices());
});
afterEach(() => close());

const NEWER = '9.0.0';

async function recordMigration(name: string): Promise<void> {
  await services.db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name, timestamp: new Date().toISOString() })
    .execute();
}

async function startMessage(): Promise<string | null> {
  return readStoredSite(services.config).then(() => 'no objection', startErrorMessage);
}

it('starts with a database that a newer version has migrated', async () => {
  await recordMigration('9999-of-a-newer-version');
  expect(await isUpgradePending(services.db)).toBe(false);
  expect(await migrate(services.db)).toEqual([]);
  expect(await startMessage()).toBe('no objection');
});

it('says what to do about an unknown migration between the known ones', async () => {
  await recordMigration(`${(await migrationNames())[0]}-a`);
  const message = await migrate(services.db).then(() => null, startErrorMessage);
  expect(message).toMatch(/^Veri tabanını Vitrin’in başka bir sürümü güncellemiş.*restore/);
});

it('does not start when the database needs a newer version', async () => {
  await requireOldestVersion(services.db, appVersion());
  expect(await startMessage()).toBe('no objection');
  await requireOldestVersion(services.db, appVersion());
  const installation = { ...(await readInstallation(services.db)), 'oldest-version': NEWER };
  expect(() => rejectTooOldVersion(installation)).toThrow(VersionError);
  await services.db.updateTable('installation').set({ value: NEWER }).where('key', '=', 'oldest-version').execute();
  expect(await startMessage()).toMatch(/^Veri tabanı, Vitrin’in 9\.0\.0 ya da daha yeni bir sürümünü gerektiriyor/);
});

it('removes nothing that a connected server of an older version needs', async () => {
  if (services.config.databaseUrl === null) return;
  const older = new pg.Client({ connectionString: services.config.databaseUrl, application_name: 'vitrin/0.0.8' });
  await older.connect();
  await expect(requireOldestVersion(services.db, '0.0.8')).resolves.toBeUndefined();
  await expect(requireOldestVersion(services.db, '0.0.9')).rejects.toThrow('0.0.8 sürümüyle çalışan bir sunucu var');
  await older.end();
  await expect(requireOldestVersion(services.db, '0.0.9')).resolves.toBeUndefined();
});
