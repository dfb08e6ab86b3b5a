import type { FastifyInstance } from 'fastify';
import { watchParent } from './watch-parent.ts';

const DRAIN_MS = 10_000;

/** Finishes what is running, for ten seconds at most; a second signal ends at once. */
export function stopOnSignal(app: FastifyInstance, stop: () => Promise<void>, say: (text: string) => void): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Vitrin durduruluyor…');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    app
      .close()
      .then(stop)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  watchParent(onSignal);
}
