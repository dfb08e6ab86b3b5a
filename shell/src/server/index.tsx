import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server.edge';
import type { RemoteApp, RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { RemoteSections } from '@vitrin/shared-contracts/remote-sections';
import type { RenderRequest, RenderResult, SectionRequest, SectionResult } from '@vitrin/shared-contracts/rendering';
import * as router from '@vitrin/shared-contracts/router';
import * as state from '@vitrin/shared-contracts/state';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from '@vitrin/shared-contracts/static-router';
import { pathInLanguage, splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { headOf, statusOf } from '../head/current-head.ts';
import { namedHead } from '../head/named-head.ts';
import { NamedLinks } from './named-links.tsx';
import { SectionTree, sectionIdPrefix, sectionNamed } from '../sections/section-tree.tsx';

/** The singletons that the server bundles of remotes load with `require`, the same as in the browser. */
export const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared-contracts/router': router,
  'shared-contracts/state': state,
};

const ORIGIN = 'http://render.invalid';

/** Runs the loaders of one request, then renders. */
export async function render(
  app: RemoteApp,
  request: RenderRequest,
  read: RemoteContext['read'],
): Promise<RenderResult> {
  const { basename = '', segment, listNames } = request;
  const url = exchangeNames(request.url, listNames);
  const routes = app.createRoutes({
    language: () => request.language.abbr,
    read,
    submitted: () => request.submitted ?? null,
    ...(segment !== undefined && { segment }),
    ...(listNames && { listNames }),
  });
  const handler = createStaticHandler(routes, basename ? { basename } : {});
  const context = await handler.query(new Request(ORIGIN + basename + url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: redirectTarget(context.headers, request) };
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;
  const head = headOf(context.matches, {
    url,
    language: request.language.abbr,
    companyName: request.branding.companyName,
    branding: request.branding,
    loaderData: context.loaderData,
  });
  const html = renderPage(namedRoutes(handler.dataRoutes, request), context, request);
  return {
    kind: 'page',
    status: statusOf(context.matches),
    html,
    head: head && listNames ? namedHead(head, addressesOf(request)) : head,
    hydration: { loaderData: context.loaderData },
    routes: context.matches.map(({ route }) => route.id),
  };
}

/**
 * Returns the target of a redirect. The router puts the prefix of the language before each path; one that is loaded as a new document
 * states its own language.
 */
function redirectTarget(headers: Headers, request: RenderRequest): string {
  const { basename = '' } = request;
  const location = headers.get('Location') ?? '/';
  return headers.has('X-Remix-Reload-Document') ? location.slice(basename.length) : addressesOf(request)(location);
}

/** Returns the function that makes addresses of this site of paths with the prefix of a language. */
function addressesOf({ listNames, languages = [] }: RenderRequest): (path: string) => string {
  return (prefixed) => {
    const { abbr, path } = splitLanguage(prefixed, languages);
    const named = exchangeNames(path, listNames);
    return abbr === null ? named : pathInLanguage(named, abbr);
  };
}

/** Returns routes whose links have the addresses of this site. A site without names of its own has the same tree as before. */
function namedRoutes(routes: Routes, request: RenderRequest): Routes {
  if (!request.listNames) return routes;
  const addressOf = addressesOf(request);
  return routes.map((route) => ({ ...route, element: <NamedLinks addressOf={addressOf}>{route.element}</NamedLinks> }));
}

type Routes = Parameters<typeof createStaticRouter>[0];

/** Reads what a section shows, then renders it as its root in the browser does. */
export async function renderSection(
  { sections }: RemoteSections,
  request: SectionRequest,
  read: RemoteContext['read'],
): Promise<SectionResult> {
  const { id, name, heading, values, language, pageUrl, listNames } = request;
  const section = sectionNamed(sections, name);
  const context = { language: () => language.abbr, read, pageUrl, ...(listNames && { listNames }) };
  const [View, data = null] = await Promise.all([section.view(), section.load?.(values, context)]);
  setStores(request);
  const html = renderToString(<SectionTree {...{ View, values, data }} section={{ id, heading }} />, {
    identifierPrefix: sectionIdPrefix(id),
  });
  return { html, data };
}

function renderPage(routes: Routes, context: StaticHandlerContext, request: RenderRequest): string {
  setStores(request);
  const tree = (
    <react.StrictMode>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </react.StrictMode>
  );
  return renderToString(tree);
}

/** Called in the same synchronous block as the rendering, so that requests cannot mix. */
function setStores({ language, branding }: Pick<RenderRequest, 'language' | 'branding'>): void {
  state.languageStore.set(language);
  state.brandingStore.set(branding);
  state.sessionStore.set(null);
}
