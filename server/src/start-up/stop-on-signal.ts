import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { errorText } from '../platform/logging/logged-error.ts';
import { watchParent } from './watch-parent.ts';

interface Stopping {
  app: FastifyInstance;
  config: Pick<Config, 'drainDelayMs'>;
  end: () => Promise<void>;
  say: (text: string) => void;
}

/** Ends in order: not ready any more, running requests answered, then closed. A second signal ends at once. */
export function stopOnSignal({ app, config, end, say }: Stopping): void {
  const stop = async () => {
    app.running.announceStop();
    await pause(config.drainDelayMs);
    await end();
  };
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('Vitrin durduruluyor…');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(errorText(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  watchParent(onSignal);
}
