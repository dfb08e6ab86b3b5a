import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { withoutValues } from './start-problems.ts';
import { watchParent } from './watch-parent.ts';

/** Docker waits ten seconds from SIGTERM to SIGKILL. */
const DRAIN_MS = 8_000;
const LAST_MS = 9_500;

interface Ending {
  app: FastifyInstance;
  config: Pick<Config, 'drainDelayMs'>;
  /** What is done when nobody is answered any more. */
  finish: () => Promise<void>;
  say: (text: string) => void;
}

/** Ends in order: not ready any more, running requests answered, then closed. A second signal ends at once. */
export function stopOnSignal({ app, config, finish, say }: Ending): void {
  const end = async () => {
    app.running.announceStop();
    await pause(config.drainDelayMs);
    setTimeout(() => process.exit(1), LAST_MS).unref();
    await app.running.drain(DRAIN_MS);
    app.running.cutOffSoon();
    await app.close();
    await finish();
  };
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('Vitrin durduruluyor…');
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(withoutValues(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  watchParent(onSignal);
}
