import { ConfigError } from '../config/config-schema.ts';
import { loadConfig, readSettings, type Settled } from '../config/config.ts';
import { nobody, type WriteContext } from '../platform/database/write-context.ts';
import { openServices } from '../open-services.ts';
import type { Services } from '../services.ts';
import { ownInstallation, refuseForeign } from '../start-up/installation.ts';
import { lookAtSite } from '../start-up/stored-site.ts';

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
  /** The folder and the key need not be those that the site knows. */
  isForeignFine: boolean;
}

/** Runs a task with the services of the configured, existing site and closes them. Safe while the server runs. */
export async function withServices(
  task: (services: Services) => Promise<void>,
  options: SiteOptions = { isForeignFine: false },
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

/** A mistyped folder or address must not become a second, empty site. */
async function requireSite(settings: Settled, { isForeignFine }: SiteOptions): Promise<void> {
  const { exists, installation } = await lookAtSite(settings);
  if (exists && !isForeignFine) refuseForeign(settings, installation, ownInstallation(settings));
  if (exists) return;
  if (settings.databaseUrl !== null)
    throw new ConfigError('DATABASE_URL', 'bu veri tabanında kurulu bir site yok. Site ilk başlatmada kurulur.');
  throw new ConfigError('DATA_DIR', `${settings.dataDir} klasöründe kurulu bir site yok. Site ilk başlatmada kurulur.`);
}

/** Context of commands that write: recorded in the audit log without a user, and in the release log by name. */
export const commandContext: WriteContext = {
  actor: { id: nobody.id, name: commandActor },
  requestId: commandLine.id,
  address: commandLine.ip,
  idempotencyKey: null,
};
