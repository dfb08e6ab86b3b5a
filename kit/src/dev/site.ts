import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseCompatibility, ReleaseRequirements } from '@vitrin/shared-contracts/releases';
import { cookiesForSite } from './cookies.ts';
import { bootOf } from './rewrite-document.ts';

/** A running site into which the local unit is inserted. */
export interface Site {
  /** Origin that responds, after all redirects. */
  address: string;
  /** All origins that the site uses in its own links. */
  origins: string[];
  surfaces: BootBlock['surfaces'];
  /** Abbreviations of the languages that have their own path prefix. */
  languages: readonly string[];
}

const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^"/]+)/;

/**
 * Reads the site's origins, surfaces and languages from its home page. Throws with a message when there is no response
 * or the response is not from a Vitrin site.
 */
export async function findSite(address: string): Promise<Site> {
  const response = await fetch(address, {
    headers: { accept: 'text/html', cookie: cookiesForSite(undefined, 0) },
  }).catch((error: Error) => {
    throw new Error(`${address} yanıt vermiyor: ${causeOf(error)}`);
  });
  const html = await response.text();
  const boot = bootOf(html);
  if (!boot) throw new Error(`${address} bir Vitrin sitesi değil ya da şu an açılmıyor (${response.status}).`);
  const { origin } = new URL(response.url);
  const canonical = CANONICAL.exec(html)?.[1];
  const { surfaces, languages = [] } = boot;
  return { address: origin, origins: canonical ? [origin, canonical] : [origin], surfaces, languages };
}

function causeOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

/**
 * Returns the site's message why this build is not compatible with it; null when it is compatible or the site cannot be
 * asked.
 */
export async function incompatibilityWith(address: string, needs: ReleaseRequirements): Promise<string | null> {
  const { unit, contract, boot, runtime, shared } = needs;
  const response = await fetch(new URL(api.releaseCompatibility, address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ unit, contract, boot, runtime, shared }),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as { data?: ReleaseCompatibility } | null;
  return answer?.data?.misfit ?? null;
}
