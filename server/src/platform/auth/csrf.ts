import type { FastifyRequest } from 'fastify';
import type { Surface } from 'shared-contracts/boot';
import type { Config } from '../../config/config.ts';
import { sessionBindingCookieOf } from './session-binding-cookie.ts';
import { keyedHash, equalsConstantTime } from './secrets.ts';

/**
 * Returns the CSRF value of a page: bound to surface and session-binding cookie, except for public documents, whose
 * HTML is cached for all visitors.
 */
export function csrfValue(config: Pick<Config, 'secret'>, surface: Surface, bindingCookie: string | null): string {
  return keyedHash(config.secret, 'csrf', surface === 'public' ? surface : `${surface}:${bindingCookie ?? ''}`);
}

/**
 * Checks whether a request was sent by a script of our own page of this surface: `X-Requested-With`, same origin, and
 * that page's CSRF value.
 */
export function isPageCall(request: FastifyRequest, config: Config, surface: Exclude<Surface, 'public'>): boolean {
  const { 'x-requested-with': mark, 'sec-fetch-site': site, 'x-csrf-token': csrf } = request.headers;
  const bindingCookie = sessionBindingCookieOf(request, config);
  if (mark !== 'XMLHttpRequest' || site !== 'same-origin' || bindingCookie === null || typeof csrf !== 'string')
    return false;
  return equalsConstantTime(csrf, csrfValue(config, surface, bindingCookie));
}
