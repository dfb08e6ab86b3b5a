import { LRUCache } from 'lru-cache';
import type { RemoteName, Unit } from '@vitrin/shared-contracts/releases';
import { chooseRelease, fallbackOf, type ChosenRelease } from './choice.ts';
import { incompatibilityOf } from '../stored/compatibility.ts';
import type { Registry, StoredRelease } from './registry.ts';
import { defaultVisitor, type Visitor } from './visitor.ts';

/** A remote with a page, and the other remotes of which the page shows sections. */
export interface PageUnits {
  remote: RemoteName;
  parts: readonly RemoteName[];
}

/** The releases that one document names: shell, remote, and those of its parts. */
export interface DocumentReleases {
  shell: ChosenRelease;
  remote: ChosenRelease;
  /** Releases of the other remotes of which the page shows sections; without those that cannot be shown. */
  parts: readonly ChosenRelease[];
  /** Cache key of everything that the document takes from the releases. */
  key: string;
  /** Whether a member of staff previews a release of one of these units. */
  isPreview: boolean;
  /** The group that the browser should store during a canary; null if there is no canary or it has a group already. */
  setGroup: number | null;
}

export interface DocumentChooser {
  /** Returns null if shell or remote was never live. */
  choose(units: PageUnits, visitor: Visitor): DocumentReleases | null;
  /** Returns the choice for a browser without cookies and outside a canary; cached until a pointer moves. */
  defaultChoice(units: PageUnits): DocumentReleases | null;
  /** Reports whether visitors of the page get different releases of one of its units. */
  hasCandidate(units: PageUnits): boolean;
}

/** Combinations of units whose default choice is kept. */
const MAX_CHOICES = 200;

export function createDocumentChooser(registry: Registry): DocumentChooser {
  const defaultChoice = new LRUCache<string, { made: DocumentReleases; stamp: readonly unknown[] }>({
    max: MAX_CHOICES,
  });
  return {
    choose: (units, visitor) => chooseDocument(registry, units, visitor),
    defaultChoice(units) {
      const name = unitsKey(units);
      const stamp = allUnits(units).flatMap((unit) => identityOf(registry, unit));
      const known = defaultChoice.get(name);
      if (known && stamp.every((part, index) => part === known.stamp[index])) return known.made;
      const made = chooseDocument(registry, units, defaultVisitor);
      if (made) defaultChoice.set(name, { made, stamp });
      return made;
    },
    hasCandidate: (units) => hasCandidate(registry, units),
  };
}

/** Returns the units of a page, the shell first. */
export function allUnits({ remote, parts }: PageUnits): readonly Unit[] {
  return ['shell', remote, ...parts];
}

function unitsKey({ remote, parts }: PageUnits): string {
  return parts.length === 0 ? remote : [remote, ...parts].join(' ');
}

/** Returns the registry's current objects, which keep their identity until the pointer moves. */
function identityOf(registry: Registry, unit: Unit): readonly unknown[] {
  return [registry.live(unit), registry.fallbacks(unit)];
}

function hasCandidate(registry: Registry, units: PageUnits): boolean {
  return allUnits(units).some((unit) => registry.candidate(unit) !== null);
}

function chooseDocument(registry: Registry, units: PageUnits, visitor: Visitor): DocumentReleases | null {
  const shell = chooseRelease(registry, 'shell', visitor);
  const chosen = chooseRelease(registry, units.remote, visitor);
  if (!shell || !chosen) return null;
  const pair = compatiblePair(shell, chosen);
  const parts = units.parts.flatMap((unit) => compatiblePart(chooseRelease(registry, unit, visitor), pair.shell) ?? []);
  const wantsGroup = hasCandidate(registry, units) && !visitor.hasGroup;
  return {
    ...pair,
    parts,
    key: cacheKeyOf(pair, parts),
    isPreview: allUnits(units).some((unit) => visitor.previews.has(unit)),
    setGroup: wantsGroup ? visitor.group() : null,
  };
}

interface Pair {
  shell: ChosenRelease;
  remote: ChosenRelease;
}

function cacheKeyOf({ shell, remote }: Pair, parts: readonly ChosenRelease[]): string {
  const idOf = (release: StoredRelease | undefined) =>
    release ? [release.descriptor.id, ...(release.switchedOff ?? [])].join('+') : '';
  return [
    idOf(shell.release),
    remote.choice,
    idOf(remote.release),
    idOf(remote.fallbacks[0]),
    ...parts.map(({ choice, release }) => `${release.descriptor.unit} ${choice} ${idOf(release)}`),
  ].join(' ');
}

/** Returns the release of a part, or the first fallback that the chosen shell is compatible with; null without one. */
function compatiblePart(part: ChosenRelease | null, { release: shell }: ChosenRelease): ChosenRelease | null {
  if (!part || isCompatible(part.release, shell)) return part;
  const fallbacks = part.fallbacks.filter((release) => isCompatible(release, shell));
  return fallbackOf({ ...part, fallbacks });
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
