import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server.edge';
import type { RemoteApp, RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { RenderRequest, RenderResult } from '@vitrin/shared-contracts/rendering';
import * as router from '@vitrin/shared-contracts/router';
import * as state from '@vitrin/shared-contracts/state';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from '@vitrin/shared-contracts/static-router';
import { headOf, statusOf } from '../head/current-head.ts';

/** The singletons that the server bundles of remotes load with `require`, the same as in the browser. */
export const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared-contracts/router': router,
  'shared-contracts/state': state,
};

const ORIGIN = 'http://render.invalid';

/**
 * Runs the loaders of one request, then renders. Stores are set in the same synchronous block as the rendering, so that
 * requests cannot mix.
 */
export async function render(
  app: RemoteApp,
  request: RenderRequest,
  read: RemoteContext['read'],
): Promise<RenderResult> {
  const { basename = '', segment } = request;
  const routes = app.createRoutes({
    language: () => request.language.abbr,
    read,
    submitted: () => request.submitted ?? null,
    ...(segment !== undefined && { segment }),
  });
  const handler = createStaticHandler(routes, basename ? { basename } : {});
  const context = await handler.query(new Request(ORIGIN + basename + request.url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: redirectTarget(context.headers, basename) };
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;
  const head = headOf(context.matches, {
    url: request.url,
    language: request.language.abbr,
    companyName: request.branding.companyName,
    branding: request.branding,
    loaderData: context.loaderData,
  });
  const html = renderPage(handler.dataRoutes, context, request);
  return {
    kind: 'page',
    status: statusOf(context.matches),
    html,
    head,
    hydration: { loaderData: context.loaderData },
    routes: context.matches.map(({ route }) => route.id),
  };
}

/**
 * Returns the target of a redirect. The router puts the prefix of the language before each path; one that is loaded as a new document
 * states its own language.
 */
function redirectTarget(headers: Headers, basename: string): string {
  const location = headers.get('Location') ?? '/';
  return headers.has('X-Remix-Reload-Document') ? location.slice(basename.length) : location;
}

function renderPage(
  routes: Parameters<typeof createStaticRouter>[0],
  context: StaticHandlerContext,
  { language, branding }: RenderRequest,
): string {
  state.languageStore.set(language);
  state.brandingStore.set(branding);
  state.sessionStore.set(null);
  const tree = (
    <react.StrictMode>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </react.StrictMode>
  );
  return renderToString(tree);
}
