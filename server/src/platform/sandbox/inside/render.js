import process from 'node:process';
import { compileFunction } from 'node:vm';
import { openChannel } from './channel.js';
import { confine } from './confine.js';

/**
 * @import { ReadResult, RemoteApp, RemoteContext } from '@vitrin/shared-contracts/remote-app'
 * @import { RemoteSections } from '@vitrin/shared-contracts/remote-sections'
 * @import { ShellServerBundle } from '@vitrin/shared-contracts/rendering'
 * @import { Failure, FromProcess, ServerCode, ToProcess } from '../../../site/rendering/protocol.ts'
 */

/** @type {Map<number, { resolve: (answer: ReadResult<any>) => void, reject: (error: Error) => void }>} */
const reads = new Map();
let nextRead = 1;
/** @type {{ shell: ShellServerBundle, app: RemoteApp, sections: RemoteSections | undefined } | null} */
let pair = null;

const channel = openChannel(receive);
/** @param {FromProcess} message */
const send = (message) => channel.send(message);

process.on('uncaughtException', (error) => {
  send({ kind: 'broken', failure: toFailure(error) });
  channel.exit();
});
confine();
send({ kind: 'ready' });

/** @param {ToProcess} message */
function receive(message) {
  if (message.kind === 'load') load(message.shell, message.remote);
  else if (message.kind === 'render') void render(message);
  else if (message.kind === 'section') void renderSection(message);
  else resolveRead(message);
}

/**
 * Loads the pair of shell and remote that this process keeps for its whole life.
 * @param {ServerCode} shellCode
 * @param {ServerCode} remoteCode
 */
function load(shellCode, remoteCode) {
  try {
    const shell = /** @type {ShellServerBundle} */ (evaluate(shellCode, {}));
    send({ kind: 'loading', bundle: 'remote' });
    const { default: app, sections } = /** @type {{ default: RemoteApp, sections?: RemoteSections }} */ (
      evaluate(remoteCode, shell.shared)
    );
    pair = { shell, app, sections };
    send({ kind: 'loaded' });
  } catch (error) {
    send({ kind: 'broken', failure: toFailure(error) });
  }
}

/**
 * Runs a server bundle. Without an `import()` callback the runtime rejects every dynamic import; `require` returns only
 * the modules that the shell shares.
 * @param {ServerCode} code
 * @param {Record<string, unknown>} shared
 */
function evaluate({ name, code }, shared) {
  const module = { exports: {} };
  /** @param {string} wanted */
  const require = (wanted) => {
    if (Object.hasOwn(shared, wanted)) return shared[wanted];
    if (wanted === 'shared-contracts/http') return {};
    throw new Error(`A server bundle must not require ${wanted}`);
  };
  compileFunction(code, ['module', 'exports', 'require'], { filename: name })(module, module.exports, require);
  return module.exports;
}

/** @param {Extract<ToProcess, { kind: 'render' }>} message */
async function render({ job, request }) {
  try {
    if (!pair) throw new Error('Yüklenmiş bir paket yok.');
    const result = await pair.shell.render(pair.app, request, readsOf(job, request));
    send({ kind: 'result', job, result });
  } catch (error) {
    if (isUnmatched(error)) send({ kind: 'unmatched', job });
    else send({ kind: 'failed', job, failure: toFailure(error) });
  }
}

/** @param {Extract<ToProcess, { kind: 'section' }>} message */
async function renderSection({ job, request }) {
  try {
    if (!pair?.shell.renderSection || !pair.sections) throw new Error('Yüklenmiş bir bölüm yok.');
    const { html, data } = await pair.shell.renderSection(pair.sections, request, readsOf(job, request));
    // JSON has no undefined: the message would lack it.
    send({ kind: 'section-result', job, result: { html, data: data ?? null } });
  } catch (error) {
    send({ kind: 'failed', job, failure: toFailure(error) });
  }
}

/**
 * Returns the function that answers the reads of a job in its language.
 * @param {number} job
 * @param {{ language: { abbr: string } }} request
 * @returns {RemoteContext['read']}
 */
function readsOf(job, { language: { abbr } }) {
  return (path, params) => read(job, path, { lang: abbr, ...params });
}

/**
 * @param {number} job
 * @param {string} path
 * @param {Record<string, string>} params
 * @returns {Promise<ReadResult<any>>}
 */
function read(job, path, params) {
  return new Promise((resolve, reject) => {
    const id = nextRead++;
    reads.set(id, { resolve, reject });
    send({ kind: 'read', job, read: id, path, params: { ...params } });
  });
}

/** @param {Extract<ToProcess, { read: number }>} message */
function resolveRead(message) {
  const waiting = reads.get(message.read);
  reads.delete(message.read);
  if (message.kind === 'answer') waiting?.resolve(message.answer);
  else waiting?.reject(apiFailure(message.failure));
}

/**
 * Creates an error in the shape of `ApiFailure` of shared-contracts, which is recognised by its shape.
 * @param {Failure} failure
 */
function apiFailure({ message, status }) {
  return Object.assign(new Error(message), { name: 'ApiFailure', status: status ?? 500 });
}

/**
 * @param {unknown} error
 * @returns {Failure}
 */
function toFailure(error) {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), status: null };
  const { name, message } = error;
  return { name, message, status: name === 'ApiFailure' && 'status' in error ? Number(error.status) : null };
}

/**
 * Checks whether the router reports that no route matches; by shape, because the error class comes from the shell's
 * bundle.
 * @param {unknown} error
 */
function isUnmatched(error) {
  return (
    typeof error === 'object' && error !== null && 'status' in error && error.status === 404 && 'internal' in error
  );
}
