import path from 'node:path';
import { existsSync, watch } from 'node:fs';
import { buildUnits } from './build-units.ts';
import { readLocalRelease } from './dev/local-release.ts';
import { checkPort, startProxy } from './dev/proxy.ts';
import { checkServer, startServer, type DevServer } from './dev/server.ts';
import { findSite, incompatibilityWith } from './dev/site.ts';
import { root, unitFolders, unitOf } from './units.ts';

const PORT = Number(process.env.PORT ?? 3000);
const DEBOUNCE_MS = 120;
const all = Object.values(unitFolders);

/**
 * `npm run dev`: runs everything from this checkout and reloads on every change. `npm run dev -w remote-admin`: runs
 * that unit from here and all others from VITRIN_URL or, without it, from this checkout's server.
 */
async function dev(): Promise<void> {
  const own = process.argv[2] ?? currentWorkspace();
  const folders = own ? [own] : all;
  const dist = own ? path.join(root, own, 'dist') : null;
  await checkPort(PORT);
  const server = await openTargetSite(own);
  const site = await findSite(server.address);
  if (dist) await logIncompatibility(server.address, dist);
  let working = Promise.resolve();
  const proxy = await startProxy({ port: PORT, site, dist, buildFinished: () => working });
  const rebuild = async () => {
    await buildUnits(folders, { stale: true });
    if (!own) await server.restart();
    proxy.reload();
  };
  const onChange = () => {
    working = working.then(rebuild).catch((error: Error) => console.error(error.message));
  };
  const watched = [...folders, ...(own ? [] : ['server']), 'shared-contracts'];
  for (const folder of watched) watchDebounced(path.join(root, folder, 'src'), onChange);
  const from = server.isLocal ? 'bu makinedeki sunucudan' : `${site.address} sitesinden`;
  console.log(`Geliştirme: http://localhost:${PORT} ${own ? `(${unitOf(own)} buradan, geri kalanı ${from})` : ''}`);
}

/** Returns the deployed site at VITRIN_URL, or starts this checkout's own server. */
async function openTargetSite(own: string | null): Promise<DevServer> {
  const address = own ? process.env.VITRIN_URL : undefined;
  if (!address && !existsSync(path.join(root, 'server')))
    throw new Error('Bu kopyada sunucu yok: VITRIN_URL ile bir site adresi verin.');
  if (!address) await checkServer(PORT);
  await buildUnits(address && own ? [own] : all, { stale: true });
  return address ? { address, isLocal: false, restart: () => Promise.resolve() } : startServer(PORT);
}

/** Logs an incompatibility, so that the developer need not open a page that cannot work. */
async function logIncompatibility(address: string, dist: string): Promise<void> {
  const incompatibility = await incompatibilityWith(address, readLocalRelease(dist).descriptor);
  if (incompatibility) console.warn(`Uyumsuz: ${incompatibility}`);
}

/** Returns the folder of the current workspace, because `npm run dev -w …` runs in it; null elsewhere. */
function currentWorkspace(): string | null {
  const folder = path.relative(root, process.cwd());
  return all.find((known) => known === folder) ?? null;
}

/** Debounces a burst of changes into one call. */
function watchDebounced(folder: string, action: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(action, DEBOUNCE_MS);
  });
}

// Exits explicitly, so that the exit handler stops the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

dev().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
