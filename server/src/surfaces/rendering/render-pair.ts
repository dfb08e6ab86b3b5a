import type { RemoteContext } from 'shared-contracts/remote-app';
import { apiStatus } from 'shared-contracts/remote-app';
import type { RenderRequest, RenderResult } from 'shared-contracts/rendering';
import type { Failure, FromWorker, ToWorker, WorkerFiles } from './protocol.ts';
import { startWorker } from './start-worker.ts';

const LOAD_MS = 3_000;
const STEP_MS = 100;
/** Of the worker's own work: what the site takes to answer its reads is not the release's fault. */
const RENDER_MS = 1_000;
/** With all reads: the slowest of these end by themselves after five seconds. */
const WHOLE_MS = 15_000;

/** A rendering that did not happen. `fatal`: the release itself cannot be trusted any more. */
export class RenderFailure extends Error {
  readonly fatal: boolean;
  /** Set when a read of the site failed, which is no fault of the release. */
  readonly status: number | null;
  constructor(message: string, { fatal, status = null }: { fatal: boolean; status?: number | null }) {
    super(message);
    this.name = 'RenderFailure';
    this.fatal = fatal;
    this.status = status;
  }
}

/** One worker for one pair of shell and remote. */
export interface RenderPair {
  render(request: RenderRequest): Promise<RenderResult>;
  close(): Promise<void>;
}

interface Job {
  resolve(result: RenderResult): void;
  reject(error: RenderFailure): void;
}

/** Starts a worker. It ends by itself on a fault or when it takes too long; `onEnd` tells so, once. */
export function startPair(files: WorkerFiles, read: RemoteContext['read'], onEnd: () => void): RenderPair {
  const worker = startWorker(files);
  worker.unref();
  const jobs = new Map<number, Job>();
  let nextJob = 1;
  let ended = false;
  let openReads = 0;
  const { promise: loaded, resolve: markLoaded, reject: markBroken } = Promise.withResolvers<void>();
  loaded.catch(() => undefined);

  const end = (message: string) => {
    if (ended) return;
    ended = true;
    onEnd();
    const failure = new RenderFailure(message, { fatal: true });
    markBroken(failure);
    for (const job of jobs.values()) job.reject(failure);
    jobs.clear();
    void worker.terminate();
  };
  const send = (message: ToWorker) => worker.postMessage(message);
  const settle = (id: number): Job | undefined => {
    const job = jobs.get(id);
    jobs.delete(id);
    return job;
  };

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'loaded') markLoaded();
    else if (message.kind === 'result') settle(message.job)?.resolve(message.result);
    else if (message.kind === 'failed') settle(message.job)?.reject(toFailure(message.failure));
    else {
      openReads += 1;
      void answer(message, read)
        .then(send)
        .finally(() => (openReads -= 1));
    }
  });
  worker.on('error', (error: Error) => end(error.message));
  worker.on('exit', () => end('The worker ended'));
  watch(loaded, { limit: LOAD_MS, isWaiting: () => false, late: () => end('The server half did not load in time') });

  return {
    async render(request) {
      await loaded;
      const { promise, resolve, reject } = Promise.withResolvers<RenderResult>();
      const id = nextJob++;
      jobs.set(id, { resolve, reject });
      send({ kind: 'render', job: id, request });
      watch(promise, { limit: RENDER_MS, isWaiting: () => openReads > 0, late: () => end('Rendering took too long') });
      return promise;
    },
    async close() {
      ended = true;
      await worker.terminate();
    },
  };
}

interface Watch {
  /** Milliseconds of the worker's own time. */
  limit: number;
  /** True while the worker has nothing to do but wait for the site. */
  isWaiting: () => boolean;
  late: () => void;
}

/** Counts the worker's own time in small steps: a step is lost where this thread itself was held up. */
function watch(promise: Promise<unknown>, { limit, isWaiting, late }: Watch): void {
  let worked = 0;
  let whole = 0;
  const timer = setInterval(() => {
    worked = isWaiting() ? 0 : worked + STEP_MS;
    whole += STEP_MS;
    if (worked >= limit || whole >= WHOLE_MS) late();
  }, STEP_MS);
  const stop = () => clearInterval(timer);
  promise.then(stop, stop);
}

function toFailure({ name, message, status }: Failure): RenderFailure {
  return new RenderFailure(`${name}: ${message}`, { fatal: false, status });
}

async function answer(
  { read: id, path, params }: Extract<FromWorker, { kind: 'read' }>,
  read: RemoteContext['read'],
): Promise<ToWorker> {
  try {
    return { kind: 'answer', read: id, answer: await read(path, params) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'refused', read: id, failure: { name, message, status: apiStatus(error) ?? 500 } };
  }
}
