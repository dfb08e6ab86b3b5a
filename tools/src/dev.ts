import path from 'node:path';
import { watch } from 'node:fs';
import { buildUnits } from './build-units.ts';
import { startProxy } from './dev/proxy.ts';
import { startServer, type DevServer } from './dev/server.ts';
import { root, unitFolders } from './units.ts';

const PORT = Number(process.env.PORT ?? 3000);
const QUIET_MS = 120;

/**
 * `npm run dev`: everything from this checkout, reloaded on every change.
 * `npm run dev -w remote-admin`: that remote from here, all else from VITRIN_URL or, without it, from this checkout's server.
 */
async function dev(): Promise<void> {
  const own = process.argv[2] ?? folderHere();
  const folders = own ? [own] : Object.values(unitFolders);
  const server = await siteBehind(folders);
  const proxy = startProxy({ port: PORT, target: server.address, own: own ? path.join(root, own, 'dist') : null });
  const renew = async () => {
    await buildUnits(folders, { stale: true });
    if (!own) await server.restart();
    proxy.reload();
  };
  for (const folder of own ? [own] : [...folders, 'server']) onQuiet(path.join(root, folder, 'src'), renew);
  onQuiet(path.join(root, 'shared-contracts/src'), renew);
  console.log(`Geliştirme: http://localhost:${PORT} ${own ? `(${own} buradan)` : ''}`);
}

/** The deployed site that VITRIN_URL names, or this checkout's own server. */
async function siteBehind(folders: readonly string[]): Promise<DevServer> {
  const address = process.env.VITRIN_URL;
  await buildUnits(address ? folders : Object.values(unitFolders), { stale: true });
  return address ? { address, restart: () => Promise.resolve() } : startServer(PORT);
}

/** `npm run dev -w …` runs in the workspace's folder. */
function folderHere(): string | null {
  const folder = path.relative(root, process.cwd());
  return Object.values(unitFolders).find((known) => known === folder) ?? null;
}

/** One renewal for a burst of changes, and never two at once. */
function onQuiet(folder: string, renew: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(renew).catch((error: Error) => console.error(error.message));
    }, QUIET_MS);
  });
}

// Its server must not outlive it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

await dev();
