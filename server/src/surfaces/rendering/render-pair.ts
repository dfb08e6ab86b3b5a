import { publicPaths } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';
import { apiStatus } from 'shared-contracts/remote-app';
import type { RenderRequest, RenderResult } from 'shared-contracts/rendering';
import type { Failure, FromWorker, ToWorker, WorkerFiles } from './protocol.ts';
import { createGate } from '../../access/gate.ts';
import { startWorker } from './start-worker.ts';
import { watch } from './worker-clock.ts';

/** Of the processor's time; with what comes after it, a page by another release stands within three seconds. */
const LOAD_MS = 1_500;
/** Of the worker's own work: what the site takes to answer its reads is not the release's fault. */
const RENDER_MS = 1_000;
/** Pages that one worker has under way: of a thousand at once each would be late, and the release be taken for a bad one. */
const MOST_PAGES = 8;

interface FailureKind {
  fatal: boolean;
  status?: number | null;
  half?: keyof WorkerFiles;
}

/** A rendering that did not happen. `fatal`: the release itself cannot be trusted any more. */
export class RenderFailure extends Error {
  readonly fatal: boolean;
  /** Set when a read of the site failed, which is no fault of the release. */
  readonly status: number | null;
  /** Whose server half it was. */
  readonly half: keyof WorkerFiles;
  constructor(message: string, { fatal, status = null, half = 'remote' }: FailureKind) {
    super(message);
    this.name = 'RenderFailure';
    this.fatal = fatal;
    this.status = status;
    this.half = half;
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

type Handlers = { [Kind in FromWorker['kind']]: (message: Extract<FromWorker, { kind: Kind }>) => void };

/** A remote without a route for what is not there: nothing has failed, the page is unknown. */
const unknownPage: RenderResult = { kind: 'redirect', status: 302, location: publicPaths.notFound };

/** Starts a worker. It ends by itself on a fault or when it takes too long; `onEnd` tells so, once. */
export function startPair(files: WorkerFiles, read: RemoteContext['read'], onEnd: () => void): RenderPair {
  const worker = startWorker(files);
  worker.unref();
  const jobs = new Map<number, Job>();
  let nextJob = 1;
  const enter = createGate({ running: MOST_PAGES, waiting: Infinity });
  let ended: RenderFailure | null = null;
  let openReads = 0;
  /** Whose server half is being run for the first time; what goes wrong later is the remote's. */
  let half: keyof WorkerFiles = 'remote';
  const { promise: loaded, resolve: markLoaded, reject: markBroken } = Promise.withResolvers<void>();
  loaded.catch(() => undefined);

  const end = (message: string) => {
    if (ended) return;
    ended = new RenderFailure(message, { fatal: true, half });
    onEnd();
    markBroken(ended);
    for (const job of jobs.values()) job.reject(ended);
    jobs.clear();
    void worker.terminate();
  };
  const send = (message: ToWorker) => worker.postMessage(message);
  const settle = (id: number): Job | undefined => {
    const job = jobs.get(id);
    jobs.delete(id);
    return job;
  };

  const on: Handlers = {
    loading: (message) => (half = message.half),
    broken: ({ failure }) => end(toFailure(failure).message),
    loaded: () => {
      half = 'remote';
      markLoaded();
    },
    result: ({ job, result }) => settle(job)?.resolve(result),
    unmatched: ({ job }) => settle(job)?.resolve(unknownPage),
    failed: ({ job, failure }) => settle(job)?.reject(toFailure(failure)),
    read: (message) => {
      openReads += 1;
      void answer(message, read)
        .then(send)
        .finally(() => (openReads -= 1));
    },
  };
  worker.on('message', (message: FromWorker) => (on[message.kind] as (message: FromWorker) => void)(message));
  worker.on('error', (error: Error) => end(error.message));
  worker.on('exit', () => end('The worker ended'));
  watch(loaded, worker, {
    limit: LOAD_MS,
    isWaiting: () => false,
    late: () => end('The server half did not load in time'),
  });

  const renderNow = async (request: RenderRequest) => {
    await loaded;
    // Whoever had to wait may find the worker gone.
    if (ended) throw ended;
    const { promise, resolve, reject } = Promise.withResolvers<RenderResult>();
    const id = nextJob++;
    jobs.set(id, { resolve, reject });
    send({ kind: 'render', job: id, request });
    watch(promise, worker, {
      limit: RENDER_MS,
      isWaiting: () => openReads > 0,
      late: () => end('Rendering took too long'),
    });
    return promise;
  };

  return {
    render: (request) => enter(() => renderNow(request)),
    async close() {
      end('The worker is not needed any more');
      await worker.terminate();
    },
  };
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
