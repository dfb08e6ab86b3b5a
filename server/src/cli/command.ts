import { loadConfig } from '../config.ts';
import { openServices } from '../open-services.ts';
import type { Services } from '../services.ts';

/** One word of the command line. */
export interface Command {
  name: string;
  /** Form and meaning of each use, for the help. */
  usage: readonly (readonly [form: string, meaning: string])[];
  run(words: readonly string[]): Promise<void>;
}

/** Where the log of the panel says that a change came from. */
export const commandLine = { id: 'cli', ip: '' } as const;

/** Who the log of the releases says it was: whoever runs this owns the machine. */
export const commandActor = 'Komut satırı';

/** What was typed cannot be done; the message is all that is shown. */
export class CommandError extends Error {}

/** Runs over the configured database and closes it. Safe while the server runs. */
export async function withServices(task: (services: Services) => Promise<void>): Promise<void> {
  const services = await openServices(loadConfig({ LOG_LEVEL: 'warn', ...process.env }), (text) => console.log(text));
  try {
    await task(services);
  } finally {
    await services.db.destroy();
  }
}
