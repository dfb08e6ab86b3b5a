import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { apiStatus, type RemoteContext } from 'shared-contracts/remote-app';
import type { FromRehearsal, Rehearsal, ToRehearsal } from './protocol.ts';

const PROCESS = path.join(import.meta.dirname, 'rehearsal-process.ts');
/** Of the processor's time: a good release of ours takes two seconds. */
const LONGEST_MS = 8_000;
/** By the clock, however busy the machine is. */
const WHOLE_MS = 90_000;
const HEAP_MB = 384;
const ENDLESS = 'Deneme bitmedi: sürüm bir döngüden çıkmıyor ya da hiç gelmeyecek bir yanıtı bekliyor.';

/** Rehearses in a process that ends with the rehearsal, whatever the release does in it. Answers why it is refused, or null. */
export function runRehearsal(
  rehearsal: Rehearsal,
  read: RemoteContext['read'],
  longestMs = LONGEST_MS,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, [String(longestMs)], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (reason: string | null) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(reason);
    };
    const timer = setTimeout(() => end(ENDLESS), WHOLE_MS);
    child.on('message', (message: FromRehearsal) => {
      if (message.kind === 'ready') say(child, { kind: 'begin', rehearsal });
      else if (message.kind === 'read') void answer(child, message, read);
      else end(message.kind === 'sound' ? null : message.reason);
    });
    child.on('exit', (_code, signal) => end(endedBy(signal)));
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

/** The watch over its work ends it with SIGTERM, that over its memory with SIGKILL; V8 aborts when its heap is full. */
function endedBy(signal: NodeJS.Signals | null): string {
  if (signal === 'SIGTERM') return ENDLESS;
  return signal === null
    ? 'Deneme yarıda kaldı: sürüm, çalıştığı süreci kapattı.'
    : 'Deneme yarıda kaldı: sürüm çok fazla bellek istedi.';
}

async function answer(
  child: ChildProcess,
  { read: id, path: address, params }: Extract<FromRehearsal, { kind: 'read' }>,
  read: RemoteContext['read'],
): Promise<void> {
  try {
    say(child, { kind: 'answer', read: id, answer: await read(address, params) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say(child, { kind: 'failed', read: id, status: apiStatus(error) ?? 500, message });
  }
}

function say(child: ChildProcess, message: ToRehearsal): void {
  if (child.connected) child.send(message);
}
