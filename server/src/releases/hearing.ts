import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Services } from '../services.ts';
import type { Registry } from './registry.ts';
import { insertFault, type Fault } from './releases.repository.ts';
import { retreat } from './retreat.service.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

/** Of a release that fails everybody the first hundreds say it all; every fault is counted besides. */
const MOST_WORDS = 300;
const WORDS_SECONDS = 3_600;

/** What hears reports of releases, whoever makes them. */
export interface Hearing {
  services: Services;
  registry: Registry;
  watchdog: Watchdog;
  /** Keeps a fault with its own words, as long as there are not too many of them. */
  keepWords: (fault: Fault) => Promise<void>;
}

export function createHearing(services: Services, registry: Registry): Hearing {
  const words = new RateLimiterMemory({ points: MOST_WORDS, duration: WORDS_SECONDS });
  return {
    services,
    registry,
    watchdog: createWatchdog((trouble) => retreat(services, trouble)),
    async keepWords(fault) {
      services.log.warn({ fault }, 'release failed');
      if (await words.consume('all').catch(() => null)) await insertFault(services.db, fault);
    },
  };
}
