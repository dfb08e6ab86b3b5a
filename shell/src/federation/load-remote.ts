import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ResolvedRelease } from '@vitrin/shared-contracts/releases';
import type { RemoteApp } from '@vitrin/shared-contracts/remote-app';
import { trustRelease } from './trusted-scripts.ts';

/** Loads and evaluates the release that the document references. Two versions of one remote cannot run in one page. */
export async function loadRelease(release: ResolvedRelease): Promise<RemoteApp> {
  trustRelease(release);
  registerRemotes([{ name: release.remote, entry: release.entry, type: 'global', entryGlobalName: release.remote }]);
  const module = await loadRemote<{ default?: RemoteApp }>(`${release.remote}/app`);
  if (typeof module?.default?.createRoutes !== 'function') throw new Error(`${release.remote} exposes no RemoteApp`);
  return module.default;
}
