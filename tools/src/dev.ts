import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildUnits } from './build-units.ts';
import { buildPageScript } from '../../kit/src/dev/compile/page-script.ts';
import { watchUnit, type WatchedUnit } from '../../kit/src/dev/compile/watched-unit.ts';
import { checkPort, ownMachine, startProxy } from '../../kit/src/dev/proxy.ts';
import { checkServer, startServer } from './dev/server.ts';
import { findSite } from '../../kit/src/dev/site.ts';
import { logIncompatibility } from '../../kit/src/dev/start-development.ts';
import { openProject } from '../../kit/src/project.ts';
import { startWholeSite } from './dev/whole-site.ts';
import { root, unitFolders, unitOf } from './units.ts';

const PORT = Number(process.env.PORT ?? 3000);
/** `HOST=0.0.0.0 npm run dev` lets other machines reach it. */
const HOST = process.env.HOST ?? ownMachine;
const all = Object.values(unitFolders);

/** What the proxy shows and where it comes from. */
interface Setup {
  address: string;
  units: readonly WatchedUnit[];
  isRenderedHere: boolean;
  siteReady: () => Promise<void>;
  /** Printed after the address. */
  note: string;
}

/**
 * `npm run dev`: runs everything from this checkout. `npm run dev -w remote-admin`: runs that unit from here and all
 * others from VITRIN_URL or, without it, from this checkout's server. Pages show every change at once.
 */
async function dev(): Promise<void> {
  const own = process.argv[2] ?? currentWorkspace();
  await checkPort({ port: PORT, host: HOST });
  const page = buildPageScript({ root });
  const { address, note, ...setup } = own ? await setUpOneUnit(own) : await setUpWholeSite();
  const site = await findSite(address);
  await startProxy({ ...setup, port: PORT, host: HOST, site, page: await page });
  if (own) await logIncompatibility(address, openProject(path.join(root, own)));
  console.log(`Geliştirme: http://localhost:${PORT} ${note}`);
}

async function setUpWholeSite(): Promise<Setup> {
  const { server, units, ready } = await startWholeSite(PORT, all);
  return { address: server.address, units, isRenderedHere: true, siteReady: ready, note: '' };
}

async function setUpOneUnit(own: string): Promise<Setup> {
  const watching = watchUnit(openProject(path.join(root, own)), { serverOutput: null });
  const remoteAddress = process.env.VITRIN_URL;
  const address = remoteAddress ?? (await startOthers(own));
  const unit = await watching;
  await unit.settled();
  const from = remoteAddress ? `${address} sitesinden` : 'bu makinedeki sunucudan';
  return {
    address,
    units: [unit],
    isRenderedHere: false,
    siteReady: unit.settled,
    note: `(${unitOf(own)} buradan, geri kalanı ${from})`,
  };
}

/** Starts the server of this checkout with production builds; that of the edited unit need not be current. */
async function startOthers(own: string): Promise<string> {
  if (!existsSync(path.join(root, 'server')))
    throw new Error('Bu kopyada sunucu yok: VITRIN_URL ile bir site adresi verin.');
  await checkServer(PORT);
  const isBuilt = existsSync(path.join(root, own, 'dist/release.json'));
  await buildUnits(isBuilt ? all.filter((folder) => folder !== own) : all, { stale: true });
  return (await startServer(PORT, null)).address;
}

/** Returns the folder of the current workspace, because `npm run dev -w …` runs in it; null elsewhere. */
function currentWorkspace(): string | null {
  const folder = path.relative(root, process.cwd());
  return all.find((known) => known === folder) ?? null;
}

// Exits explicitly, so that the exit handler stops the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

dev().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
