import type { FastifyInstance } from 'fastify';

/** Docker waits ten seconds between SIGTERM and SIGKILL. */
const DRAIN_MS = 8_000;
const EXIT_TIMEOUT_MS = 9_500;

interface ShutdownOptions {
  app: FastifyInstance;
  /** Called when no more requests are processed. */
  onDrained: () => Promise<void>;
}

/** Completes the requests in flight, then closes everything. The process exits after a timeout in any case. */
export function shutDownGracefully({ app, onDrained }: ShutdownOptions): () => Promise<void> {
  return async () => {
    app.running.announceStop();
    setTimeout(() => process.exit(1), EXIT_TIMEOUT_MS).unref();
    await app.running.drain(DRAIN_MS);
    app.running.closeAllSoon();
    await app.close();
    await onDrained();
  };
}
