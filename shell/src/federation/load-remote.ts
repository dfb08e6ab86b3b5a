import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ResolvedRelease } from 'shared-contracts/releases';
import type { RemoteApp } from 'shared-contracts/remote-app';
import { reportFault } from './report-fault.ts';
import { trustRelease } from './trusted-scripts.ts';

const TIMEOUT_MS = 8_000;

export interface LoadedRemote {
  app: RemoteApp;
  release: ResolvedRelease;
}

/** Loads the release that the document names; the last good one when that fails. Throws when neither starts. */
export async function loadRelease(release: ResolvedRelease, fallback: ResolvedRelease | null): Promise<LoadedRemote> {
  try {
    return { app: await load(release), release };
  } catch (error) {
    reportFault(release, 'load', error);
    if (!fallback) throw error;
    return { app: await load(fallback), release: fallback };
  }
}

async function load(release: ResolvedRelease): Promise<RemoteApp> {
  trustRelease(release);
  registerRemotes([{ name: release.remote, entry: release.entry, type: 'global', entryGlobalName: release.remote }], {
    force: true,
  });
  const module = await Promise.race([loadRemote<{ default?: RemoteApp }>(`${release.remote}/app`), timeout(release)]);
  if (typeof module?.default?.createRoutes !== 'function') throw new Error(`${release.remote} exposes no RemoteApp`);
  return module.default;
}

function timeout(release: ResolvedRelease): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${release.remote} did not load in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
}
