import { LRUCache } from 'lru-cache';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { chooseRelease, fallbackOf, type ChosenRelease } from './choice.ts';
import { incompatibilityOf } from '../compatibility.ts';
import type { Registry, StoredRelease } from './registry.ts';
import { defaultVisitor, type Visitor } from './visitor.ts';

/** The two releases that one document names: shell and remote. */
export interface DocumentReleases {
  shell: ChosenRelease;
  remote: ChosenRelease;
  /** Cache key of everything that the document takes from the releases. */
  key: string;
  /** Whether a member of staff previews a release of the shell or of this remote. */
  isPreview: boolean;
  /** The group that the browser should store during a canary; null if there is no canary or it has a group already. */
  setGroup: number | null;
}

export interface DocumentChooser {
  /** Returns null if shell or remote was never live. */
  choose(remote: RemoteName, visitor: Visitor): DocumentReleases | null;
  /** Returns the choice for a browser without cookies and outside a canary; cached until a pointer moves. */
  defaultChoice(remote: RemoteName): DocumentReleases | null;
  hasCandidate(remote: RemoteName): boolean;
}

export function createDocumentChooser(registry: Registry): DocumentChooser {
  const defaultChoice = new Map<RemoteName, { made: DocumentReleases; stamp: readonly unknown[] }>();
  return {
    choose: (remote, visitor) => chooseDocument(registry, remote, visitor),
    defaultChoice(remote) {
      const stamp = [...identityOf(registry, 'shell'), ...identityOf(registry, remote)];
      const known = defaultChoice.get(remote);
      if (known && stamp.every((part, index) => part === known.stamp[index])) return known.made;
      const made = chooseDocument(registry, remote, defaultVisitor);
      if (made) defaultChoice.set(remote, { made, stamp });
      return made;
    },
    hasCandidate: (remote) => hasCandidate(registry, remote),
  };
}

/** Returns the registry's current objects, which keep their identity until the pointer moves. */
function identityOf(registry: Registry, unit: 'shell' | RemoteName): readonly unknown[] {
  return [registry.live(unit), registry.fallbacks(unit)];
}

function hasCandidate(registry: Registry, remote: RemoteName): boolean {
  return registry.candidate('shell') !== null || registry.candidate(remote) !== null;
}

function chooseDocument(registry: Registry, remote: RemoteName, visitor: Visitor): DocumentReleases | null {
  const shell = chooseRelease(registry, 'shell', visitor);
  const chosen = chooseRelease(registry, remote, visitor);
  if (!shell || !chosen) return null;
  const pair = compatiblePair(shell, chosen);
  const wantsGroup = hasCandidate(registry, remote) && !visitor.hasGroup;
  return {
    ...pair,
    key: cacheKeyOf(pair),
    isPreview: visitor.previews.has('shell') || visitor.previews.has(remote),
    setGroup: wantsGroup ? visitor.group() : null,
  };
}

interface Pair {
  shell: ChosenRelease;
  remote: ChosenRelease;
}

function cacheKeyOf({ shell, remote }: Pair): string {
  const idOf = (release: StoredRelease | undefined) => release?.descriptor.id ?? '';
  return [idOf(shell.release), remote.choice, idOf(remote.release), idOf(remote.fallbacks[0])].join(' ');
}

/**
 * Each was checked against the live releases, but perhaps not against the other: the incompatible one is replaced by a
 * fallback, but never the live shell.
 */
function compatiblePair(shell: ChosenRelease, remote: ChosenRelease): Pair {
  const fallbackShell = (shell.choice === 'live' ? null : fallbackOf(shell)) ?? shell;
  const fallbackRemote = fallbackOf(remote) ?? remote;
  const pairs = [
    { shell, remote },
    { shell: fallbackShell, remote },
    { shell, remote: fallbackRemote },
    { shell: fallbackShell, remote: fallbackRemote },
  ];
  return pairs.find((pair) => isCompatible(pair.remote.release, pair.shell.release)) ?? { shell, remote };
}

const known = new LRUCache<string, { isCompatible: boolean }>({ max: 200 });

/** Checks whether a remote's release is compatible with this shell; computed once for each pair of descriptors. */
export function isCompatible({ descriptor: remote }: StoredRelease, { descriptor: shell }: StoredRelease): boolean {
  const key = `${remote.unit} ${remote.id} ${shell.id}`;
  const found = known.get(key) ?? { isCompatible: incompatibilityOf(remote, shell) === null };
  known.set(key, found);
  return found.isCompatible;
}
