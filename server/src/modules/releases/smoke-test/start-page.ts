import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { watchSandbox } from '../../../platform/sandbox/watch-sandbox.ts';
import { startSandbox } from '../../../platform/sandbox/sandbox.ts';
import { parsePageMessage, type PageMessage, type PageToStart } from './protocol.ts';
import { errorLine } from './error-line.ts';

const PROGRAM = path.join(import.meta.dirname, '../../../platform/sandbox/inside/page.js');
/** Folders of packages: of this workspace, and of the installation. */
const MAX_FOLDERS = 2;
/** Milliseconds of CPU time: a good release of ours takes two seconds. */
const MAX_CPU_MS = 8_000;
/** Milliseconds without CPU use after which the page is considered to wait for something that never comes. */
const MAX_IDLE_MS = 8_000;
/** Milliseconds of elapsed time, however busy the machine is. */
const MAX_ELAPSED_MS = 90_000;
const HEAP_MB = 384;
const TIMEOUT_TEXT = 'Deneme bitmedi: sürüm bir döngüden çıkmıyor ya da hiç gelmeyecek bir yanıtı bekliyor.';
const OUT_OF_MEMORY_TEXT = 'Deneme yarıda kaldı: sürüm çok fazla bellek istedi.';
const NOT_STARTED_TEXT = 'Deneme başlatılamadı: sunucuda bellek kalmamış olabilir.';
const PROCESS_CLOSED_TEXT = 'Deneme yarıda kaldı: sürüm, çalıştığı süreci kapattı.';

/**
 * Starts a page in an isolated process that ends with it, whatever the release does there. Returns its route paths;
 * throws if it does not start.
 */
export function startPage(page: PageToStart, longestMs = MAX_CPU_MS): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  let isReady = false;
  const rejectWith = (reason: string) => {
    reject(new Error(reason));
    sandbox.kill();
  };
  const sandbox = startSandbox({
    program: PROGRAM,
    readable: modulesFolders(),
    heapMb: HEAP_MB,
    allowsCodeGeneration: true,
    onMessage: (said) => receive(parsePageMessage(said)),
    onEnd: ({ signal }) =>
      reject(new Error(isReady ? (signal === null ? PROCESS_CLOSED_TEXT : OUT_OF_MEMORY_TEXT) : NOT_STARTED_TEXT)),
  });
  const receive = (message: PageMessage | null) => {
    if (!message) return rejectWith(PROCESS_CLOSED_TEXT);
    if (message.kind === 'ready') {
      isReady = true;
      sandbox.restrict().then(() => sandbox.send(page), reject);
    }
    if (message.kind === 'failed') rejectWith(failureText(message));
    if (message.kind === 'routes') {
      resolve(message.paths);
      sandbox.kill();
    }
  };
  watchSandbox(promise, sandbox, {
    limit: longestMs,
    idleMs: MAX_IDLE_MS,
    totalMs: MAX_ELAPSED_MS,
    isWaiting: () => false,
    onLimit: () => rejectWith(TIMEOUT_TEXT),
  });
  return promise;
}

/** The kernel's memory limit appears in the page as an exception. */
function failureText({ failure }: Extract<PageMessage, { kind: 'failed' }>): string {
  if (/allocation failed/i.test(failure.message)) return OUT_OF_MEMORY_TEXT;
  return `Tarayıcı paketi başlamadı: ${errorLine(failure)}`;
}

/** Returns the folders with the library and its dependencies: those of the server, and of the installation. */
function modulesFolders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const folders = (resolve.paths('jsdom') ?? []).filter((folder) => existsSync(folder));
  const library = folders.findIndex((folder) => existsSync(path.join(folder, 'jsdom')));
  // The dependencies of a package in a workspace may be beside it or in the folder of the installation.
  return folders.slice(library, library + MAX_FOLDERS);
}
