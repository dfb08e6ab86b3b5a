import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { panelPath } from '@vitrin/shared-contracts/first-paths';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { adminUrl, type AdminAddress } from '../../config/admin-url.ts';
import { sendProblem } from './errors.ts';
import { problems } from './problem.ts';
import { addressOf, decodedPathOf } from './request-path.ts';
import { hostOfRoute, type RouteHost } from './route-hosts.ts';

/** Templates of the routes that match what no other route does. */
const CATCH_ALL: ReadonlySet<string> = new Set(['/*', '/api/*']);

/**
 * Decides by the host of a request what it may reach, before anything else looks at it: pages of the other host are
 * redirected there, its API does not exist. Hosts that the settings do not name are the public one. Does nothing without
 * `ADMIN_HOST`. Register before the routes.
 */
export function separateHosts(app: FastifyInstance, config: AdminAddress): void {
  if (config.adminHost === null) return;
  const origins = { public: config.publicUrl, admin: adminUrl(config) };
  app.addHook('onRoute', ({ url, method }) => {
    if (hostOfRoute(url, String(method)) === null) throw new Error(`${String(method)} ${url} declares no host`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const host = isAdminHost(request, config) ? 'admin' : 'public';
    if (host === 'admin') reply.raw.setHeader('X-Robots-Tag', 'noindex');
    const owner = ownerOf(request);
    if (owner === 'both' || owner === host) return;
    if (!isPage(request)) return sendProblem(reply, problems.noAddress());
    return redirect(reply, locationOf(request, origins[owner]));
  });
}

/**
 * Checks whether a request is for the host of sign-in and panel. The port is ignored: proxies do not always send it. A
 * request to the public host is not, whatever `X-Forwarded-Host` says: proxies that do not set this header pass on what
 * the client has sent.
 */
export function isAdminHost({ hostname, headers }: FastifyRequest, config: AdminAddress): boolean {
  if (config.adminHost === null || nameOf(headers.host ?? '') === new URL(config.publicUrl).hostname) return false;
  return nameOf(hostname) === nameOf(config.adminHost);
}

/**
 * Checks whether `Host` or `X-Forwarded-Host` names the host of sign-in and panel, without trusting either: what answers
 * from memory, before the framework, serves public pages only.
 */
export function mayBeForAdminHost(headers: IncomingHttpHeaders, { adminHost }: AdminAddress): boolean {
  if (adminHost === null) return false;
  const named = `${headers.host ?? ''},${String(headers['x-forwarded-host'] ?? '')}`;
  return named
    .toLowerCase()
    .split(/[\s,:]+/)
    .includes(nameOf(adminHost));
}

/** Returns the host without the port, in lower case. */
function nameOf(host: string): string {
  return (host.split(':', 1)[0] ?? '').toLowerCase();
}

/** Returns the host of the matched route; of the decoded path if only a catch-all matches. */
function ownerOf({ routeOptions: { url: template }, url, method }: FastifyRequest): RouteHost {
  const address = template === undefined || CATCH_ALL.has(template) ? decodedPathOf(url) : template;
  return hostOfRoute(address, method) ?? 'public';
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/api(?:\/|$)/.test(decodedPathOf(url));
}

function locationOf({ url }: FastifyRequest, origin: string): string {
  // A request for `/` on this host is meant for the panel.
  return addressOf(url) === publicPaths.home ? panelPath : origin + addressOf(url);
}

/** Not stored: a browser must not follow it any more when the setting has changed. */
function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(location, 308);
}
