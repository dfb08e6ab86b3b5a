import type { Db } from './tables.ts';

/** Keys of the installation facts that a site stores about itself. */
export type InstallationKey = 'folder' | 'key' | 'first-password' | 'oldest-version' | 'former-secrets' | 'site';
export type Installation = Partial<Record<InstallationKey, string>>;

export async function readInstallation(db: Db): Promise<Installation> {
  const rows = await db.selectFrom('installation').selectAll().execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Stores the value unless the key exists: the first server that writes it wins. */
export async function insertInstallation(db: Db, key: InstallationKey, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function replaceInstallation(db: Db, key: InstallationKey, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
