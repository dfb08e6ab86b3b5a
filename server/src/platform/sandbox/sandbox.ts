import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import { readLines } from './lines.ts';
import { hasKernelLimits, launcher, limitProcess, processorMs } from './limits.ts';

/** Semi-space size in MB. V8 keeps three of them as the young generation: 6 MB. */
const SEMI_SPACE_MB = 2;

export interface SandboxOptions {
  /** The program, a file in its own folder or below `inside`; no other files are readable. */
  program: string;
  /** Additional folders from which the program loads its libraries, before untrusted code runs. */
  readable?: readonly string[];
  heapMb: number;
  /** Where a library of the program itself makes functions from text. */
  compilesText?: boolean;
  /** Each line that it says, one JSON text. Not to be trusted. */
  onMessage: (message: unknown) => void;
  /** Called once, whatever the reason. */
  onEnd: (end: SandboxEnd) => void;
}

export interface SandboxEnd {
  signal: NodeJS.Signals | null;
  /** Why the process did not start, or which of its output was not a valid message; null: it exited or was killed. */
  fault: string | null;
}

/**
 * A process for code of releases: without access to files, network, environment, child processes or the server's own
 * process.
 */
export interface Sandbox {
  send(message: object): void;
  /** Closes what the program needed to start. Foreign code is sent only after it. */
  limit(): Promise<void>;
  /** Milliseconds of processor time so far; null where the system does not tell. */
  usedMs(): Promise<number | null>;
  /** Does nothing until `resume`: nobody's work runs in the background. */
  pause(): void;
  resume(): void;
  kill(): void;
}

const INSIDE = path.join(import.meta.dirname, 'inside');

export function startSandbox(options: SandboxOptions): Sandbox {
  const { program, readable = [], heapMb, compilesText = false, onMessage, onEnd } = options;
  const folders = [INSIDE, path.dirname(program), ...readable];
  const [command, ...args] = [
    ...launcher(),
    process.execPath,
    '--permission',
    ...folders.map((folder) => `--allow-fs-read=${folder}`),
    ...(compilesText ? [] : ['--disallow-code-generation-from-strings']),
    '--disable-sigusr1',
    '--no-addons',
    '--no-experimental-sqlite',
    '--no-experimental-websocket',
    '--no-warnings',
    '--no-deprecation',
    `--max-old-space-size=${heapMb}`,
    `--max-semi-space-size=${SEMI_SPACE_MB}`,
    program,
  ];
  const child = spawn(command ?? process.execPath, args, {
    cwd: INSIDE,
    env: { TZ: Intl.DateTimeFormat().resolvedOptions().timeZone },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let hasEnded = false;
  const end = (reason: SandboxEnd) => {
    if (hasEnded) return;
    hasEnded = true;
    child.kill('SIGKILL');
    onEnd(reason);
  };
  child.on('error', (error) => end({ signal: null, fault: error.message }));
  child.on('exit', (_code, signal) => end({ signal, fault: null }));
  // The process may already have ended; its exit event reports that.
  child.stdin.on('error', () => undefined);
  readLines(child.stdout, {
    onMessage: (message) => {
      if (!hasEnded) onMessage(message);
    },
    onFault: (fault) => end({ signal: null, fault }),
  });
  child.unref();
  for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref();
  return {
    send: (message) => void (child.stdin.writable && child.stdin.write(`${JSON.stringify(message)}\n`)),
    limit: () => limitProcess(child.pid, heapMb),
    usedMs: () => processorMs(child.pid),
    // A paused process cannot notice that the server is gone: only where it then ends all the same.
    pause: () => void (hasKernelLimits && child.kill('SIGSTOP')),
    resume: () => void (hasKernelLimits && child.kill('SIGCONT')),
    kill: () => end({ signal: 'SIGKILL', fault: null }),
  };
}
