import { EventEmitter } from 'node:events';
import net from 'node:net';
import process from 'node:process';
import { allowedGlobals } from './allowed-globals.js';

/**
 * Properties of `process` that the runtime itself needs. All others are removed: signals, exit, environment, and access
 * to other modules.
 */
const keptProperties = new Set(
  `_events _eventsCount _exiting _fatalException _maxListeners _tickCallback argv0 domain emitWarning
  exitCode features hrtime nextTick noDeprecation permission release version versions`.split(/\s+/),
);

/**
 * Permanently removes from this process everything that code of a release must not have: file access by the permission
 * model, the rest by deleting it before that code runs. Anything that this process needs later must be referenced
 * before.
 */
export function confine() {
  dropFilePermission();
  reduceGlobals();
  disableNetwork();
  reduceProcess();
}

/**
 * Drops the permission to read files. A Node version older than the pinned one cannot drop permissions; then this
 * folder stays readable.
 */
function dropFilePermission() {
  const permission = /** @type {{ drop?: (scope: string) => void }} */ (/** @type {unknown} */ (process.permission));
  permission.drop?.('fs.read');
  if (process.permission.has('fs.write')) throw new Error('A sandbox must not have write access to files');
}

/**
 * Disables sockets, in case the code obtains one anyway, for example through a getter on `Object.prototype` that the
 * runtime's own code triggers. On Linux the kernel denies it too.
 */
function disableNetwork() {
  const handle = /** @type {{ _handle?: object }} */ (/** @type {unknown} */ (process.stdin))._handle;
  for (const prototype of [net.Socket.prototype, net.Server.prototype, handle && Object.getPrototypeOf(handle)]) {
    for (const name of ['connect', 'connect6', 'bind', 'bind6', 'listen', 'open', 'fchmod'])
      if (prototype && name in prototype) Object.defineProperty(prototype, name, { value: throwNoNetwork });
  }
  // Frozen, because every object of the runtime passes through `emit` as `this`.
  Object.defineProperty(EventEmitter.prototype, 'emit', { writable: false, configurable: false });
}

function throwNoNetwork() {
  throw new Error('A sandbox has no network access');
}

/**
 * Blocks the global dispatcher: the library of `Request` stores its network access on the global object when it loads,
 * so the property is defined first and made read-only.
 */
function blockDispatchers() {
  for (const version of [1, 2])
    Object.defineProperty(globalThis, Symbol.for(`undici.globalDispatcher.${version}`), {
      value: Object.freeze({ dispatch: throwNoNetwork }),
    });
}

/** @param {string | symbol} name */
function isDispatcher(name) {
  return typeof name === 'symbol' && String(Symbol.keyFor(name)).startsWith('undici.globalDispatcher.');
}

function reduceGlobals() {
  blockDispatchers();
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!allowedGlobals.has(name) && !isDispatcher(name)) remove(globalThis, name);
  }
  const silent = new Proxy({}, { get: () => () => undefined });
  const { nextTick } = process;
  Object.assign(globalThis, { console: silent, process: { env: { NODE_ENV: 'production' }, nextTick } });
}

/** Removes properties from the `process` object itself, because the runtime's own code exposes it in several places. */
function reduceProcess() {
  for (const name of Reflect.ownKeys(process)) {
    if (typeof name === 'string' && !keptProperties.has(name)) remove(process, name);
  }
  // Parts of the runtime that load later read their settings from `env`.
  Object.defineProperty(process, 'env', { value: Object.freeze({}) });
}

/**
 * @param {object} target
 * @param {string | symbol} name
 */
function remove(target, name) {
  if (!Reflect.deleteProperty(target, name) && !Reflect.set(target, name, undefined))
    throw new Error(`${String(name)} cannot be removed`);
}
