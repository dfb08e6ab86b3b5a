import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Services } from '../../../services.ts';
import type { Registry } from '../../../releases/serving/registry.ts';
import { insertFault, type Fault } from '../../../releases/stored/releases.repository.ts';
import { rollBackAutomatically } from './automatic-rollback.service.ts';
import { switchOffFailingPlace } from './failing-place.service.ts';
import { createWatchdog, type Incident, type Watchdog } from './watchdog.ts';

/**
 * Faults per hour that are stored with their message. For a release that fails for all visitors the first hundreds are
 * enough; the counters include every fault.
 */
const MAX_STORED_FAULTS = 300;
const STORED_FAULTS_WINDOW_S = 3_600;
/** Faults per hour that count from one reporter about one release: enough for a user who retries a few times. */
const MAX_COUNTED_PER_REPORTER = 3;
const COUNTED_WINDOW_S = 3_600;

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
  /** Stores a fault with its message, up to a limit. */
  storeFault: (fault: Fault) => Promise<void>;
  /** Resolves once no decision is in progress. */
  idle: () => Promise<void>;
}

export function createReleaseMonitor(services: Services, registry: Registry): ReleaseMonitor {
  const kept = new RateLimiterMemory({ points: MAX_STORED_FAULTS, duration: STORED_FAULTS_WINDOW_S });
  const counted = new RateLimiterMemory({ points: MAX_COUNTED_PER_REPORTER, duration: COUNTED_WINDOW_S });
  const pendingDecisions = new Set<Promise<void>>();
  return {
    services,
    registry,
    // Not awaited: a browser whose request times out assumes that the site is unreachable and keeps its page.
    watchdog: createWatchdog(
      async (incident) => {
        const decision = decide(services, incident).finally(() => pendingDecisions.delete(decision));
        pendingDecisions.add(decision);
      },
      (release, place) => switchedOffIn(registry, release).includes(place),
    ),
    idle: async () => void (await Promise.all(pendingDecisions)),
    async mayCount(reporter, { unit, release_id: id }) {
      return (await counted.consume(`${reporter} ${unit} ${id}`).catch(() => null)) !== null;
    },
    async storeFault(fault) {
      // Without the message: an anonymous client may have sent any text. Staff see it beside the release.
      const { unit, release_id: release, phase } = fault;
      services.log.warn({ unit, release, phase }, 'release failed');
      if (await kept.consume('all').catch(() => null)) await insertFault(services.db, fault);
    },
  };
}

/** Switches off the one place where a section fails; otherwise the release is the cause. */
async function decide(services: Services, incident: Incident): Promise<void> {
  if (await switchOffFailingPlace(services, incident)) return;
  if (!incident.section?.isOnlyThere) await rollBackAutomatically(services, incident);
}

function switchedOffIn(registry: Registry, { unit, id }: Pick<Incident, 'unit' | 'id'>): readonly string[] {
  const releases = [registry.live(unit), registry.candidate(unit)?.release];
  return releases.find((release) => release?.descriptor.id === id)?.switchedOff ?? [];
}
