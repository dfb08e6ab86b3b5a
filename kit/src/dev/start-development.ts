import { requirementsOf } from '../build/describe-release.ts';
import type { Project } from '../project.ts';
import { buildPageScript } from './compile/page-script.ts';
import { watchUnit } from './compile/watched-unit.ts';
import { checkPort, ownMachine, startProxy, type ListenAddress } from './proxy.ts';
import { findSite, incompatibilityWith } from './site.ts';

interface DevelopmentOptions extends ListenAddress {
  /** Address of the running site. */
  address: string;
  /** In Turkish, for the console: where the rest of the pages comes from. */
  name: string;
}

/** Starts the compilers of a project and a proxy that shows it inside a running site. */
export async function startDevelopment(
  project: Project,
  { address, name, port, host }: DevelopmentOptions,
): Promise<void> {
  // Exits explicitly, because compilers and proxy would keep the process alive.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  await checkPort({ port, host });
  const page = buildPageScript(project);
  const unit = await watchUnit(project, { serverOutput: null });
  await unit.settled();
  const site = await findSite(address);
  const siteReady = unit.settled;
  await startProxy({ port, host, site, units: [unit], page: await page, isRenderedHere: false, siteReady });
  await logIncompatibility(address, project);
  console.log(`Geliştirme: http://localhost:${port} (${project.unit} buradan, geri kalanı ${name})`);
  if (host !== ownMachine) console.log(`Ağdaki başka makineler de ulaşabilir (--host ${host}).`);
}

/** Logs an incompatibility, so that the developer need not open a page that cannot work. */
export async function logIncompatibility(address: string, project: Project): Promise<void> {
  const incompatibility = await incompatibilityWith(address, requirementsOf(project));
  if (incompatibility) console.warn(`Uyumsuz: ${incompatibility}`);
}
