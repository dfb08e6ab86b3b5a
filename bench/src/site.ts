import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverArguments } from '../../tools/src/server-command.ts';

export const root = path.resolve(import.meta.dirname, '../..');
/** Environment that `npm start` uses for the server. */
const START_ENV = { MALLOC_ARENA_MAX: '1' };

export const credentials = { email: 'olcum@vitrin.example', password: 'Hizli-Parola-1' };

export interface Site {
  address: string;
  dataDir: string;
  /** Milliseconds from the start of the process to the first page. */
  startedInMs: number;
  process: ChildProcess;
  /** Stops the process; the data folder remains for the next start. */
  stop(): Promise<void>;
}

/** Starts the built site on a free port, with a new data folder unless one is given and with additional settings. */
export async function startSite(
  given?: string,
  settings: Readonly<Record<string, string>> = {},
  runtime = process.execPath,
): Promise<Site> {
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'vitrin-bench-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const startedAt = performance.now();
  const child = spawn(runtime, [...serverArguments, path.join(root, 'server/src/main.ts')], {
    env: {
      ...process.env,
      ...START_ENV,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: address,
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // When the bench exits early, nobody calls `stop`.
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  await firstPage(address, child);
  const startedInMs = performance.now() - startedAt;
  return {
    address,
    dataDir,
    startedInMs,
    process: child,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Waits until the home page returns 200. Throws when the process exits first. */
export async function firstPage(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.status === 200) return;
    await pause(5);
  }
  throw new Error('The site exited before its first page');
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}
