import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { errorText } from '../platform/logging/logged-error.ts';

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

const LOOK_MS = 1_000;
/** Scripts of npm that keep the server as a child of theirs. */
const scripts = new Set(['start', 'dev']);
const parent = process.ppid;

/**
 * npm forwards SIGTERM, but cannot when it is killed: then the server would keep running unnoticed and hold the port
 * and the data. A server that was started without npm is not affected.
 */
function watchParent(onOrphaned: () => void): void {
  if (!scripts.has(process.env.npm_lifecycle_event ?? '')) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onOrphaned();
  }, LOOK_MS).unref();
}
