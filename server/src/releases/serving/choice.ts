import type { ReleaseChoice, Unit } from '@vitrin/shared-contracts/releases';
import type { Registry, StoredRelease } from './registry.ts';
import type { Visitor } from './visitor.ts';

/** The release of one unit that one visitor gets. */
export interface ChosenRelease {
  choice: ReleaseChoice;
  release: StoredRelease;
  /**
   * Healthy releases that replace it when it fails, in order of preference; without itself and the one that has just
   * failed in this browser.
   */
  fallbacks: readonly StoredRelease[];
}

/**
 * Decides which release a visitor gets; no other code does. It is the previewed release, the candidate for a share of
 * the visitors, or the live one; the next healthy one if that release has just failed in this browser. Null if none was
 * ever live.
 */
export function chooseRelease(
  registry: Registry,
  unit: Unit,
  visitor: Pick<Visitor, 'previews' | 'avoid' | 'group'>,
): ChosenRelease | null {
  const live = registry.live(unit);
  const first = preferredRelease(registry, unit, visitor) ?? (live && { choice: 'live' as const, release: live });
  if (!first) return null;
  const healthy = live ? [live, ...registry.fallbacks(unit)] : [];
  const chosen = {
    ...first,
    fallbacks: healthy.filter(({ descriptor }) => descriptor.id !== first.release.descriptor.id),
  };
  const hasFailed = ({ descriptor: { id } }: StoredRelease) => visitor.avoid.includes(`${unit}.${id}`);
  if (!hasFailed(chosen.release)) return chosen;
  const others = chosen.fallbacks.filter((release) => !hasFailed(release));
  return fallbackOf({ ...chosen, fallbacks: others }) ?? chosen;
}

/** Returns the fallback of a chosen release; null if there is none. */
export function fallbackOf({ fallbacks }: ChosenRelease): ChosenRelease | null {
  const [release, ...rest] = fallbacks;
  return release ? { choice: 'fallback', release, fallbacks: rest } : null;
}

/**
 * Returns the preferred release, before fallbacks. A preview that cannot be shown is replaced by the live release,
 * never by the candidate.
 */
function preferredRelease(
  registry: Registry,
  unit: Unit,
  { previews, group }: Pick<Visitor, 'previews' | 'group'>,
): Pick<ChosenRelease, 'choice' | 'release'> | null {
  const previewed = previews.get(unit);
  if (previewed) return previewed.release && { choice: 'preview', release: previewed.release };
  const candidate = registry.candidate(unit);
  const own = candidate && group();
  return candidate && own !== null && own < candidate.percent
    ? { choice: 'candidate', release: candidate.release }
    : null;
}
