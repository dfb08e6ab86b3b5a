import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** A task that runs periodically while the server runs. */
export interface ScheduledJob<Services> {
  /** Name in the log. */
  name: string;
  /** Milliseconds between two runs; a run is skipped while the previous one is in progress. */
  intervalMs: number;
  /** Starts the first run immediately. */
  runsAtStart?: boolean;
  run(services: Services, stopping: AbortSignal): Promise<unknown>;
}

/** Milliseconds that stopping a job waits for a run in progress. */
const STOP_TIMEOUT_MS = 5_000;

interface JobServices {
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'jobSucceeded'>;
}

/** Starts a job. A failed run is logged and does not prevent later runs. Returns a function that stops the job. */
export function startJob<Services extends JobServices>(
  { name, intervalMs, runsAtStart = false, run }: ScheduledJob<Services>,
  services: Services,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<unknown> | null = null;
  const startRun = () => {
    running ??= run(services, stopping.signal)
      .then(() => services.metrics.jobSucceeded(name))
      .catch((error: unknown) => services.log.error({ err: error, job: name }, 'scheduled job failed'))
      .finally(() => (running = null));
  };
  if (runsAtStart) startRun();
  const timer = setInterval(startRun, intervalMs).unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await Promise.race([running, stopTimeout()]);
  };
}

function stopTimeout(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, STOP_TIMEOUT_MS).unref());
}
