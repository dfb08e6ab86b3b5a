import { StrictMode } from 'react';
import { rootElementId, type BootBlock } from '@vitrin/shared-contracts/boot';
import type { RemoteApp } from '@vitrin/shared-contracts/remote-app';
import { RouterProvider } from '@vitrin/shared-contracts/router';
import { browserContext } from './context.ts';
import { renderRelease } from './render-release.tsx';
import { withTimeout } from './federation/load-timeout.ts';
import { ReleaseFault } from './federation/release-fault.ts';
import { loadFirstRoutes } from './load-first-routes.ts';
import { routeAddress } from './language/language-paths.ts';
import { createLanguageRouter } from './language/language-window.ts';
import { followNavigation } from './navigation/follow-navigation.ts';
import { releaseErrorOf, watchNavigation } from './navigation/watch-navigation.ts';

/**
 * Milliseconds to wait for errors that follow the first rendering: from an effect, or with the data of an empty root.
 */
const LATE_ERROR_MS = 100;

/**
 * Milliseconds that an empty root waits for the code of the screen: rendering frame and screen at once saves a layout.
 * After that, the frame is shown alone.
 */
const FRAME_DELAY_MS = 40;

export type Navigate = (address: string) => void;

/**
 * Renders a remote into the document: hydrates what the server rendered, otherwise creates it. Calls `onReady` when the
 * page responds to input. Resolves when the content is rendered; throws the error of the first rendering, with the root
 * as it was served.
 */
export async function mount(app: RemoteApp, boot: BootBlock, onReady: (navigate: Navigate) => void): Promise<void> {
  const { hydration } = boot;
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error('The document has no root element');
  const routes = app.createRoutes(browserContext(boot));
  const parts = withTimeout(loadFirstRoutes(routes, routeAddress(location.pathname)), 'load');
  await (hydration ? parts : Promise.race([parts, pause(FRAME_DELAY_MS)]));
  const router = createLanguageRouter(routes, hydration ? { hydrationData: hydration } : {});
  const tree = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const drawing = renderRelease(root, tree, boot);
  followNavigation(router, { hasServerHead: hydration !== null, onFault: drawing.onFault });
  const content = Promise.all([parts, initialized(router), drawing.rendered]).then(() => pause(LATE_ERROR_MS));
  const settled = Promise.race([drawing.failed, content]);
  try {
    await withTimeout(Promise.race([settled, drawing.rendered]), 'render');
    onReady((address) => void router.navigate(address));
    await settled;
    const fault = releaseErrorOf(router.state.errors);
    if (fault !== undefined) throw new ReleaseFault('render', fault);
    drawing.endFirstRendering();
    watchNavigation(router, boot);
  } catch (error) {
    drawing.restore();
    throw error;
  }
}

type Router = ReturnType<typeof createLanguageRouter>;

function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
