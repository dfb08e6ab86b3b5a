import path from 'node:path';
import { publicPaths } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';
import type { RenderRequest, RenderResult } from 'shared-contracts/rendering';
import { limitConcurrency } from '../../platform/concurrency-limiter.ts';
import { watch } from '../../platform/sandbox/clock.ts';
import { startSandbox, type Sandbox } from '../../platform/sandbox/sandbox.ts';
import { answerReads } from './answer-reads.ts';
import { createJobs, type Job } from './jobs.ts';
import { createLoadSteps, isStep, type LoadSteps } from './load-steps.ts';
import type { FromProcess, PairFiles, ToProcess } from './protocol.ts';
import { receivedMessage } from './received-message.ts';
import { RenderFailure, toFailure } from './render-failure.ts';
import { readServerCode } from './server-code.ts';

const PROGRAM = path.join(import.meta.dirname, '../../platform/sandbox/inside/render.js');
const HEAP_MB = 96;
/**
 * Milliseconds of CPU time to load both bundles. Together with the following steps, a page by a fallback release is
 * ready within three seconds.
 */
const LOAD_MS = 1_500;
/**
 * Milliseconds of CPU time of the process itself: the time that the site needs to answer reads is not the fault of the
 * release.
 */
const RENDER_MS = 1_000;
/** A loader that never settles uses no processor; with what comes after, a page stands within three seconds. */
const idleMs = 2_000;
/** With all reads: the slowest of these end by themselves after five seconds. */
const wholeMs = 15_000;
/** Pages that one process has under way: of a thousand at once each would be late, and the release be taken for a bad one. */
const MOST_PAGES = 8;

/** A process that renders with one pair of shell and remote. */
export interface RenderPair {
  render(request: RenderRequest): Promise<RenderResult>;
  close(): Promise<void>;
}

type Handlers = { [Kind in FromProcess['kind']]: (message: Extract<FromProcess, { kind: Kind }>) => void };

/** The result when a remote has no route for a URL: nothing has failed, the page is unknown. */
const unknownPage: RenderResult = { kind: 'redirect', status: 302, location: publicPaths.notFound };

/** Starts a process. It ends on a fault or when it exceeds a time limit; `onEnd` is then called once. */
export function startPair(files: PairFiles, read: RemoteContext['read'], onEnd: () => void): RenderPair {
  const jobs = createJobs();
  const steps = createLoadSteps();
  const enter = limitConcurrency({ running: MOST_PAGES, waiting: Infinity });
  let ended: RenderFailure | null = null;
  const { promise: loaded, resolve: markLoaded, reject: markBroken } = Promise.withResolvers<void>();
  loaded.catch(() => undefined);

  const end = (message: string) => {
    if (ended) return;
    ended = endOf(message, steps.bundle());
    onEnd();
    markBroken(ended);
    jobs.rejectAll(ended);
    sandbox.kill();
  };
  const sandbox = startSandbox({
    program: PROGRAM,
    heapMb: HEAP_MB,
    onMessage: (said) => receive(receivedMessage(said)),
    onEnd: ({ fault }) => end(fault ?? 'The process ended'),
  });
  const reads = answerReads(read, sandbox.send);
  const pauseWhenIdle = () => {
    if (steps.isLoaded() && jobs.isEmpty()) sandbox.pause();
  };
  const settle = (id: number, answer: (job: Job) => void) => {
    const job = jobs.take(id);
    if (!job) return end('It answered what nobody asked');
    pauseWhenIdle();
    answer(job);
  };
  const on: Handlers = {
    ready: () => {
      const late = () => end('The server bundle did not load in time');
      load(files, sandbox, steps).then(
        () => watch(loaded, sandbox, { limit: LOAD_MS, idleMs, wholeMs, isWaiting: () => false, late }),
        (error: unknown) => end(error instanceof Error ? error.message : String(error)),
      );
    },
    loading: () => undefined,
    loaded: () => {
      markLoaded();
      pauseWhenIdle();
    },
    broken: ({ failure }) => end(toFailure(failure).message),
    result: ({ job: id, result }) => settle(id, (job) => job.resolve(result)),
    unmatched: ({ job: id }) => settle(id, (job) => job.resolve(unknownPage)),
    failed: ({ job: id, failure }) => settle(id, (job) => job.reject(toFailure(failure))),
    read: (message) => {
      if (!reads.take(message)) end('It reads more than its pages need');
    },
  };
  const receive = (message: FromProcess | null) => {
    if (!message || (isStep(message) && !steps.take(message.kind))) return end('It sent what is no message');
    (on[message.kind] as (message: FromProcess) => void)(message);
  };

  const renderNow = async (request: RenderRequest) => {
    await loaded;
    // The process may have ended while the request was waiting.
    if (ended) throw ended;
    const { id, rendered } = jobs.add();
    sandbox.resume();
    reads.allow();
    sandbox.send({ kind: 'render', job: id, request } satisfies ToProcess);
    const late = () => end('Rendering took too long');
    watch(rendered, sandbox, { limit: RENDER_MS, idleMs, wholeMs, isWaiting: reads.isWaiting, late });
    return rendered;
  };

  return {
    render: (request) => enter(() => renderNow(request)),
    async close() {
      end('The process is not needed any more');
    },
  };
}

/** Before anything of a release ran, nothing is its fault: then the site itself is short of something. */
function endOf(message: string, bundle: keyof PairFiles | null): RenderFailure {
  return new RenderFailure(message, bundle ? { fatal: true, bundle } : { fatal: false, status: 503 });
}

async function load(files: PairFiles, sandbox: Sandbox, steps: LoadSteps): Promise<void> {
  await sandbox.limit();
  steps.begin('remote');
  const remote = await readServerCode(files.remote);
  steps.begin('shell');
  const shell = await readServerCode(files.shell);
  sandbox.send({ kind: 'load', shell, remote } satisfies ToProcess);
}
