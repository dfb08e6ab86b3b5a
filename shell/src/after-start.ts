import type { BootBlock } from 'shared-contracts/boot';
import { followReleases } from './offer/follow-releases.ts';

/** Of so many page views the vitals of one are told: enough for a picture, and one file less for the others. */
const ONE_IN = 10;

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
  return choice === 'candidate' || (choice !== 'preview' && Math.random() * ONE_IN < 1);
}
