import type { FastifyBaseLogger } from 'fastify';

/** A task that runs periodically while the server runs. */
export interface ScheduledJob<Services> {
  /** Name in the log. */
  name: string;
  /** From one turn to the next; one that takes longer is not overtaken by another. */
  everyMs: number;
  /** The first turn comes at once. */
  runsAtStart?: boolean;
  run(services: Services, ending: AbortSignal): Promise<unknown>;
}

/** How long the end waits for a turn that has begun. */
const END_MS = 5_000;

/** Starts a job. A failed run is logged and does not prevent later runs. Returns a function that stops the job. */
export function startJob<Services extends { log: FastifyBaseLogger }>(
  { name, everyMs, runsAtStart = false, run }: ScheduledJob<Services>,
  services: Services,
): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<unknown> | null = null;
  const turn = () => {
    running ??= run(services, ending.signal)
      .catch((error: unknown) => services.log.error({ err: error, job: name }, 'scheduled job failed'))
      .finally(() => (running = null));
  };
  if (runsAtStart) turn();
  const timer = setInterval(turn, everyMs).unref();
  return async () => {
    ending.abort();
    clearInterval(timer);
    await Promise.race([running, endTime()]);
  };
}

function endTime(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, END_MS).unref());
}
