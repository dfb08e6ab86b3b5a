import { notFoundPath, pageVisitsCall } from 'shared-contracts/first-paths';
import type { createBrowserRouter } from 'shared-contracts/router';
import { bootStore, languageStore } from 'shared-contracts/state';
import type { PageVisit } from 'shared-contracts/visits';
import { sendReport } from '../send-report.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * The server counts documents as it sends them; a change of page inside the browser tells itself. An address that led to
 * /404 is told by its own name. Staff surfaces tell nothing.
 */
export function countVisits(router: Router): void {
  if (bootStore.get()?.surface !== 'public') return;
  let shown = router.state.location.pathname;
  let asked = shown;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.location && asked === shown) asked = navigation.location.pathname;
    if (navigation.state !== 'idle') return;
    if (pathname !== shown) tell(pathname === notFoundPath ? asked : pathname);
    shown = pathname;
    asked = pathname;
  });
}

function tell(path: string): void {
  const visit: PageVisit = { path, lang: languageStore.get().abbr };
  sendReport(pageVisitsCall, visit);
  document.dispatchEvent(new Event('vitrin:page'));
}
