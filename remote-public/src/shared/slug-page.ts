import { publicPaths } from 'shared-contracts/paths';
import { apiStatus } from 'shared-contracts/remote-app';
import { redirect } from 'shared-contracts/router';

interface Slugged {
  seo_name: string | null;
  alternates: Record<string, string>;
}

/** Reads what a slug stands for; unknown leads to /404 (product §2). */
export async function orNotFound<T>(reading: Promise<{ data: T }>): Promise<T> {
  try {
    return (await reading).data;
  } catch (error) {
    if (apiStatus(error) === 404) throw redirect(publicPaths.notFound);
    throw error;
  }
}

/** Another language's slug leads to the page's own address for now (302), an old one for good (301; product §2). */
export function keepAddress(
  { alternates }: Slugged,
  asked: string,
  own: string,
  toPath: (slug: string) => string,
): void {
  if (asked === own) return;
  const status = Object.values(alternates).includes(asked) ? 302 : 301;
  throw redirect(toPath(own), { status, headers: standsAt(toPath(asked)) ? REPLACING : {} });
}

/** How the router is told to put the new address in the place of the old one. */
const REPLACING = { 'X-Remix-Replace': 'true' };

/**
 * Checks whether the browser is already at the old address, as on Back and Forward: an additional history entry would
 * trap the visitor between the two. A clicked link has no entry yet; on the server there is none at all. The address in
 * the browser may have a language prefix.
 */
function standsAt(path: string): boolean {
  return globalThis.location?.pathname.endsWith(path) ?? false;
}
