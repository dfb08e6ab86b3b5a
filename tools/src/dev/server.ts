import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { root } from '../units.ts';

const ATTEMPTS = 1_000;
const PAUSE_MS = 20;

export interface DevServer {
  address: string;
  /** Whether the server was started from this checkout. */
  isLocal: boolean;
  restart(): Promise<void>;
  /** Makes the server use the release of a unit that is in the folder of builds now. */
  registerBuild(unit: Unit): Promise<void>;
}

/** Returns the environment of the server, which uses the port above the proxy's. */
function environment(proxyPort: number) {
  const PUBLIC_URL = process.env.PUBLIC_URL ?? `http://localhost:${proxyPort}`;
  return { ...process.env, PORT: String(proxyPort + 1), PUBLIC_URL };
}

/** Exits with the server's own error message when its settings are invalid. */
export async function checkServer(proxyPort: number): Promise<void> {
  const command = [path.join(root, 'tools/run.js'), path.join(root, 'server/src/cli/main.ts'), 'check'];
  const child = spawn(process.execPath, command, {
    env: environment(proxyPort),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(1);
}

/**
 * Starts the real server on the port above the proxy's.
 * @param builds - folder with the builds of the units; null for the production builds of this checkout
 */
export async function startServer(proxyPort: number, builds: string | null): Promise<DevServer> {
  const env = environment(proxyPort);
  const address = `http://127.0.0.1:${env.PORT}`;
  const mode = builds === null ? '--development' : `--development=${builds}`;
  const command = [path.join(root, 'tools/run.js'), path.join(root, 'server/src/main.ts'), mode];
  const start = () => spawn(process.execPath, command, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let child = start();
  process.on('exit', () => child.kill());
  await waitForHealth(address, child);
  return {
    address,
    isLocal: true,
    async restart() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      child = start();
      await waitForHealth(address, child);
    },
    async registerBuild(unit) {
      if (!child.connected) return;
      const listening = new AbortController();
      const { signal } = listening;
      const registered = Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
      child.send(unit);
      await registered.finally(() => listening.abort());
    },
  };
}

async function waitForHealth(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && child.exitCode === null; attempt++) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  console.error('Sunucu açılmadı; bir sonraki değişiklikte yeniden denenecek.');
}
