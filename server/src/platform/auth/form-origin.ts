import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { csrfValue } from './csrf.ts';
import { sameText } from './secrets.ts';

type Known = Pick<Config, 'secret' | 'publicUrl'>;

/**
 * Checks whether a form was sent by a script of our public pages. Old browsers omit the headers that identify the
 * origin.
 */
export function isScriptForm(request: FastifyRequest, config: Known): boolean {
  const { 'x-requested-with': mark, 'x-csrf-token': csrf, origin } = request.headers;
  if (mark !== 'XMLHttpRequest' || typeof csrf !== 'string') return false;
  return (
    isNotFromElsewhere(request) &&
    (origin === undefined || isOurs(origin, request, config)) &&
    sameText(csrf, csrfValue(config, 'public', null))
  );
}

/** True for a form that a page of ours posts by itself: it can carry no CSRF value, so the request must name its origin (product §11). */
export function isPageForm(request: FastifyRequest, config: Known): boolean {
  const { origin } = request.headers;
  return isNotFromElsewhere(request) && origin !== undefined && isOurs(origin, request, config);
}

function isNotFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/** The site's own address, or the one by which it was just reached. */
function isOurs(origin: string, request: FastifyRequest, { publicUrl }: Known): boolean {
  return origin === publicUrl || URL.parse(origin)?.host === request.host;
}
