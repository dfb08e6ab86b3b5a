import type { FastifyBaseLogger } from 'fastify';
import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { Branding } from '@vitrin/shared-contracts/branding';
import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { api, loginPath, publicPaths } from '@vitrin/shared-contracts/paths';
import { serverEntry, units, type Unit } from '@vitrin/shared-contracts/releases';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { smokeTestFile } from '@vitrin/shared-contracts/rendering';
import type { SmokeTest } from '../publish/publish.ts';
import type { Registry, StoredRelease } from '../../../releases/serving/registry.ts';
import { bootBlockFor } from './boot-block.ts';
import { testClientBundle, testStart } from './client-bundle.ts';
import type { SmokeTestRun } from './protocol.ts';
import { pathsOfRoutes, testServerBundle } from './server-bundle.ts';
import { isRouteAtAddress, noPageText } from './unit-address.ts';

export interface SmokeTestDeps {
  registry: Pick<Registry, 'live' | 'addedRemotes' | 'refresh'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  read: RemoteContext['read'];
  branding: () => Promise<Branding>;
  /** Milliseconds of CPU time that one smoke test may use. */
  longestMs?: number;
}

/**
 * Creates the smoke test, which starts both bundles of a release as visitors will get them: a remote beside the live
 * shell, a shell with every live remote.
 */
export function createSmokeTest(deps: SmokeTestDeps): SmokeTest {
  const { registry, log } = deps;
  return async (release) => {
    // Another process may have added the remote a moment ago.
    await registry.refresh();
    if (release.descriptor.unit === 'shell') return shellRejectionReason(deps, release);
    const shell = registry.live('shell');
    if (shell) return rejectionReason(withDeclaredPages(await runOf(deps, shell, release)), deps);
    log.warn({ unit: release.descriptor.unit }, 'no live shell: a release is stored without a smoke test');
    return null;
  };
}

/** Returns the reason for a rejection with the remote that it concerns, or null. */
async function shellRejectionReason(deps: SmokeTestDeps, shell: StoredRelease): Promise<string | null> {
  const { registry } = deps;
  const remotes = [...units.filter((unit) => unit !== 'shell'), ...registry.addedRemotes().map(({ name }) => name)];
  for (const remote of remotes.flatMap((unit) => registry.live(unit) ?? [])) {
    const run = await runOf(deps, shell, remote);
    const reason = (await startProblem(run, deps)) ?? (await rejectionReason(run, deps));
    if (reason !== null) return `${remote.descriptor.unit}: ${reason}`;
  }
  return null;
}

async function runOf(
  { registry, log, read, branding }: SmokeTestDeps,
  shell: StoredRelease,
  remote: StoredRelease,
): Promise<SmokeTestRun> {
  const { unit, server } = remote.descriptor;
  const segment = registry.addedRemotes().find(({ name }) => name === unit)?.segment ?? null;
  const hasTestPage = Object.hasOwn(shell.descriptor.files, smokeTestFile);
  if (!hasTestPage)
    log.warn({ shell: shell.descriptor.id }, 'the live shell has no smoke test page: the client bundle was not tested');
  const request = {
    language: defaultLanguage,
    branding: await branding(),
    ...(segment !== null && { segment }),
  };
  return {
    shell,
    remote,
    boot: hasTestPage ? bootBlockFor(remote, request) : null,
    hasServerBundle: Object.hasOwn(server, serverEntry),
    firstPage: firstPages[unit] ?? null,
    addresses: await existingPaths(unit, read),
    segment,
    request,
  };
}

/** Starts a document with the shell, on surfaces that need no session. Returns the reason for a rejection, or null. */
async function startProblem(run: SmokeTestRun, { longestMs }: SmokeTestDeps): Promise<string | null> {
  const { boot, firstPage } = run;
  if (!boot || firstPage === null) return null;
  return reasonOf(() => testStart(boot, { ...run, path: firstPage }, longestMs));
}

/** Runs each bundle in an isolated process of its own. Returns the reason for a rejection, or null. */
function rejectionReason(run: SmokeTestRun, { read, longestMs }: SmokeTestDeps): Promise<string | null> {
  const { boot, firstPage, hasServerBundle, segment } = run;
  return reasonOf(async () => {
    const known = firstPage === null ? [] : [firstPage];
    const paths = boot ? await testClientBundle(boot, run, longestMs) : known;
    if (hasServerBundle) await testServerBundle(run, pathsOfRoutes(paths), read);
    else if (boot && segment !== null && !isRouteAtAddress(segment, pathsOfRoutes(paths), paths))
      throw new Error(noPageText(segment));
  });
}

async function reasonOf(test: () => Promise<void>): Promise<string | null> {
  try {
    await test();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Adds the pages that an additional remote declares in the default language, besides its first one, which may lead to another page. Only its own
 * release is judged by them, not a shell: a page may be missing today for want of data.
 */
function withDeclaredPages(run: SmokeTestRun): SmokeTestRun {
  const { remote, segment, addresses } = run;
  const { pages = {} } = remote.descriptor;
  if (segment === null) return run;
  const tested = Object.values(pages).filter(({ path, titles }) => path !== '' && defaultLanguage.abbr in titles);
  return { ...run, addresses: [...addresses, ...tested.map(({ path }) => `/${segment}${path}`)] };
}

const firstPages: Readonly<Record<string, string>> = { remote_public: publicPaths.home, remote_auth: loginPath };

/** A read that fails now is not a fault of the release. */
const emptyList = { data: [], meta: undefined };

/** Returns paths that currently exist on this site, beside those with placeholders: each must render a page. */
async function existingPaths(unit: Unit, read: RemoteContext['read']): Promise<string[]> {
  if (unit !== 'remote_public') return [];
  const lang = defaultLanguage.abbr;
  const list = await read<ArticleSummary[]>(api.articles, { page: '1', lang }).catch(() => emptyList);
  const contracts = await read<ContractLink[]>(api.contracts, { lang }).catch(() => emptyList);
  const { total, page_size: size } = list.meta ?? { total: 0, page_size: 0 };
  return [
    ...list.data.slice(0, 1).map(({ seo_name: slug }) => publicPaths.article(slug)),
    ...contracts.data.slice(0, 1).map(({ seo_name_tr: slug }) => publicPaths.contract(slug)),
    ...(total > size ? [`${publicPaths.articles}?sayfa=2`] : []),
  ];
}
