import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ResolvedRelease } from '@vitrin/shared-contracts/releases';
import type { RemoteApp } from '@vitrin/shared-contracts/remote-app';
import { missingFileOf } from './missing-file.ts';
import { trustRelease } from './trusted-scripts.ts';

type Exposed = { default?: RemoteApp } | null;

/** Loads and evaluates the release that the document references. Two versions of one remote cannot run in one page. */
export async function loadRelease(release: ResolvedRelease): Promise<RemoteApp> {
  trustRelease(release);
  const module = await loadEntry(release).catch((error: unknown) => {
    // A chunk has a second attempt of its own; federation does not tell the address of the entry.
    if (missingFileOf(error) !== '') throw error;
    return loadEntry({ ...release, entry: `${release.entry}?2` }, { force: true });
  });
  if (typeof module?.default?.createRoutes !== 'function') throw new Error(`${release.remote} exposes no RemoteApp`);
  return module.default;
}

/** A second call needs another address: caches may hold what was cut. */
function loadEntry({ remote, entry }: ResolvedRelease, options: { force?: boolean } = {}): Promise<Exposed> {
  registerRemotes([{ name: remote, entry, type: 'global', entryGlobalName: remote }], options);
  return loadRemote<NonNullable<Exposed>>(`${remote}/app`);
}
