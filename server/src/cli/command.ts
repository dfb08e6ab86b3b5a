import { ConfigError } from '../config/config-schema.ts';
import { loadConfig, readSettings, type ValidatedSettings } from '../config/config.ts';
import { commandLineActor, type WriteContext } from '../platform/database/write-context.ts';
import { openServices } from '../open-services.ts';
import type { Services } from '../services.ts';
import { ownInstallation, rejectForeignInstallation } from '../start-up/installation.ts';
import { readStoredSite } from '../start-up/stored-site.ts';

/** A command of the command line. */
export interface Command {
  name: string;
  /** Syntax and meaning of each use, for the help. */
  usage: readonly (readonly [form: string, meaning: string])[];
  run(args: readonly string[]): Promise<void>;
}

/** Source in the audit log for changes from the command line. */
export const commandLine = { id: 'cli', ip: '' } as const;

/** Actor in the release log. It names no user, because running a command requires access to the machine. */
const commandActor = 'Komut satırı';

/** Thrown when a command cannot be run as typed; only the message is shown. */
export class CommandError extends Error {}

interface SiteOptions {
  /** If true, folder and key may differ from those registered for the site. */
  allowsForeignInstallation: boolean;
}

/** Runs a task with the services of the configured, existing site and closes them. Safe while the server runs. */
export async function withServices(
  task: (services: Services) => Promise<void>,
  options: SiteOptions = { allowsForeignInstallation: false },
): Promise<void> {
  const env = { LOG_LEVEL: 'warn', ...process.env };
  await requireSite(readSettings(env), options);
  const services = await openServices(loadConfig(env), (text) => console.log(text));
  try {
    await task(services);
  } finally {
    await services.db.destroy();
  }
}

/** Throws if there is no site: a mistyped folder or address must not create a second, empty one. */
export async function requireSite(
  settings: ValidatedSettings,
  { allowsForeignInstallation }: SiteOptions = { allowsForeignInstallation: false },
): Promise<void> {
  const { exists, installation } = await readStoredSite(settings);
  if (exists && !allowsForeignInstallation)
    rejectForeignInstallation(settings, installation, await ownInstallation(settings));
  if (exists) return;
  if (settings.databaseUrl !== null)
    throw new ConfigError('DATABASE_URL', 'bu veri tabanında kurulu bir site yok. Site ilk başlatmada kurulur.');
  throw new ConfigError('DATA_DIR', `${settings.dataDir} klasöründe kurulu bir site yok. Site ilk başlatmada kurulur.`);
}

/** Context of commands that write: recorded in the audit log without a user, and in the release log by name. */
export const commandContext: WriteContext = {
  actor: { id: commandLineActor.id, name: commandActor },
  requestId: commandLine.id,
  address: commandLine.ip,
  idempotencyKey: null,
};
