import Tokens from '@fastify/csrf';
import type { FastifyRequest } from 'fastify';
import type { Surface } from '@vitrin/shared-contracts/boot';
import type { Config } from '../../config/config.ts';
import { sessionBindingCookieOf } from './session-binding-cookie.ts';
import type { SecretKeys } from './former-secrets.ts';
import { acceptedHashes, keyedHash, equalsConstantTime } from './secrets.ts';

type Secret = Pick<Config, 'secret'>;

const tokens = new Tokens({ algorithm: 'sha256' });

/** Returns the CSRF value of public documents, which are cached for all visitors. */
export function publicCsrfValue(config: Secret): string {
  return keyedHash(config.secret, 'csrf', 'public');
}

/** Checks the CSRF value of a public page, which may have been opened before a rotation of the secret. */
export function isPublicCsrfValue(config: SecretKeys, value: string): boolean {
  return acceptedHashes(config, 'csrf', 'public').some((accepted) => equalsConstantTime(value, accepted));
}

/**
 * Returns a CSRF value for one document of sign-in or panel, bound to surface and session-binding cookie. It has a
 * random salt, so that the size of compressed responses does not reveal it (BREACH).
 */
export function staffCsrfToken(config: Secret, surface: Exclude<Surface, 'public'>, bindingCookie: string): string {
  return tokens.create(staffSecret(config, surface, bindingCookie));
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
  const secret = staffSecret(config, surface, bindingCookie);
  // Documents of servers before the salt contain the secret itself; they may stay open for a day.
  return tokens.verify(secret, csrf) || equalsConstantTime(csrf, secret);
}

function staffSecret(config: Secret, surface: Exclude<Surface, 'public'>, bindingCookie: string): string {
  return keyedHash(config.secret, 'csrf', `${surface}:${bindingCookie}`);
}
