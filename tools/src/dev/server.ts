import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../units.ts';

const ATTEMPTS = 100;
const PAUSE_MS = 100;

export interface DevServer {
  address: string;
  /** Whether the server was started from this checkout. */
  isLocal: boolean;
  restart(): Promise<void>;
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

/** Starts the real server on the port above the proxy's. */
export async function startServer(proxyPort: number): Promise<DevServer> {
  const env = environment(proxyPort);
  const address = `http://127.0.0.1:${env.PORT}`;
  const command = [path.join(root, 'server/src/main.ts'), '--development'];
  const start = () => spawn(process.execPath, command, { env, stdio: 'inherit' });
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
