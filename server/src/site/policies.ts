import type { Integration } from '@vitrin/shared-contracts/integrations';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { baseHeaders } from '../platform/http/base-headers.ts';
import { integrationSources } from './integration-sources.ts';

const BASE_POLICY =
  "default-src 'none'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; worker-src 'self'; frame-ancestors 'none'";

function trustedTypes(unit: Unit): string {
  const names = ['default', 'dompurify', 'vitrin-loader', 'vitrin-releases', 'vitrin-shell', `vitrin-${unit}`];
  return `require-trusted-types-for 'script'; trusted-types ${names.join(' ')}`;
}

interface PublicSources {
  integrations?: readonly Integration[];
  /** Origins that the page may show in frames. */
  frames?: readonly string[];
  /** Origin of pictures and files; null if it is the site itself. */
  mediaUrl?: string | null;
}

/**
 * Returns the policy of public documents: styles from files and from blocks with a listed hash; third-party hosts only
 * for configured integrations and for videos of the page.
 */
export function publicPolicy(
  styleHashes: readonly string[],
  { integrations = [], frames = [], mediaUrl = null }: PublicSources = {},
): string {
  const media = mediaUrl === null ? [] : [mediaUrl];
  const sources = [...Object.entries(integrationSources(integrations)), ['img-src', media] as const];
  const opened = sources.reduce((policy, [directive, hosts]) => withHosts(policy, directive, hosts), BASE_POLICY);
  const framed = frames.length > 0 ? `; frame-src ${frames.join(' ')}` : '';
  return `${opened}${framed}; media-src ${["'self'", ...media].join(' ')}; manifest-src 'self'; style-src 'self' ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`;
}

function withHosts(policy: string, directive: string, hosts: readonly string[]): string {
  return policy.replace(`${directive} 'self'`, [`${directive} 'self'`, ...hosts].join(' '));
}

export function signInPolicy(styleHashes: readonly string[]): string {
  return `${publicPolicy(styleHashes)}; ${trustedTypes('remote_auth')}`;
}

/** Returns the policy of the panel, whose libraries insert styles at run time with the nonce of the document. */
export function panelPolicy(nonce: string): string {
  // Only previews of unpublished content let themselves be framed.
  return `${BASE_POLICY.replace("img-src 'self' data:", "img-src 'self' data: blob:")}; frame-src 'self'; style-src 'self' 'nonce-${nonce}'; ${trustedTypes('remote_admin')}`;
}

/**
 * Returns the policy of a preview of unpublished content: nothing runs in it and no form can be sent. `isFramed`: the
 * panel shows it in a frame.
 */
export function contentPreviewPolicy(styleHashes: readonly string[], isFramed: boolean): string {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(' ') || "'none'";
  const ancestors = isFramed ? "'self'" : "'none'";
  return `default-src 'none'; script-src 'none'; style-src ${styles}; img-src 'self' data:; media-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${ancestors}`;
}

/** Headers of every document. */
export const documentHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'Content-Type': 'text/html; charset=utf-8',
};

/**
 * Headers of public pages. With COOP a browser opens a page in a new process, which it starts when the response arrives
 * (decision 44).
 */
export const publicHeaders: Readonly<Record<string, string>> = {
  ...documentHeaders,
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/** Headers of previews of unpublished content: never cached, never indexed, and no other site learns their address. */
export const contentPreviewHeaders: Readonly<Record<string, string>> = {
  ...documentHeaders,
  'Referrer-Policy': 'no-referrer',
  // The panel requires it of its frames.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Headers of sign-in and panel: never cached, never indexed. */
export const staffHeaders: Readonly<Record<string, string>> = {
  ...documentHeaders,
  'Referrer-Policy': 'same-origin',
  // These pages load nothing from other origins.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};
