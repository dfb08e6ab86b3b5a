import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isPublicCsrfValue } from './csrf.ts';

type Known = Pick<Config, 'secret' | 'formerSecrets' | 'publicUrl'>;

/**
 * Checks whether a form was sent by a script of our public pages. Old browsers omit the headers that identify the
 * origin.
 */
export function isScriptForm(request: FastifyRequest, config: Known): boolean {
  const { 'x-requested-with': mark, 'x-csrf-token': csrf, origin } = request.headers;
  if (mark !== 'XMLHttpRequest' || typeof csrf !== 'string') return false;
  return (
    isNotCrossSite(request) &&
    (origin === undefined || isOwnOrigin(origin, request, config)) &&
    isPublicCsrfValue(config, csrf)
  );
}

/**
 * Checks whether a form was posted by a page of ours without a CSRF value, which a native post cannot carry; the
 * request must therefore name its origin (product §11).
 */
export function isOwnOriginForm(request: FastifyRequest, config: Known): boolean {
  const { origin } = request.headers;
  return isNotCrossSite(request) && origin !== undefined && isOwnOrigin(origin, request, config);
}

function isNotCrossSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/** Checks for the site's own origin, or the host of this request. */
function isOwnOrigin(origin: string, request: FastifyRequest, { publicUrl }: Known): boolean {
  return origin === publicUrl || URL.parse(origin)?.host === request.host;
}
