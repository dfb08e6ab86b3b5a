import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answered, RemoteApp, RemoteContext } from 'shared-contracts/remote-app';
import { ApiFailure, apiStatus } from 'shared-contracts/remote-app';
import type { RenderRequest, ShellServerHalf } from 'shared-contracts/rendering';
import type { Failure, FromWorker, ToWorker, WorkerFiles } from './protocol.ts';

/** Runs in a worker thread with an empty environment: one pair of shell and remote for its whole life. */
type Require = (name: string) => unknown;

function evaluate(file: string, require: Require): unknown {
  const module = { exports: {} };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

function refuse(name: string): never {
  throw new Error(`A server half may not require ${name}`);
}

function requireShared(shared: Record<string, unknown>): Require {
  return (name) => (name in shared ? shared[name] : name === 'shared-contracts/http' ? {} : refuse(name));
}

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

const { shell: shellFile, remote: remoteFile } = workerData as WorkerFiles;
const shell = evaluate(shellFile, refuse) as ShellServerHalf;
const { default: app } = evaluate(remoteFile, requireShared(shell.shared)) as { default: RemoteApp };

async function render(job: number, request: RenderRequest): Promise<void> {
  const inLanguage: RemoteContext['read'] = (path, params) => read(path, { lang: request.language.abbr, ...params });
  try {
    send({ kind: 'result', job, result: await shell.render(app, request, inLanguage) });
  } catch (error) {
    send({ kind: 'failed', job, failure: failureOf(error) });
  }
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'render') {
    void render(message.job, message.request);
    return;
  }
  const waiting = reads.get(message.read);
  reads.delete(message.read);
  if (message.kind === 'answer') waiting?.resolve(message.answer);
  else waiting?.reject(new ApiFailure(message.failure.status ?? 500, message.failure.message));
});
send({ kind: 'loaded' });
