import { LRUCache } from 'lru-cache';
import type { RemoteName } from 'shared-contracts/releases';
import { chooseRelease, nextOf, type ChosenRelease } from './choice.ts';
import { incompatibilityOf } from '../compatibility.ts';
import type { Registry, StoredRelease } from './registry.ts';
import { anybody, type Visitor } from './visitor.ts';

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
  /** At once and without any work: while there is no candidate, for a browser that nothing is remembered of. */
  plain(remote: RemoteName): DocumentReleases | null;
  hasCandidate(remote: RemoteName): boolean;
}

export function createDocumentChooser(registry: Registry): DocumentChooser {
  const plain = new Map<RemoteName, { made: DocumentReleases; stamp: readonly unknown[] }>();
  return {
    choose: (remote, visitor) => chooseDocument(registry, remote, visitor),
    plain(remote) {
      const stamp = [...stampOf(registry, 'shell'), ...stampOf(registry, remote)];
      const known = plain.get(remote);
      if (known && stamp.every((part, index) => part === known.stamp[index])) return known.made;
      const made = chooseDocument(registry, remote, anybody);
      if (made) plain.set(remote, { made, stamp });
      return made;
    },
    hasCandidate: (remote) => hasCandidate(registry, remote),
  };
}

/** The same objects as long as the pointer does not move. */
function stampOf(registry: Registry, unit: 'shell' | RemoteName): readonly unknown[] {
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
    key: keyOf(pair),
    isPreview: visitor.previews.has('shell') || visitor.previews.has(remote),
    setGroup: wantsGroup ? visitor.group() : null,
  };
}

interface Pair {
  shell: ChosenRelease;
  remote: ChosenRelease;
}

function keyOf({ shell, remote }: Pair): string {
  const idOf = (release: StoredRelease | undefined) => release?.descriptor.id ?? '';
  return [idOf(shell.release), remote.choice, idOf(remote.release), idOf(remote.fallbacks[0])].join(' ');
}

/**
 * Each was checked against the live releases, but perhaps not against the other: the incompatible one is replaced by a
 * fallback, but never the live shell.
 */
function compatiblePair(shell: ChosenRelease, remote: ChosenRelease): Pair {
  const otherShell = (shell.choice === 'live' ? null : nextOf(shell)) ?? shell;
  const otherRemote = nextOf(remote) ?? remote;
  const pairs = [
    { shell, remote },
    { shell: otherShell, remote },
    { shell, remote: otherRemote },
    { shell: otherShell, remote: otherRemote },
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
