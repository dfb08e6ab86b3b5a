import type { Integration } from 'shared-contracts/integrations';
import type { Unit } from 'shared-contracts/releases';
import { baseHeaders } from '../platform/http/base-headers.ts';
import { integrationSources } from './integration-sources.ts';

const CLOSED =
  "default-src 'none'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; worker-src 'none'; frame-ancestors 'none'";

function trustedTypes(unit: Unit): string {
  const names = ['default', 'dompurify', 'vitrin-loader', 'vitrin-releases', 'vitrin-shell', `vitrin-${unit}`];
  return `require-trusted-types-for 'script'; trusted-types ${names.join(' ')}`;
}

/** Public documents: styles from files and the blocks whose hashes are named; further hosts for what is configured alone. */
export function publicPolicy(styleHashes: readonly string[], integrations: readonly Integration[] = []): string {
  const sources = Object.entries(integrationSources(integrations));
  const opened = sources.reduce((policy, [directive, hosts]) => withHosts(policy, directive, hosts), CLOSED);
  return `${opened}; manifest-src 'self'; style-src 'self' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`;
}

function withHosts(policy: string, directive: string, hosts: readonly string[]): string {
  return policy.replace(`${directive} 'self'`, [`${directive} 'self'`, ...hosts].join(' '));
}

export function signInPolicy(styleHashes: readonly string[]): string {
  return `${publicPolicy(styleHashes)}; ${trustedTypes('remote_auth')}`;
}

/** The panel's libraries write styles at run time, each with the nonce of its document. */
export function panelPolicy(nonce: string): string {
  return `${CLOSED.replace("img-src 'self' data:", "img-src 'self' data: blob:")}; style-src 'self' 'nonce-${nonce}'; ${trustedTypes('remote_admin')}`;
}

/** On every document. */
export const documentHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'Content-Type': 'text/html; charset=utf-8',
};

/** On sign-in and panel: nobody keeps it, nobody lists it. */
export const staffHeaders: Readonly<Record<string, string>> = {
  ...documentHeaders,
  'Referrer-Policy': 'same-origin',
  // Nothing of these pages comes from elsewhere.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};
