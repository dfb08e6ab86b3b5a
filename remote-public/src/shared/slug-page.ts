import { publicPaths } from '@vitrin/shared-contracts/paths';
import { apiStatus } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';

interface SlugRecord {
  alternates: Record<string, string>;
}

/** Returns the data of a slug; redirects to /404 if the slug is unknown (product §2). */
export async function orRedirectToNotFound<T>(reading: Promise<{ data: T }>): Promise<T> {
  try {
    return (await reading).data;
  } catch (error) {
    if (apiStatus(error) === 404) throw redirect(publicPaths.notFound);
    throw error;
  }
}

/**
 * Redirects to the own address of a page: with 302 from a slug of another language, with 301 from an old slug (product
 * §2).
 */
export function redirectToCurrentSlug(
  { alternates }: SlugRecord,
  asked: string,
  own: string,
  toPath: (slug: string) => string,
): void {
  if (asked === own) return;
  const status = Object.values(alternates).includes(asked) ? 302 : 301;
  throw redirect(toPath(own), { status, headers: isCurrentPath(toPath(asked)) ? REPLACE_HEADERS : {} });
}

/** Header that makes the router replace the current history entry. */
const REPLACE_HEADERS = { 'X-Remix-Replace': 'true' };

/**
 * Checks whether the browser is already at the old address, as on Back and Forward: an additional history entry would
 * trap the visitor between the two. A clicked link has no entry yet; on the server there is none at all. The address in
 * the browser may have a language prefix.
 */
function isCurrentPath(path: string): boolean {
  return globalThis.location?.pathname.endsWith(path) ?? false;
}
