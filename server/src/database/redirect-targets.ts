import type { Db } from './tables.ts';

/** Where an address without a page leads; null: nowhere. */
export async function findTarget(db: Db, source: string): Promise<string | null> {
  const row = await db.selectFrom('redirects').select('target').where('source', '=', source).executeTakeFirst();
  return row?.target ?? null;
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
 * Follows the redirects that are saved now: a browser that is led back to where it was gives up. Returns after how many steps
 * they come back to an address they have passed; null: they end.
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
