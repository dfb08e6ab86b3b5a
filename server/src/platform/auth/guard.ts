import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Right } from '@vitrin/shared-contracts/rights';
import { Forbidden, StalePage, Unauthenticated } from '../errors.ts';
import { decodedPathOf } from '../http/request-path.ts';
import type { PlatformServices } from '../platform-services.ts';
import { createApiKeyAuthentication, hasApiKey } from './api-keys.ts';
import { isPageCall } from './csrf.ts';
import { authenticateRequest, type StaffSession } from './sessions.ts';

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

/** Access declaration of a route below /api/admin: one right, or one for each operation that its form may name. */
export type Access = { right: Right } | { operations: Partial<Record<WriteMethod, Right>> };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Every API key may call the route, whatever its rights are. */
    anyApiKey?: boolean;
  }
  interface FastifyRequest {
    session: StaffSession | null;
  }
}

const PANEL = '/api/admin';

/**
 * Protects everything below /api/admin: nothing is parsed, looked up or revealed before the headers have proven a
 * session.
 */
export function guardPanel(app: FastifyInstance, services: PlatformServices): void {
  const authenticateApiKey = createApiKeyAuthentication(services);
  const sessionFor = async (request: FastifyRequest): Promise<StaffSession> => {
    // A key is sent by programs, without the cookies that another site could make a browser send.
    if (hasApiKey(request)) return authenticateApiKey(request);
    const session = await authenticateRequest(services, request);
    if (!session) throw new Unauthenticated();
    // The audit log names the person also when the request is rejected.
    request.session = session;
    if (!isPageCall(request, services.config, 'admin')) throw new StalePage();
    return session;
  };
  app.decorateRequest('session', null);
  app.addHook('onRoute', requireDeclaredRight);
  app.addHook('onRequest', async (request) => {
    if (!isPanelCall(request)) return;
    const { access, anyApiKey } = request.routeOptions.config;
    request.session = await sessionFor(request);
    if (request.session.apiKey && anyApiKey) return;
    if (access && 'right' in access) requireRight(request, access.right);
  });
}

/** Denies by default: a route without a declared right prevents the start. */
function requireDeclaredRight({ url, method, config }: RouteOptions): void {
  if (isPanelPath(url) && !config?.access) throw new Error(`${String(method)} ${url} declares no right`);
}

/** Checks the matched route, and the decoded path if no route matches. */
function isPanelCall(request: FastifyRequest): boolean {
  return isPanelPath(request.routeOptions.url ?? '') || isPanelPath(decodedPathOf(request.url));
}

function isPanelPath(path: string): boolean {
  return path === PANEL || path.startsWith(`${PANEL}/`);
}

/** Returns the session of a guarded request. */
export function sessionOf(request: FastifyRequest): StaffSession {
  if (!request.session) throw new Unauthenticated();
  return request.session;
}

export function requireRight(request: FastifyRequest, right: Right): void {
  if (!sessionOf(request).rights.has(right)) throw new Forbidden();
}
