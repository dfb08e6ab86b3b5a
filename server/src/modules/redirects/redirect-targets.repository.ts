import type { Db } from '../../platform/database/tables.ts';

/** A source that ends so leads on from its own address and every address below it. */
export const BELOW = '/*';
/** Addresses of the site are not deeper; nobody makes a query longer by asking for more. */
const DEEPEST = 8;

/**
 * Returns the redirect target of an address without a page; the most specific source wins. Null if no redirect matches.
 */
export async function findTarget(db: Db, path: string): Promise<string | null> {
  const sources = sourcesOf(path);
  const rows = await db.selectFrom('redirects').select(['source', 'target']).where('source', 'in', sources).execute();
  const nearest = sources.find((source) => rows.some((row) => row.source === source));
  return rows.find(({ source }) => source === nearest)?.target ?? null;
}

/** The address itself, then what covers it, the nearest first. */
function sourcesOf(path: string): string[] {
  const segments = path.split('/').slice(1, 1 + DEEPEST);
  const covering = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}${BELOW}`);
  return [path, ...covering.toReversed()];
}

/** The path of an address of ours as it is looked up: decoded, without query, dots, or slashes too many. */
export function pathOf(address: string): string {
  const { pathname } = new URL(address, 'http://site.invalid');
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The same of a target; null for one that leaves the site. */
function pathOfTarget(target: string, publicUrl: string): string | null {
  if (target.startsWith('/')) return pathOf(target);
  const address = URL.parse(target);
  return address?.origin === publicUrl ? pathOf(address.pathname) : null;
}

/**
 * Follows the saved redirects, because a browser gives up on a redirect loop. Returns the number of steps after which
 * an address repeats; null if there is no loop.
 */
export async function redirectLoop(db: Db, source: string, publicUrl: string): Promise<number | null> {
  const passed = new Set<string>();
  for (let path: string | null = source; path !== null;) {
    if (passed.has(path)) return passed.size;
    passed.add(path);
    const target: string | null = await findTarget(db, path);
    path = target === null ? null : pathOfTarget(target, publicUrl);
  }
  return null;
}
