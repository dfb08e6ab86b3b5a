import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rootElementId, type BootBlock } from 'shared-contracts/boot';
import { createBrowserRouter, RouterProvider } from 'shared-contracts/router';
import { browserContext } from './context.ts';
import { reportFault } from './federation/report-fault.ts';
import type { LoadedRemote } from './federation/load-remote.ts';
import { loadFirstRoutes } from './load-first-routes.ts';
import { followNavigation } from './navigation/follow-navigation.ts';

export type Navigate = (address: string) => void;

/** Renders a remote into the document: hydrates what the server rendered, creates what it did not. */
export async function mount({ app, release }: LoadedRemote, boot: BootBlock): Promise<Navigate> {
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error('The document has no root element');
  const routes = app.createRoutes(browserContext);
  if (boot.hydration) await loadFirstRoutes(routes, location.pathname);
  const router = createBrowserRouter(routes, boot.hydration ? { hydrationData: boot.hydration } : {});
  const tree = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  followNavigation(router, { described: boot.hydration !== null });
  if (boot.hydration) {
    const served = root.cloneNode(true);
    hydrateRoot(root, tree, {
      onRecoverableError: (error) => reportFault(release, 'render', error),
      onUncaughtError: (error) => {
        reportFault(release, 'render', error);
        document.getElementById(rootElementId)?.replaceWith(served);
      },
    });
  } else {
    createRoot(root, { onUncaughtError: (error) => reportFault(release, 'render', error) }).render(tree);
  }
  return (address) => void router.navigate(address);
}
