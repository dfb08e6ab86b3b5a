import { createRequire } from 'node:module';
import path from 'node:path';
import { watch } from '../../../platform/sandbox/clock.ts';
import { startSandbox } from '../../../platform/sandbox/sandbox.ts';
import { pageMessage, type FromPage, type PageToStart } from './protocol.ts';
import { errorLine } from './error-line.ts';

const PROGRAM = path.join(import.meta.dirname, '../../../platform/sandbox/inside/page.js');
/** Folder of the library that emulates the browser, with its dependencies. */
const MODULES = 'node_modules';
/** Of the processor's time: a good release of ours takes two seconds. */
const LONGEST_MS = 8_000;
/** Without any work for so long: it waits for what never comes. */
const STILL_MS = 8_000;
/** By the clock, however busy the machine is. */
const WHOLE_MS = 90_000;
const HEAP_MB = 384;
const ENDLESS = 'Deneme bitmedi: sürüm bir döngüden çıkmıyor ya da hiç gelmeyecek bir yanıtı bekliyor.';
const TOO_MUCH = 'Deneme yarıda kaldı: sürüm çok fazla bellek istedi.';
const NOT_STARTED = 'Deneme başlatılamadı: sunucuda bellek kalmamış olabilir.';
const CLOSED = 'Deneme yarıda kaldı: sürüm, çalıştığı süreci kapattı.';

/** Starts a page in a closed process that ends with it, whatever the release does there. Gives its paths or throws why not. */
export function startPage(page: PageToStart, longestMs = LONGEST_MS): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  let isReady = false;
  const refuse = (reason: string) => {
    reject(new Error(reason));
    sandbox.kill();
  };
  const sandbox = startSandbox({
    program: PROGRAM,
    readable: [modulesFolder()],
    heapMb: HEAP_MB,
    compilesText: true,
    onMessage: (said) => receive(pageMessage(said)),
    onEnd: ({ signal }) => reject(new Error(isReady ? (signal === null ? CLOSED : TOO_MUCH) : NOT_STARTED)),
  });
  const receive = (message: FromPage | null) => {
    if (!message) return refuse(CLOSED);
    if (message.kind === 'ready') {
      isReady = true;
      sandbox.limit().then(() => sandbox.send(page), reject);
    }
    if (message.kind === 'failed') refuse(wordsOf(message));
    if (message.kind === 'routes') {
      resolve(message.paths);
      sandbox.kill();
    }
  };
  watch(promise, sandbox, {
    limit: longestMs,
    idleMs: STILL_MS,
    wholeMs: WHOLE_MS,
    isWaiting: () => false,
    late: () => refuse(ENDLESS),
  });
  return promise;
}

/** The kernel's limit shows in the page as an exception. */
function wordsOf({ failure }: Extract<FromPage, { kind: 'failed' }>): string {
  if (/allocation failed/i.test(failure.message)) return TOO_MUCH;
  return `Tarayıcı paketi başlamadı: ${errorLine(failure)}`;
}

function modulesFolder(): string {
  const library = createRequire(import.meta.url).resolve('jsdom');
  return library.slice(0, library.lastIndexOf(`${path.sep}${MODULES}${path.sep}jsdom${path.sep}`) + MODULES.length + 1);
}
