import { parentPort, workerData } from 'node:worker_threads';
import type { Answered, RemoteApp, RemoteContext } from 'shared-contracts/remote-app';
import { ApiFailure, apiStatus } from 'shared-contracts/remote-app';
import type { RenderRequest, ShellServerHalf } from 'shared-contracts/rendering';
import { evaluate, refuse, requireShared } from './evaluate.ts';
import type { Failure, FromWorker, ToWorker, WorkerFiles } from './protocol.ts';

/** Runs in a worker thread with an empty environment: one pair of shell and remote for its whole life. */
const port = parentPort;
if (!port) throw new Error('render-worker runs in a worker thread');
const send = (message: FromWorker) => port.postMessage(message);

interface Waiting {
  resolve(answer: Answered<unknown>): void;
  reject(error: Error): void;
}

const reads = new Map<number, Waiting>();
let nextRead = 1;

const read: RemoteContext['read'] = <T>(path: string, params: Readonly<Record<string, string>> = {}) =>
  new Promise<Answered<T>>((resolve, reject) => {
    const id = nextRead++;
    reads.set(id, { resolve: (answer) => resolve(answer as Answered<T>), reject });
    send({ kind: 'read', read: id, path, params });
  });

function failureOf(error: unknown): Failure {
  const known = error instanceof Error ? error : new Error(String(error));
  return { name: known.name, message: known.message, status: apiStatus(known) };
}

/** As the router tells that no route matches; by shape, for it comes from the shell's bundle. */
function isUnmatched(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && error.status === 404 && 'internal' in error
  );
}

interface Pair {
  shell: ShellServerHalf;
  app: RemoteApp;
}

/** Null when a half does not run: that is told, and the worker ends. */
function load(files: WorkerFiles): Pair | null {
  try {
    send({ kind: 'loading', half: 'shell' });
    const shell = evaluate(files.shell, refuse) as ShellServerHalf;
    send({ kind: 'loading', half: 'remote' });
    const { default: app } = evaluate(files.remote, requireShared(shell.shared)) as { default: RemoteApp };
    return { shell, app };
  } catch (error) {
    send({ kind: 'broken', failure: failureOf(error) });
    return null;
  }
}

async function render({ shell, app }: Pair, job: number, request: RenderRequest): Promise<void> {
  const inLanguage: RemoteContext['read'] = (path, params) => read(path, { lang: request.language.abbr, ...params });
  try {
    send({ kind: 'result', job, result: await shell.render(app, request, inLanguage) });
  } catch (error) {
    if (isUnmatched(error)) send({ kind: 'unmatched', job });
    else send({ kind: 'failed', job, failure: failureOf(error) });
  }
}

function settle(message: Exclude<ToWorker, { kind: 'render' }>): void {
  const waiting = reads.get(message.read);
  reads.delete(message.read);
  if (message.kind === 'answer') waiting?.resolve(message.answer);
  else waiting?.reject(new ApiFailure(message.failure.status ?? 500, message.failure.message));
}

const pair = load(workerData as WorkerFiles);
if (pair) {
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'render') void render(pair, message.job, message.request);
    else settle(message);
  });
  send({ kind: 'loaded' });
}
