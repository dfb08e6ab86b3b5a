import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Services } from '../../services.ts';
import type { Registry } from './registry.ts';
import { insertFault, type Fault } from './releases.repository.ts';
import { retreat } from './retreat.service.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

/** Of a release that fails everybody the first hundreds say it all; every fault is counted besides. */
const MOST_WORDS = 300;
const WORDS_SECONDS = 3_600;
/** Of one voice about one release: a person who tries again a few times. */
const MOST_COUNTED = 3;
const COUNTED_SECONDS = 3_600;

/** What hears reports of releases, whoever makes them. */
export interface Hearing {
  services: Services;
  registry: Registry;
  watchdog: Watchdog;
  /** False once this voice has been counted often enough for a while: one address makes no release look a bad one. */
  mayCount: (voice: string, fault: Pick<Fault, 'unit' | 'release_id'>) => Promise<boolean>;
  /** Keeps a fault with its own words, as long as there are not too many of them. */
  keepWords: (fault: Fault) => Promise<void>;
  /** Resolves once nothing is being decided any more. */
  settled: () => Promise<void>;
}

export function createHearing(services: Services, registry: Registry): Hearing {
  const words = new RateLimiterMemory({ points: MOST_WORDS, duration: WORDS_SECONDS });
  const counted = new RateLimiterMemory({ points: MOST_COUNTED, duration: COUNTED_SECONDS });
  const deciding = new Set<Promise<void>>();
  return {
    services,
    registry,
    // Nobody who reports waits for it: a browser that gets no answer in time takes the site for one that is down, and stays.
    watchdog: createWatchdog(async (trouble) => {
      const decision = retreat(services, trouble).finally(() => deciding.delete(decision));
      deciding.add(decision);
    }),
    settled: async () => void (await Promise.all(deciding)),
    async mayCount(voice, { unit, release_id: id }) {
      return (await counted.consume(`${voice} ${unit} ${id}`).catch(() => null)) !== null;
    },
    async keepWords(fault) {
      services.log.warn({ fault }, 'release failed');
      if (await words.consume('all').catch(() => null)) await insertFault(services.db, fault);
    },
  };
}
