import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ResolvedRelease } from '@vitrin/shared-contracts/releases';
import type { RemoteApp } from '@vitrin/shared-contracts/remote-app';
import type { RemoteSections } from '@vitrin/shared-contracts/remote-sections';
import { missingFileOf } from './missing-file.ts';
import { trustRelease } from './trusted-scripts.ts';

/** Modules that a remote can expose, by name. */
interface Exposed {
  app: { default?: RemoteApp };
  sections: { default?: RemoteSections };
}

/** Loads and evaluates the release that the document references. Two versions of one remote cannot run in one page. */
export async function loadRelease(release: ResolvedRelease): Promise<RemoteApp> {
  const module = await loadModule(release, 'app');
  if (typeof module?.default?.createRoutes !== 'function') throw new Error(`${release.remote} exposes no RemoteApp`);
  return module.default;
}

/** Loads and evaluates the sections of a release. */
export async function loadSections(release: ResolvedRelease): Promise<RemoteSections> {
  const module = await loadModule(release, 'sections');
  if (typeof module?.default?.sections !== 'object') throw new Error(`${release.remote} exposes no RemoteSections`);
  return module.default;
}

async function loadModule<Name extends keyof Exposed>(
  release: ResolvedRelease,
  name: Name,
): Promise<Exposed[Name] | null> {
  trustRelease(release);
  return loadEntry(release, name).catch((error: unknown) => {
    // A chunk has a second attempt of its own; federation does not tell the address of the entry.
    if (missingFileOf(error) !== '') throw error;
    return loadEntry({ ...release, entry: `${release.entry}?2` }, name, { force: true });
  });
}

/** A second call needs another address: caches may hold what was cut. */
function loadEntry<Name extends keyof Exposed>(
  { remote, entry }: ResolvedRelease,
  name: Name,
  options: { force?: boolean } = {},
): Promise<Exposed[Name] | null> {
  registerRemotes([{ name: remote, entry, type: 'global', entryGlobalName: remote }], options);
  return loadRemote<Exposed[Name]>(`${remote}/${name}`);
}
