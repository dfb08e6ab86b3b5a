import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { followReleases } from './update-prompt/follow-releases.ts';

/** One in this many page views reports its vitals: enough for statistics, and one file less to load for the others. */
const VITALS_SAMPLE_RATE = 10;

/** Starts what is not urgent, once the started page is idle. */
export function afterStart(boot: BootBlock): void {
  followReleases(boot);
  if (isSampled(boot))
    void import(/* webpackChunkName: "vitals" */ './health/watch-vitals.ts').then(({ watchVitals }) =>
      watchVitals(boot),
    );
}

/**
 * Checks whether this page view reports its vitals. A candidate always does: it has few visitors and is compared by
 * their vitals.
 */
function isSampled({ choice }: BootBlock): boolean {
  return choice === 'candidate' || (choice !== 'preview' && Math.random() * VITALS_SAMPLE_RATE < 1);
}
