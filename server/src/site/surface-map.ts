import { firstSegment } from '@vitrin/shared-contracts/first-segments';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import type { Registry } from '../releases/serving/registry.ts';
import type { AddedRemote } from '../releases/serving/registry.ts';
import { builtInSurfaces } from '../modules/releases/remotes/remote-names.ts';

/**
 * Map from first path segment to remote: part of the boot block, so that the shell contains no remote names (product
 * §2).
 */
export interface SurfaceMap {
  surfaces: Readonly<Record<string, RemoteName>>;
  /** Identifies the content of the map; used in cache keys. */
  key: string;
}

const made = new WeakMap<readonly AddedRemote[], SurfaceMap>();

export function surfaceMap(registry: Pick<Registry, 'addedRemotes'>): SurfaceMap {
  const added = registry.addedRemotes();
  const known = made.get(added) ?? createMap(added);
  made.set(added, known);
  return known;
}

function createMap(added: readonly AddedRemote[]): SurfaceMap {
  const further = Object.fromEntries(added.map(({ segment, name }) => [segment, name]));
  return {
    surfaces: { ...further, ...builtInSurfaces },
    key: added.map(({ segment, name }) => `${segment}=${name}`).join(' '),
  };
}

/** Returns the remote of a public path: one that a team has added, or the site's own. */
export function publicRemote(registry: Pick<Registry, 'addedRemote' | 'addedRemotes'>, path: string): RemoteName {
  const added = registry.addedRemotes().length > 0 ? registry.addedRemote(firstSegment(path)) : null;
  return added ?? 'remote_public';
}
