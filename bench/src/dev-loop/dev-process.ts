import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { credentials, freePort, pause } from '../site.ts';

const TIMEOUT_MS = 300_000;

/** A running `npm run dev`. */
export interface DevProcess {
  address: string;
  /** Milliseconds from the command to the printed address. */
  startedInMs: number;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Folder of the checkout. */
  cwd: string;
  /** Arguments after `npm run dev`. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Starts `npm run dev` and waits until it prints its address. */
export async function startDev({ cwd, args = [], env = {} }: StartOptions): Promise<DevProcess> {
  const port = await freePortPair();
  const address = `http://localhost:${port}`;
  const startedAt = performance.now();
  const child = spawn('npm', ['run', '--silent', 'dev', ...args], {
    cwd,
    env: {
      ...process.env,
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that npm's child processes are stopped with it.
    detached: true,
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  while (!output.includes(`Geliştirme: ${address}`)) {
    if (child.exitCode !== null || performance.now() - startedAt > TIMEOUT_MS) {
      await stop();
      throw new Error(`npm run dev ${args.join(' ')} did not start:\n${output}`);
    }
    await pause(20);
  }
  return { address, startedInMs: performance.now() - startedAt, stop };
}

/** Returns a free port before another free port, which the server behind the proxy uses. */
async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const next = createServer().listen(port + 1);
    const isFree = await once(next, 'listening').then(
      () => true,
      () => false,
    );
    next.close();
    if (isFree) return port;
  }
}
