import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { errorText } from '../platform/logging/logged-error.ts';

interface StopOptions {
  app: FastifyInstance;
  config: Pick<Config, 'drainDelayMs'>;
  end: () => Promise<void>;
  print: (text: string) => void;
}

/**
 * Shuts down gracefully on a signal: not ready, requests in flight completed, then closed. A second signal exits
 * immediately.
 */
export function stopOnSignal({ app, config, end, print }: StopOptions): void {
  const stop = async () => {
    app.running.announceStop();
    await pause(config.drainDelayMs);
    await end();
  };
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    print('Vitrin durduruluyor…');
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

const POLL_MS = 1_000;
/** npm scripts that run the server as a child process. */
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
  }, POLL_MS).unref();
}
