import { panelPath } from '@vitrin/shared-contracts/first-paths';
import { api, contentPreviewPaths, loginPath, publicPaths } from '@vitrin/shared-contracts/paths';

/** Host that serves a route when sign-in and panel have a host of their own. */
export type RouteHost = 'public' | 'admin' | 'both';

/** By the start of the route's template; the longest one counts. A route below none of them prevents the start. */
const hostOfPrefix: Readonly<Record<string, RouteHost>> = {
  // Pages of the site, and its files for search engines and feed readers.
  '/*': 'public',
  '/:lang': 'public',
  [publicPaths.contact]: 'public',
  '/sitemap.xml': 'public',
  '/rss.xml': 'public',
  '/manifest.webmanifest': 'public',
  [loginPath]: 'admin',
  [panelPath]: 'admin',
  // The panel frames what a form contains; links are for people without an account.
  [contentPreviewPaths.form('').slice(0, -1)]: 'admin',
  [contentPreviewPaths.link('').slice(0, -1)]: 'public',
  [contentPreviewPaths.release]: 'public',
  [contentPreviewPaths.releaseLink('').slice(0, -1)]: 'public',
  // The address of publishing, which teams use for the packages too.
  '/kit': 'admin',
  '/media': 'both',
  '/releases': 'both',
  '/robots.txt': 'both',
  '/favicon.ico': 'both',
  '/apple-touch-icon.png': 'both',
  '/icon-192.png': 'both',
  '/icon-512.png': 'both',
  '/healthz': 'both',
  '/readyz': 'both',
  '/metrics': 'both',
  // Addresses that no route has.
  '/api/*': 'both',
  '/api/admin': 'admin',
  '/api/auth': 'admin',
  '/api/pages': 'public',
  '/api/hydration': 'public',
  '/api/sections': 'public',
  [api.openApi]: 'public',
  // Publishing; what shells of both hosts need is listed below.
  '/api/releases': 'admin',
  [api.currentRelease]: 'both',
  [api.releaseFaults]: 'both',
  [api.releaseHealth]: 'both',
  [api.leavePreview]: 'both',
};

/** The panel reads what is public, for example the pages that a text can link to; forms of visitors are not its own. */
const READS = '/api/pages';

/**
 * Returns the host of a route template, or of a path that no route matches; null when there is no declaration.
 */
export function hostOfRoute(template: string, method: string): RouteHost | null {
  const isRead = method === 'GET' || method === 'HEAD';
  for (let prefix = template; prefix !== ''; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    const host = Object.hasOwn(hostOfPrefix, prefix) ? hostOfPrefix[prefix] : undefined;
    if (host !== undefined) return isRead && prefix === READS ? 'both' : host;
  }
  return null;
}
