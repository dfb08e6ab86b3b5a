import { notFoundPath, pageVisitsEndpoint } from '@vitrin/shared-contracts/first-paths';
import type { createBrowserRouter } from '@vitrin/shared-contracts/router';
import { bootStore, languageStore } from '@vitrin/shared-contracts/state';
import type { PageVisit } from '@vitrin/shared-contracts/visits';
import { namedPath } from '../language/language-paths.ts';
import { sendReport } from '../send-report.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Reports page changes inside the browser; the server counts documents itself when it sends them. An address that
 * redirected to /404 is reported with its own path. Staff surfaces report nothing.
 */
export function countVisits(router: Router): void {
  if (bootStore.get()?.surface !== 'public') return;
  let shown = router.state.location.pathname;
  let asked = shown;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.location && asked === shown) asked = navigation.location.pathname;
    if (navigation.state !== 'idle') return;
    if (pathname !== shown) reportVisit(pathname === notFoundPath ? asked : pathname);
    shown = pathname;
    asked = pathname;
  });
}

function reportVisit(path: string): void {
  const visit: PageVisit = { path: namedPath(path), lang: languageStore.get().abbr };
  sendReport(pageVisitsEndpoint, visit);
  document.dispatchEvent(new Event('vitrin:page'));
}
