import { renderToString } from 'react-dom/server.edge';
import type { Head, RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@vitrin/shared-contracts/static-router';
import app from '../index.tsx';
import { contextOf, fakeSite, type FakeSite } from './fake-site.ts';
import { sitePage } from './site-page.ts';
import { branding } from './visit.tsx';

/** Renders an address as the server does; a redirect is returned as the response. */
export async function serve(address: string, change: Partial<FakeSite> = {}) {
  brandingStore.set(branding);
  const site = contextOf({ ...fakeSite(), sitePages: { [sitePage().path]: sitePage() }, ...change });
  const handler = createStaticHandler(app.createRoutes(site));
  const context = await handler.query(new Request(`http://firma.example${address}`));
  if (context instanceof Response) return { response: context };
  const html = renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  const deepest = context.matches.at(-1)?.route;
  const handle = deepest?.handle as RouteHandle;
  const headContext = {
    url: address,
    language: change.language ?? 'tr',
    companyName: branding.companyName,
    branding,
    loaderData: context.loaderData,
  };
  const head = handle.head?.(context.loaderData[deepest?.id ?? ''], headContext) as Head;
  return {
    html,
    head,
    status: handle.status,
    hydrationData: { loaderData: context.loaderData },
    routes: app.createRoutes(site),
  };
}
