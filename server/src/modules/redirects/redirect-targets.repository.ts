import type { Db } from '../../platform/database/tables.ts';

/** A source with this suffix redirects its own address and every address below it. */
export const WILDCARD_SUFFIX = '/*';
/**
 * Segments of a path that are looked up. Site addresses are not deeper, and the limit keeps a long path from making the
 * query longer.
 */
const MAX_DEPTH = 8;

/**
 * Returns the redirect target of an address without a page; the most specific source wins. Null if no redirect matches.
 */
export async function findTarget(db: Db, path: string): Promise<string | null> {
  const sources = candidateSources(path);
  const rows = await db.selectFrom('redirects').select(['source', 'target']).where('source', 'in', sources).execute();
  const nearest = sources.find((source) => rows.some((row) => row.source === source));
  return rows.find(({ source }) => source === nearest)?.target ?? null;
}

/** Returns the address itself, then the wildcard sources that cover it, the most specific first. */
function candidateSources(path: string): string[] {
  const segments = path.split('/').slice(1, 1 + MAX_DEPTH);
  const covering = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}${WILDCARD_SUFFIX}`);
  return [path, ...covering.toReversed()];
}

/**
 * Returns the path of a site address in the form used for lookups: decoded, without query, dot segments or repeated
 * slashes.
 */
export function normalizedPath(address: string): string {
  const { pathname } = new URL(address, 'http://site.invalid');
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the lookup path of a redirect target; null if the target is on another site. */
function normalizedTargetPath(target: string, publicUrl: string): string | null {
  if (target.startsWith('/')) return normalizedPath(target);
  const address = URL.parse(target);
  return address?.origin === publicUrl ? normalizedPath(address.pathname) : null;
}

/**
 * Follows the saved redirects, because a browser gives up on a redirect loop. Returns the number of steps after which
 * an address repeats; null if there is no loop.
 */
export async function redirectLoop(db: Db, source: string, publicUrl: string): Promise<number | null> {
  const visited = new Set<string>();
  for (let path: string | null = source; path !== null;) {
    if (visited.has(path)) return visited.size;
    visited.add(path);
    const target: string | null = await findTarget(db, path);
    path = target === null ? null : normalizedTargetPath(target, publicUrl);
  }
  return null;
}
