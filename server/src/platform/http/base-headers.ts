import type { Config } from '../../config/config.ts';

/** Content Security Policy of every response that is not an HTML document: nothing may be loaded, run or framed. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response; a handler that needs another value overrides it. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': closedPolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

const ONE_YEAR = 'max-age=31536000; includeSubDomains';

/** Returns the HSTS header for a site on HTTPS. Over HTTP browsers must ignore it. */
export function transportHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': ONE_YEAR } : {};
}
