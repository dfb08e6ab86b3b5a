import path from 'node:path';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { RenderRequest, RenderResult, SectionRequest } from '@vitrin/shared-contracts/rendering';
import { limitConcurrency } from '../../platform/concurrency-limiter.ts';
import { watchSandbox } from '../../platform/sandbox/watch-sandbox.ts';
import { startSandbox, type Sandbox } from '../../platform/sandbox/sandbox.ts';
import type { ReadSite } from '../site-reads.ts';
import { handleReads } from './handle-reads.ts';
import { createJobs, type Jobs, type RenderedPage, type RenderedSection } from './jobs.ts';
import { createLoadSteps, isStep, type LoadSteps } from './load-steps.ts';
import type { FromProcess, PairFiles, ToProcess } from './protocol.ts';
import { parseMessage } from './parse-message.ts';
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
/** Time limits of loading and rendering, in milliseconds. */
const timeouts = {
  /** Without CPU usage: a loader that never settles uses none. Together with the following steps, a page is ready within three seconds. */
  idleMs: 2_000,
  /** In total, including reads: the slowest read times out after five seconds. */
  totalMs: 15_000,
};
/**
 * Maximum pages in flight in one process: of a thousand concurrent pages each would time out, and the release would be
 * blocked by mistake.
 */
const MAX_PAGES = 8;

/** A process that renders with one pair of shell and remote. */
export interface RenderPair {
  /** Resolves when both bundles are loaded. */
  load(): Promise<void>;
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Renders a section of the remote; fails if shell or remote have none. */
  renderSection(request: SectionRequest): Promise<RenderedSection>;
  /** Returns the CPU time of its process so far in milliseconds; null where the system does not report it. */
  cpuMs(): Promise<number | null>;
  close(): Promise<void>;
}

type Handlers = { [Kind in FromProcess['kind']]: (message: Extract<FromProcess, { kind: Kind }>) => void };

/** The result when a remote has no route for a URL: nothing has failed, the page is unknown. */
const unknownPage: RenderResult = { kind: 'redirect', status: 302, location: publicPaths.notFound };

/** Starts a process. It ends on a fault or when it exceeds a time limit; `onEnd` is then called once. */
export function startPair(files: PairFiles, read: ReadSite, onEnd: () => void): RenderPair {
  const jobs = createJobs();
  const steps = createLoadSteps();
  const limitPages = limitConcurrency({ running: MAX_PAGES, waiting: Infinity });
  let ended: RenderFailure | null = null;
  const { promise: loaded, resolve: markLoaded, reject: markBroken } = Promise.withResolvers<void>();
  loaded.catch(() => undefined);

  const end = (message: string) => {
    if (ended) return;
    ended = endFailure(message, steps.bundle());
    onEnd();
    markBroken(ended);
    jobs.rejectAll(ended);
    sandbox.kill();
  };
  const sandbox = startSandbox({
    program: PROGRAM,
    heapMb: HEAP_MB,
    onMessage: (rawMessage) => receive(parseMessage(rawMessage)),
    onEnd: ({ fault }) => end(fault ?? 'Süreç sona erdi.'),
  });
  const reads = handleReads({ read, send: sandbox.send, onRead: jobs.addRead });
  const pauseWhenIdle = () => {
    if (steps.isLoaded() && jobs.isEmpty()) sandbox.pause();
  };
  const finishJob = <Finished>(job: Finished | undefined, answer: (job: Finished) => void) => {
    if (!job) return end('Süreç istenmemiş bir sonuç gönderdi.');
    pauseWhenIdle();
    answer(job);
  };
  const on: Handlers = {
    ready: () => {
      const options = { ...timeouts, limit: LOAD_MS, isWaiting: () => false };
      const onLimit = () => end('Sunucu paketi süresi içinde yüklenmedi.');
      load(files, sandbox, steps).then(
        () => watchSandbox(loaded, sandbox, { ...options, onLimit }),
        (error: unknown) => end(error instanceof Error ? error.message : String(error)),
      );
    },
    loading: () => undefined,
    loaded: () => {
      markLoaded();
      pauseWhenIdle();
    },
    broken: ({ failure }) => end(toFailure(failure).message),
    result: ({ job: id, result }) => finishJob(jobs.pages.remove(id), (job) => job.resolve(result)),
    'section-result': ({ job: id, result }) => finishJob(jobs.sections.remove(id), (job) => job.resolve(result)),
    unmatched: ({ job: id }) => finishJob(jobs.pages.remove(id), (job) => job.resolve(unknownPage)),
    failed: ({ job: id, failure }) => finishJob(jobs.removeFailed(id), (job) => job.reject(toFailure(failure))),
    read: (message) => {
      if (!reads.handle(message)) end('Paket, sayfalarının gerektirdiğinden çok veri istedi.');
    },
  };
  const receive = (message: FromProcess | null) => {
    if (!message || (isStep(message) && !steps.advance(message.kind))) return end('Süreç geçersiz bir ileti gönderdi.');
    (on[message.kind] as (message: FromProcess) => void)(message);
  };

  const run = async <Result>(list: Jobs<Result>, messageOf: (job: number) => ToProcess) => {
    await loaded;
    // The process may have ended while the request was waiting.
    if (ended) throw ended;
    const { id, rendered } = list.add();
    sandbox.resume();
    reads.allowPage();
    sandbox.send(messageOf(id));
    const onLimit = () => end('Sayfanın hazırlanması çok uzun sürdü.');
    const { isWaiting } = reads;
    watchSandbox(rendered, sandbox, { ...timeouts, limit: RENDER_MS, isWaiting, onLimit });
    return rendered;
  };

  return {
    load: () => loaded,
    render: (request) => limitPages(() => run(jobs.pages, (job) => ({ kind: 'render', job, request }))),
    renderSection: (request) => limitPages(() => run(jobs.sections, (job) => ({ kind: 'section', job, request }))),
    cpuMs: sandbox.cpuMs,
    async close() {
      end('Sürece artık gerek yok.');
    },
  };
}

/**
 * Returns the failure. Before any code of a release has run, the site itself is the cause, for example a lack of
 * memory.
 */
function endFailure(message: string, bundle: keyof PairFiles | null): RenderFailure {
  return new RenderFailure(message, bundle ? { fatal: true, bundle } : { fatal: false, status: 503 });
}

async function load(files: PairFiles, sandbox: Sandbox, steps: LoadSteps): Promise<void> {
  await sandbox.restrict();
  steps.setBundle('remote');
  const remote = await readServerCode(files.remote);
  steps.setBundle('shell');
  const shell = await readServerCode(files.shell);
  sandbox.send({ kind: 'load', shell, remote } satisfies ToProcess);
}
