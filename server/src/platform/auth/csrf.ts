import type { FastifyRequest } from 'fastify';
import type { Surface } from 'shared-contracts/boot';
import type { Config } from '../../config/config.ts';
import { companionOf } from './companion.ts';
import { keyedHash, sameText } from './secrets.ts';

/** The page's CSRF value: bound to surface and companion, save for public documents, whose HTML is cached for everyone. */
export function csrfValue(config: Pick<Config, 'secret'>, surface: Surface, companion: string | null): string {
  return keyedHash(config.secret, 'csrf', surface === 'public' ? surface : `${surface}:${companion ?? ''}`);
}

/**
 * Checks whether a request was sent by a script of our own page of this surface: `X-Requested-With`, same origin, and
 * that page's CSRF value.
 */
export function isPageCall(request: FastifyRequest, config: Config, surface: Exclude<Surface, 'public'>): boolean {
  const { 'x-requested-with': mark, 'sec-fetch-site': site, 'x-csrf-token': csrf } = request.headers;
  const companion = companionOf(request, config);
  if (mark !== 'XMLHttpRequest' || site !== 'same-origin' || companion === null || typeof csrf !== 'string')
    return false;
  return sameText(csrf, csrfValue(config, surface, companion));
}
