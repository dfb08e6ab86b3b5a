import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Services } from '../../../services.ts';
import type { Registry } from '../serving/registry.ts';
import { insertFault, type Fault } from '../releases.repository.ts';
import { rollBackAutomatically } from './automatic-rollback.service.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

/** Of a release that fails everybody the first hundreds are enough; every fault is counted besides. */
const MOST_FAULTS = 300;
const FAULTS_SECONDS = 3_600;
/** Of one reporter about one release: a person who tries again a few times. */
const MOST_COUNTED = 3;
const COUNTED_SECONDS = 3_600;

/** Processes reports about releases from browsers and from the server. */
export interface ReleaseMonitor {
  services: Services;
  registry: Registry;
  watchdog: Watchdog;
  /**
   * Returns false once this reporter has been counted often enough for a while, so that one address cannot make a
   * release look bad.
   */
  mayCount: (reporter: string, fault: Pick<Fault, 'unit' | 'release_id'>) => Promise<boolean>;
  /** Keeps a fault with its message, as long as there are not too many of them. */
  keepFault: (fault: Fault) => Promise<void>;
  /** Resolves once nothing is being decided any more. */
  settled: () => Promise<void>;
}

export function createReleaseMonitor(services: Services, registry: Registry): ReleaseMonitor {
  const kept = new RateLimiterMemory({ points: MOST_FAULTS, duration: FAULTS_SECONDS });
  const counted = new RateLimiterMemory({ points: MOST_COUNTED, duration: COUNTED_SECONDS });
  const deciding = new Set<Promise<void>>();
  return {
    services,
    registry,
    // Not awaited: a browser whose request times out assumes that the site is unreachable and keeps its page.
    watchdog: createWatchdog(async (incident) => {
      const decision = rollBackAutomatically(services, incident).finally(() => deciding.delete(decision));
      deciding.add(decision);
    }),
    settled: async () => void (await Promise.all(deciding)),
    async mayCount(reporter, { unit, release_id: id }) {
      return (await counted.consume(`${reporter} ${unit} ${id}`).catch(() => null)) !== null;
    },
    async keepFault(fault) {
      services.log.warn({ fault }, 'release failed');
      if (await kept.consume('all').catch(() => null)) await insertFault(services.db, fault);
    },
  };
}
