import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Sets the security headers of every response; JSON responses are never framed, sniffed, indexed or read by other
 * sites.
 */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('x-content-type-options', 'nosniff');
    const url = apiUrlOf(request);
    if (url !== null) apiHeaders(url, (name, value) => void (reply.hasHeader(name) || reply.header(name, value)));
    done(null, payload);
  });
}

/** Returns the URL of an API request, also when it was matched from another spelling; null for other requests. */
function apiUrlOf({ url, routeOptions }: FastifyRequest): string | null {
  return [url, routeOptions.url].find((spelling) => spelling?.startsWith('/api/')) ?? null;
}

function apiHeaders(url: string, set: (name: string, value: string) => void): void {
  const isPublic = url.startsWith('/api/pages/');
  set('cache-control', isPublic ? 'no-cache' : 'no-store');
  if (isPublic) set('vary', 'Cookie');
  set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  set('cross-origin-resource-policy', 'same-origin');
  set('referrer-policy', 'same-origin');
  set('x-robots-tag', 'noindex');
}
