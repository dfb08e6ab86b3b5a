import path from 'node:path';
import { existsSync, watch } from 'node:fs';
import { buildUnits } from './build-units.ts';
import { readOwnRelease } from './dev/own-release.ts';
import { checkPort, startProxy } from './dev/proxy.ts';
import { checkServer, startServer, type DevServer } from './dev/server.ts';
import { findSite, misfitWith } from './dev/site.ts';
import { root, unitFolders, unitOf } from './units.ts';

const PORT = Number(process.env.PORT ?? 3000);
const QUIET_MS = 120;
const all = Object.values(unitFolders);

/**
 * `npm run dev`: runs everything from this checkout and reloads on every change. `npm run dev -w remote-admin`: runs
 * that unit from here and all others from VITRIN_URL or, without it, from this checkout's server.
 */
async function dev(): Promise<void> {
  const own = process.argv[2] ?? folderHere();
  const folders = own ? [own] : all;
  const dist = own ? path.join(root, own, 'dist') : null;
  await checkPort(PORT);
  const server = await siteBehind(own);
  const site = await findSite(server.address);
  if (dist) await sayMisfit(server.address, dist);
  let working = Promise.resolve();
  const proxy = await startProxy({ port: PORT, site, dist, settled: () => working });
  const renew = async () => {
    await buildUnits(folders, { stale: true });
    if (!own) await server.restart();
    proxy.reload();
  };
  const onChange = () => {
    working = working.then(renew).catch((error: Error) => console.error(error.message));
  };
  const watched = [...folders, ...(own ? [] : ['server']), 'shared-contracts'];
  for (const folder of watched) onQuiet(path.join(root, folder, 'src'), onChange);
  const from = server.isOwn ? 'bu makinedeki sunucudan' : `${site.address} sitesinden`;
  console.log(`Geliştirme: http://localhost:${PORT} ${own ? `(${unitOf(own)} buradan, geri kalanı ${from})` : ''}`);
}

/** The deployed site that VITRIN_URL names, or this checkout's own server. */
async function siteBehind(own: string | null): Promise<DevServer> {
  const address = own ? process.env.VITRIN_URL : undefined;
  if (!address && !existsSync(path.join(root, 'server')))
    throw new Error('Bu kopyada sunucu yok: VITRIN_URL ile bir site gösterin.');
  if (!address) await checkServer(PORT);
  await buildUnits(address && own ? [own] : all, { stale: true });
  return address ? { address, isOwn: false, restart: () => Promise.resolve() } : startServer(PORT);
}

/** A page that cannot work should not have to be looked at to know why. */
async function sayMisfit(address: string, dist: string): Promise<void> {
  const misfit = await misfitWith(address, readOwnRelease(dist).descriptor);
  if (misfit) console.warn(`Uyumsuz: ${misfit}`);
}

/** `npm run dev -w …` runs in the workspace's folder. */
function folderHere(): string | null {
  const folder = path.relative(root, process.cwd());
  return all.find((known) => known === folder) ?? null;
}

/** Once for a burst of changes. */
function onQuiet(folder: string, action: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(action, QUIET_MS);
  });
}

// Exits explicitly, so that the exit handler stops the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

dev().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
