import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import { readLines } from './lines.ts';
import { hasKernelLimits, launchPrefix, restrictProcess, cpuMs } from './limits.ts';

/** Semi-space size in MB. V8 keeps three of them as the young generation: 6 MB. */
const SEMI_SPACE_MB = 2;

/** Settings of glibc: one arena for all threads, because each further one keeps some megabytes of freed memory. */
const memorySettings = { MALLOC_ARENA_MAX: '1' };

export interface SandboxOptions {
  /** The program, a file in its own folder or below `inside`; no other files are readable. */
  program: string;
  /** Additional folders from which the program loads its libraries, before untrusted code runs. */
  readable?: readonly string[];
  heapMb: number;
  /** True when a library of the program itself compiles functions from strings. */
  allowsCodeGeneration?: boolean;
  /** Called with each parsed line of JSON that the process sends. Untrusted input. */
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
  /** Revokes what the program needed to start. Send untrusted code only after it. */
  restrict(): Promise<void>;
  /** Returns the CPU time used so far in milliseconds; null where the system does not report it. */
  cpuMs(): Promise<number | null>;
  /** Stops execution until `resume`, so that no code runs between requests. */
  pause(): void;
  resume(): void;
  kill(): void;
}

const INSIDE = path.join(import.meta.dirname, 'inside');

export function startSandbox(options: SandboxOptions): Sandbox {
  const { program, readable = [], heapMb, allowsCodeGeneration = false, onMessage, onEnd } = options;
  const folders = [INSIDE, path.dirname(program), ...readable];
  const [command, ...args] = [
    ...launchPrefix(),
    process.execPath,
    '--permission',
    ...folders.map((folder) => `--allow-fs-read=${folder}`),
    ...(allowsCodeGeneration ? [] : ['--disallow-code-generation-from-strings']),
    '--disable-sigusr1',
    '--no-addons',
    '--no-experimental-sqlite',
    '--no-experimental-websocket',
    '--no-warnings',
    '--optimize-for-size',
    '--no-deprecation',
    `--max-old-space-size=${heapMb}`,
    `--max-semi-space-size=${SEMI_SPACE_MB}`,
    program,
  ];
  const child = spawn(command ?? process.execPath, args, {
    cwd: INSIDE,
    env: { TZ: Intl.DateTimeFormat().resolvedOptions().timeZone, ...memorySettings },
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
    restrict: () => restrictProcess(child.pid, heapMb),
    cpuMs: () => cpuMs(child.pid),
    // A paused process cannot notice that the server has ended, so it is paused only where the kernel ends it in that
    // case.
    pause: () => void (hasKernelLimits && child.kill('SIGSTOP')),
    resume: () => void (hasKernelLimits && child.kill('SIGCONT')),
    kill: () => end({ signal: 'SIGKILL', fault: null }),
  };
}
