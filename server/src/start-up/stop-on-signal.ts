import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { errorText } from '../platform/logging/logged-error.ts';

interface StopOptions {
  /** Makes the readiness fail, before the delay. */
  announce: () => void;
  config: Pick<Config, 'drainDelayMs'>;
  end: () => Promise<void>;
  print: (text: string) => void;
}

/**
 * Shuts down gracefully on a signal: not ready, requests in flight completed, then closed. A second signal exits
 * immediately. Returns a function that ends this.
 */
export function stopOnSignal({ announce, config, end, print }: StopOptions): () => void {
  const stop = async () => {
    announce();
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
  const endWatch = watchParent(onSignal);
  return () => {
    process.off('SIGTERM', onSignal);
    process.off('SIGINT', onSignal);
    endWatch();
  };
}

const POLL_MS = 1_000;
/** npm scripts that run the server as a child process. */
const scripts = new Set(['start', 'dev']);
const parent = process.ppid;

/**
 * npm forwards SIGTERM, but cannot when it is killed: then the server would keep running unnoticed and hold the port
 * and the data. A server that was started without npm is not affected.
 */
function watchParent(onOrphaned: () => void): () => void {
  if (!scripts.has(process.env.npm_lifecycle_event ?? '')) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onOrphaned();
  }, POLL_MS).unref();
  return () => clearInterval(timer);
}
