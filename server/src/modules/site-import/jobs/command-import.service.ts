import { randomUUID } from 'node:crypto';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { ImportError } from '../reading/import-error.ts';
import { claimForCommand, endCommand } from './import-claims.repository.ts';
import { Pulse } from './pulse.ts';

/** What a command does. */
export interface CommandWork {
  context: WriteContext;
  step: 'import' | 'undo';
  /** The user has asked it to end. */
  isStopped(): boolean;
}

const BUSY =
  'Şu anda başka bir aktarım sürüyor. Bitmesini bekleyin ya da paneldekini duraklatın, sonra aynı komutu yineleyin. Yarıda kesilen bir aktarımdan sonra yarım dakika bekleyin.';

/**
 * Runs an import of the command line, or takes one back, while no other process does; that of the panel waits until it ends. `task` is given
 * whether it has to stop. Throws `ImportError` while another process works.
 */
export async function runCommand<T>(
  { db }: Pick<PlatformServices, 'db'>,
  { context, step, isStopped }: CommandWork,
  task: (isStopped: () => boolean) => Promise<T>,
): Promise<T> {
  const claim = await claimForCommand(db, randomUUID(), { author_name: context.actor.name, step });
  if (!claim) throw new ImportError(BUSY);
  const pulse = new Pulse(db, claim, { isStopped });
  pulse.start();
  try {
    return await task(() => pulse.isStopped());
  } finally {
    await pulse.stop();
    await endCommand(db, claim);
  }
}
