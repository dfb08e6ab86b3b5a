import type { ReleaseHealth } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../platform/database/tables.ts';
import { readHealth } from '../stored/health.repository.ts';
import { maxFallbacks, unblockedEarlierReleases } from '../stored/releases.repository.ts';

/** Fewer failures are attributed to single browsers or networks. */
const MIN_FAILURES = 5;
const FAILING_SHARE = 0.1;

/**
 * Returns the releases that may replace the live one, in order of preference: first those that were healthy while live,
 * the most recent first; then, as a last resort, those that failed for some visitors.
 */
export async function fallbackReleases(db: Db, unit: Unit): Promise<string[]> {
  const ids = await unblockedEarlierReleases(db, unit, maxFallbacks);
  const health = await readHealth(db, unit, ids);
  const isHealthy = (id: string) => !isFailing(health.get(id));
  return [...ids.filter(isHealthy), ...ids.filter((id) => !isHealthy(id))];
}

function isFailing(health: ReleaseHealth | undefined): boolean {
  if (!health) return false;
  const failures = Object.values(health.failures).reduce((sum, count) => sum + count, 0);
  return failures >= MIN_FAILURES && failures > (failures + health.loads) * FAILING_SHARE;
}
