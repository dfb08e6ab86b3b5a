import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newPasswordSchema } from 'shared-contracts/new-password';
import { validate } from 'shared-contracts/validation';
import { ConfigError } from '../config/config-schema.ts';
import { readSettings, type Settled } from '../config/config.ts';
import { checkKeptSecret } from '../platform/files/kept-secret.ts';
import { claimDataFolder, lockFile } from '../platform/database/sole-process.ts';
import { checkFolder } from './check-folder.ts';
import { checkListening } from './check-listening.ts';
import { ownInstallation, refuseForeign } from './installation.ts';
import { lookAtSite, type StoredSite } from './stored-site.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks all settings of a server before anything is built, created or changed. Throws an error that `startErrorMessage`
 * turns into a message.
 */
export async function checkConfiguration(env: Environment): Promise<void> {
  const settings = readSettings(env);
  checkFolder(settings.dataDir);
  if (settings.secret === null && settings.databaseUrl === null) checkKeptSecret(settings.dataDir);
  checkSoleUse(settings);
  await checkListening(settings);
  const site = await lookAtSite(settings);
  refuseForeign(settings, site.installation, ownInstallation(settings));
  checkFirstPassword(settings, site);
}

/** The lock is a file: where there is none yet, nobody holds it. */
function checkSoleUse(settings: Settled): void {
  if (existsSync(join(settings.dataDir, lockFile))) claimDataFolder(settings)();
}

/** It counts for the first user alone; the house has the name that the configuration file gives it. */
function checkFirstPassword({ adminEmail: email, adminPassword, branding }: Settled, site: StoredSite): void {
  if (adminPassword === null || site.hasUsers) return;
  const companyNames = [branding.projectCompanyName, branding.companyName].filter((name) => name !== undefined);
  const [objection] = Object.values(validate(newPasswordSchema({ email, companyNames }), adminPassword).errors ?? {});
  if (objection !== undefined) throw new ConfigError('ADMIN_PASSWORD', objection);
}
