import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { apiStatus } from '@vitrin/shared-contracts/remote-app';
import type { createBrowserRouter } from '@vitrin/shared-contracts/router';
import { loadFaultHandling } from '../federation/load-fault-handling.ts';
import { missingFileOf } from '../federation/missing-file.ts';
import { ReleaseFault } from '../federation/release-fault.ts';
import { pageNavigation } from './page-navigation.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type Errors = Router['state']['errors'];

/** Longer than any page of the site takes, even on a slow connection. */
const NAVIGATION_TIMEOUT_MS = 10_000;

/**
 * Reports a navigation that does not end, or that ends in an error of the release's own code, as a fault of the
 * release. A page whose files did not arrive, in two attempts, is loaded as a document.
 */
export function watchNavigation(router: Router, boot: BootBlock): void {
  let target: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: Errors = router.state.errors;
  const report = async (cause: unknown, address: string) =>
    (await loadFaultHandling()).replaceFailedRelease(boot, new ReleaseFault('navigate', cause), address);

  const look = ({ navigation, location, errors }: Pick<Router['state'], 'navigation' | 'location' | 'errors'>) => {
    const next = navigation.location ? addressOf(navigation.location) : null;
    if (next !== target) {
      clearTimeout(timer);
      if (next !== null)
        timer = setTimeout(() => void report(`Navigation to ${next} did not finish`, next), NAVIGATION_TIMEOUT_MS);
      target = next;
    }
    if (errors === known) return;
    known = errors;
    const fault = releaseErrorOf(errors);
    // Its page, as a document, needs no other file of this one.
    if (missingFileOf(fault) !== null) pageNavigation.reload();
    else if (fault !== undefined) void report(fault, addressOf(location));
  };
  router.subscribe(look);
  // A navigation may already be in flight, for a link that was clicked before the page was ready.
  look(router.state);
}

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

/**
 * Returns the error that the release's own code threw in a loader or while a part of a page was loaded; undefined if
 * there is none.
 */
export function releaseErrorOf(errors: Errors): unknown {
  return Object.values(errors ?? {}).find(isReleaseError);
}

/**
 * Checks that an error is neither an error response of the site nor an address without a route: those have a status.
 */
function isReleaseError(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return apiStatus(error) === null && typeof status !== 'number';
}
