import type { BootBlock } from 'shared-contracts/boot';
import { apiStatus } from 'shared-contracts/remote-app';
import type { createBrowserRouter } from 'shared-contracts/router';
import { faults } from '../federation/faults.ts';
import { ReleaseFault } from '../federation/release-fault.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type Errors = Router['state']['errors'];

/** Longer than any page of the site takes, also on a slow connection. */
const LONGEST_MS = 10_000;

/**
 * Reports a navigation that does not end, or that ends in an error of the release's own code, as a fault of the
 * release.
 */
export function watchNavigation(router: Router, boot: BootBlock): void {
  let target: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: Errors = router.state.errors;
  const tell = async (cause: unknown, address: string) =>
    (await faults()).giveWay(boot, new ReleaseFault('navigate', cause), address);

  const look = ({ navigation, location, errors }: Pick<Router['state'], 'navigation' | 'location' | 'errors'>) => {
    const next = navigation.location ? addressOf(navigation.location) : null;
    if (next !== target) {
      clearTimeout(timer);
      if (next !== null) timer = setTimeout(() => void tell(`No end of the way to ${next}`, next), LONGEST_MS);
      target = next;
    }
    if (errors === known) return;
    known = errors;
    const fault = faultIn(errors);
    if (fault !== undefined) void tell(fault, addressOf(location));
  };
  router.subscribe(look);
  // A navigation may already be in flight, for a link that was clicked before the page was ready.
  look(router.state);
}

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

/** What the release's own code threw in a loader or while a page's part was fetched. */
export function faultIn(errors: Errors): unknown {
  return Object.values(errors ?? {}).find(isOfTheRelease);
}

/** Not what the site answered, nor an address that no route has: those carry a status. */
function isOfTheRelease(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return apiStatus(error) === null && typeof status !== 'number';
}
