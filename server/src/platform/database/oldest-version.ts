import { sql } from 'kysely';
import semver from 'semver';
import { appVersion } from '../app-version.ts';
import { program } from '../program.ts';
import { helpersOf } from './helpers.ts';
import { replaceInstallation, type Installation } from './installation.repository.ts';
import type { Db } from './tables.ts';

/** The version of this server, or of one that runs, does not fit the database. The message is for the operator. */
export class VersionError extends Error {}

/** Connections of a server have this name, so that an upgrade sees which versions are running. */
const PREFIX = 'vitrin/';

/** Returns the name of this server's connections to PostgreSQL. */
export function applicationName(): string {
  return PREFIX + appVersion();
}

/** Rejects a database whose tables this version can no longer use. */
export function rejectTooOldVersion({ 'oldest-version': oldest }: Installation, own = appVersion()): void {
  if (oldest === undefined || semver.gte(own, oldest)) return;
  throw new VersionError(
    `Veri tabanı, Vitrin’in ${oldest} ya da daha yeni bir sürümünü gerektiriyor; bu sürüm ${own}. Yeni sürümü başlatın ya da yükseltmeden önce alınan yedeği boş bir yere geri yükleyin.`,
  );
}

/** Returns the error for a database with migrations that do not come after those of this version. */
export function unknownHistoryError(own = appVersion()): VersionError {
  return new VersionError(
    `Veri tabanını Vitrin’in başka bir sürümü güncellemiş; bu sürüm (${own}) o güncellemeyi tanımıyor. Onu güncelleyen sürümü başlatın ya da yükseltmeden önce alınan yedeği boş bir yere geri yükleyin (${program.vitrin} restore).`,
  );
}

/**
 * Records, in the transaction of a migration that removes something, the oldest version that runs afterwards.
 * @throws VersionError while an older server is connected, which would fail then
 */
export async function requireOldestVersion(db: Db, oldest: string): Promise<void> {
  const older = (await runningVersions(db)).find((version) => semver.lt(version, oldest));
  if (older !== undefined)
    throw new VersionError(
      `Vitrin’in ${older} sürümüyle çalışan bir sunucu var; veri tabanı bundan sonra en az ${oldest} sürümünü gerektirir. Önce bütün sunucuları ${oldest} sürümüne yükseltin.`,
    );
  await replaceInstallation(db, 'oldest-version', oldest);
}

/** SQLite has one server only: the one that asks. */
async function runningVersions(db: Db): Promise<string[]> {
  if (helpersOf(db).kind === 'sqlite') return [];
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${PREFIX}%`}`.execute(db);
  return rows.map(({ name }) => name.slice(PREFIX.length)).filter((version) => semver.valid(version) !== null);
}
