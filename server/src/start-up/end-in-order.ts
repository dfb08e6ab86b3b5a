import type { FastifyInstance } from 'fastify';

/** Docker waits ten seconds from SIGTERM to SIGKILL. */
const DRAIN_MS = 8_000;
const LAST_MS = 9_500;

interface Ending {
  app: FastifyInstance;
  /** What is done when nobody is answered any more. */
  finish: () => Promise<void>;
}

/** Answers what is running, then closes everything. A process in which that takes too long ends all the same. */
export function endInOrder({ app, finish }: Ending): () => Promise<void> {
  return async () => {
    app.running.announceStop();
    setTimeout(() => process.exit(1), LAST_MS).unref();
    await app.running.drain(DRAIN_MS);
    app.running.cutOffSoon();
    await app.close();
    await finish();
  };
}
